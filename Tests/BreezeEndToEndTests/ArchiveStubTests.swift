import Foundation
import Testing
import TestSupport

@Suite("The imitated archive service")
struct ArchiveStubTests {
  private let london = "latitude=51.5&longitude=-0.1&daily=temperature_2m_max"

  private func values(_ object: [String: Any], _ name: String = "temperature_2m_max") -> [Double?] {
    ((object["daily"] as? [String: Any])?[name] as? [Any])?.map { $0 as? Double } ?? []
  }

  @Test("Many dates at one place: an array in the order asked, without numbers")
  func dates() async throws {
    let days = ["1980-12-01", "2026-12-01", "1990-12-01"]
    let list = days.joined(separator: ",")
    let objects = try await ask(.archive, "\(london)&start_date=\(list)&end_date=\(list)&timezone=auto")
      .objects()
    #expect(objects.count == 3)
    for (day, object) in zip(days, objects) {
      #expect(object["location_id"] == nil)
      #expect((object["daily"] as? [String: Any])?["time"] as? [String] == [day])
      #expect(values(object) == [ServiceStub.temperatureMax(latitude: 51.5, longitude: -0.1, day: day)])
    }
  }

  @Test("One pair of dates is an object of as many days")
  func span() async throws {
    let answer = try await ask(.archive, "\(london)&start_date=2000-02-27&end_date=2000-03-01")
    #expect(answer.text.hasPrefix("{\"latitude\":"))
    #expect(answer.text.contains("\"time\":[\"2000-02-27\",\"2000-02-28\",\"2000-02-29\",\"2000-03-01\"]"))
    #expect(
      answer.text.contains("\"daily_units\":{\"time\":\"iso8601\",\"temperature_2m_max\":\"°C\"},\"daily\":{")
    )
  }

  @Test("Places and dates of the same number go in pairs")
  func pairs() async throws {
    let dates = "start_date=1950-01-01,1960-01-01&end_date=1950-01-02,1960-01-01"
    let query = "latitude=51.5,-33.87&longitude=-0.1,151.21&daily=temperature_2m_max&\(dates)"
    let objects = try await ask(.archive, query).objects()
    #expect(objects.map { values($0).count } == [2, 1])
    #expect(objects.map { $0["location_id"] as? Int } == [nil, 1])
  }

  @Test("No date is today")
  func today() async throws {
    #expect(try await ask(.archive, london).text.contains("\"time\":[\"2026-12-01\"]"))
  }

  @Test("29 February of a common year is 1 March")
  func leap() async throws {
    let answer = try await ask(.archive, "\(london)&start_date=1990-02-29&end_date=1990-02-29")
    #expect(answer.text.contains("\"time\":[\"1990-03-01\"]"))
  }

  @Test("A uniform model has no values for the last days")
  func lag() async throws {
    let dates = "start_date=2026-11-24&end_date=2026-12-01"
    let all = values(try await ask(.archive, "\(london)&\(dates)").object())
    #expect(all.allSatisfy { $0 != nil } && all.count == 8)
    let some = values(try await ask(.archive, "\(london)&\(dates)&models=era5_seamless").object())
    #expect(some.map { $0 == nil } == [false, false, true, true, true, true, true, true])
  }

  @Test("Several models have their names in the keys")
  func models() async throws {
    let query = "\(london)&start_date=1945-01-01&end_date=1945-01-01&models=best_match,era5_land"
    let object = try await ask(.archive, query).object()
    #expect(values(object).isEmpty)
    #expect(values(object, "temperature_2m_max_best_match") != [nil])
    #expect(values(object, "temperature_2m_max_era5_land") == [nil])
  }

  @Test("Degrees Fahrenheit on request")
  func fahrenheit() async throws {
    let query = "\(london)&start_date=2000-01-01&end_date=2000-01-01&temperature_unit=fahrenheit"
    let answer = try await ask(.archive, query)
    #expect(answer.text.contains("\"temperature_2m_max\":\"°F\""))
    let celsius = try #require(ServiceStub.temperatureMax(latitude: 51.5, longitude: -0.1, day: "2000-01-01"))
    let value = try #require(values(try answer.object()).first ?? nil)
    #expect(abs(value - (celsius * 1.8 + 32)) <= 0.05 + 1e-9)
  }

  @Test(
    "Mistakes are refused",
    arguments: [
      (
        "start_date=1939-12-31&end_date=1940-01-01",
        "'start_date' is out of allowed range from 1940-01-01 to 2026-12-01"
      ),
      (
        "start_date=2026-12-01&end_date=2026-12-02",
        "'end_date' is out of allowed range from 1940-01-01 to 2026-12-01"
      ),
      ("start_date=2000-01-02&end_date=2000-01-01", "End-date must be larger or equals than start-date"),
      ("start_date=2000-1-1&end_date=2000-01-01", "Invalid date format. Make sure to use 'YYYY-MM-DD'"),
      ("start_date=2000-13-01&end_date=2000-13-01", "Invalid date"),
      ("start_date=2000-01-01,2001-01-01&end_date=2000-01-01", "must have the same number of elements"),
      ("start_date=2000-01-01", "must have the same number of elements"),
      ("models=bogus", "Cannot initialize MultiDomains from invalid String value bogus."),
      ("current=us_aqi", "Unknown parameter 'current'"),
    ])
  func refused(query: String, reason: String) async throws {
    let answer = try await ask(.archive, "\(london)&\(query)")
    #expect(answer.status == 400)
    #expect((try answer.object()["reason"] as? String)?.contains(reason) == true, "\(answer.text)")
  }

  @Test("Two places and three dates do not fit together")
  func mismatch() async throws {
    let list = "2000-01-01,2001-01-01,2002-01-01"
    let answer = try await ask(.archive, "latitude=1,2&longitude=1,2&start_date=\(list)&end_date=\(list)")
    #expect(answer.text.contains("must have the same number of elements as coordinates"))
  }
}
