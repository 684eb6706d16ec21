import Foundation
import Testing
import TestSupport

@Suite("The imitated geocoding service")
struct GeocodingStubTests {
  /// `name, region, country code` of what is found, the place's own name first.
  private func found(_ query: String) async throws -> [String] {
    let results = try await ask(.geocoding, query).object()["results"] as? [[String: Any]] ?? []
    return results.map { result in
      ["name", "admin1", "country_code"].compactMap { result[$0] as? String }.joined(separator: ", ")
    }
  }

  @Test(
    "Names are found by their whole or their beginning, without regard to case and accents",
    arguments: [
      ("Z%C3%BCrich", ["Zürich, Zurich, CH"]), ("zurich", ["Zürich, Zurich, CH"]),
      ("ZUR", ["Zürich, Zurich, CH"]), ("S%C3%A3o+Paulo", ["São Paulo, São Paulo, BR"]),
      ("sao%20paulo", ["São Paulo, São Paulo, BR"]), ("%E5%8C%97%E4%BA%AC", ["Beijing, Beijing, CN"]),
      ("M%C3%BCnchen", ["Munich, Bavaria, DE"]), ("Paris", ["Paris, Île-de-France, FR", "Paris, Texas, US"]),
      ("Portland", ["Portland, Oregon, US", "Portland, Maine, US"]), ("x", []), ("Zu", []), ("", []),
      ("Portland,%20OR", []), ("Qwzxy", []),
    ])
  func names(name: String, expected: [String]) async throws {
    #expect(try await found("name=\(name)") == expected)
  }

  @Test("The whole name comes before a beginning, and the larger before the smaller")
  func order() async throws {
    let expected = ["London, England, GB", "London, Ontario, CA", "Londonderry, Northern Ireland, GB"]
    #expect(try await found("name=London") == expected)
    #expect(try await found("name=London&count=1") == ["London, England, GB"])
    #expect(try await found("name=London&count=1&countryCode=CA") == ["London, Ontario, CA"])
    #expect(try await found("name=London&countryCode=ca") == [])
    #expect(try await found("name=Springfield&count=100").count == 6)
  }

  @Test("The language chooses the name")
  func language() async throws {
    #expect(try await found("name=M%C3%BCnchen&language=de") == ["München, Bavaria, DE"])
  }

  @Test("Nothing found: no results at all")
  func nothing() async throws {
    let answer = try await ask(.geocoding, "name=Qwzxy")
    #expect(answer.status == 200)
    #expect(answer.text == "{\"generationtime_ms\":0.4869938}")
  }

  @Test("What is zero or empty is left out")
  func omissions() async throws {
    let island = try await ask(.geocoding, "name=Null+Island").text
    #expect(
      island == """
        {"results":[{"id":7000001,"name":"Null Island","feature_code":"ISL","timezone":"Etc/GMT"}],\
        "generationtime_ms":0.4869938}
        """)
    let point = try await ask(.geocoding, "name=Atlantic+Point").text
    #expect(!point.contains("elevation") && !point.contains("population"))
  }

  @Test(
    "Mistakes are refused",
    arguments: [
      ("count=5", "No value found at path 'name'"),
      ("name=London&count=0", "Parameter count must be between 1 and 100."),
      ("name=London&count=101", "Parameter count must be between 1 and 100."),
      ("name=London&count=many", "from invalid String value many."),
      ("name=London&format=xml", "from invalid String value xml."),
      ("name=London&apikey=k", "Unknown parameter 'apikey'"),
      ("name=London&limit=5", "Unknown parameter 'limit'"),
      ("name=London&name=Paris", "Parameter 'name' was given twice"),
    ])
  func refused(query: String, reason: String) async throws {
    let answer = try await ask(.geocoding, query)
    #expect(answer.status == 400)
    #expect((try answer.object()["reason"] as? String)?.contains(reason) == true, "\(answer.text)")
  }
}
