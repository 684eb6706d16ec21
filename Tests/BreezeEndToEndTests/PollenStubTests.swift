import Foundation
import Testing
import TestSupport

@Suite("The imitated pollen service")
struct PollenStubTests {
  private let london = "location.latitude=51.5&location.longitude=-0.1"

  private func days(_ answer: RawAnswer) throws -> [[String: Any]] {
    try answer.object()["dailyInfo"] as? [[String: Any]] ?? []
  }

  @Test("Five days, and the last of them bare")
  func fiveDays() async throws {
    let answer = try await ask(.pollen, "\(london)&days=5&key=k")
    let all = try days(answer)
    #expect(try answer.object()["regionCode"] as? String == "GB")
    #expect(all.compactMap { ($0["date"] as? [String: Int])?["day"] } == [1, 2, 3, 4, 5])
    let last = try #require(all.last?["pollenTypeInfo"] as? [[String: Any]])
    #expect(last.allSatisfy { Set($0.keys) == ["code", "displayName"] })
    #expect((all[0]["plantInfo"] as? [Any])?.count == 15)
  }

  @Test("The index is the one that can be known before")
  func index() async throws {
    let answer = try await ask(.pollen, "\(london)&days=1", headers: ["X-Goog-Api-Key: k"])
    let day = ServiceStub.hour(of: StubOptions.usualNow) / 24
    let first = try #require(try days(answer).first)
    for list in ["pollenTypeInfo", "plantInfo"] {
      for item in try #require(first[list] as? [[String: Any]]) {
        let code = try #require(item["code"] as? String)
        let index = item["indexInfo"] as? [String: Any]
        let expected = ServiceStub.pollenIndex(code, latitude: 51.5, longitude: -0.1, day: day)
        #expect((index == nil) == (expected == nil))
        #expect(index?["value"] as? Int == (expected == 0 ? nil : expected))
        #expect((item["plantDescription"] != nil) == (list == "plantInfo" && expected != nil))
      }
    }
  }

  @Test("Descriptions only when wanted")
  func descriptions() async throws {
    let answer = try await ask(.pollen, "\(london)&days=2&plantsDescription=false&key=k")
    #expect(!answer.text.contains("plantDescription"))
    #expect(try days(answer).count == 2)
  }

  @Test("Pages")
  func pages() async throws {
    let first = try await ask(.pollen, "\(london)&days=3&pageSize=2&key=k")
    #expect(try days(first).count == 2)
    #expect(try first.object()["nextPageToken"] as? String == "1")
    let second = try await ask(.pollen, "\(london)&days=3&pageSize=2&pageToken=1&key=k")
    #expect(try days(second).count == 1)
    #expect(!second.text.contains("nextPageToken"))
  }

  @Test(
    "Mistakes are refused",
    arguments: [
      ("days=5", 403, "PERMISSION_DENIED", "unregistered callers"),
      ("days=5&key=", 403, "PERMISSION_DENIED", "unregistered callers"),
      ("days=6&key=k", 400, "INVALID_ARGUMENT", "days"),
      ("key=k", 400, "INVALID_ARGUMENT", "days"),
      ("days=5&key=k&lang=de", 400, "INVALID_ARGUMENT", "Unknown name \"lang\""),
      ("days=5&key=k&days=5", 400, "INVALID_ARGUMENT", "days"),
      ("days=5&key=k&pageSize=9", 400, "INVALID_ARGUMENT", "pageSize"),
      ("days=5&key=k&plantsDescription=no", 400, "INVALID_ARGUMENT", "plants_description"),
    ])
  func refused(query: String, status: Int, name: String, message: String) async throws {
    let answer = try await ask(.pollen, "\(london)&\(query)")
    let error = try answer.object()["error"] as? [String: Any]
    #expect(answer.status == status)
    #expect(error?["code"] as? Int == status)
    #expect(error?["status"] as? String == name)
    #expect((error?["message"] as? String)?.contains(message) == true, "\(answer.text)")
  }

  @Test(
    "A place that is not covered, and places that are none", arguments: ["28.61 77.2", "nan 10", "91 10"])
  func places(text: String) async throws {
    let numbers = text.split(separator: " ")
    let answer = try await ask(
      .pollen, "location.latitude=\(numbers[0])&location.longitude=\(numbers[1])&days=1&key=k")
    #expect(answer.status == 400)
    #expect(answer.text.contains("Information is unavailable") == text.hasPrefix("28"))
  }

  @Test("A key that is not the right one")
  func wrongKey() async throws {
    let options = StubOptions(pollenKey: "right")
    #expect(try await ask(.pollen, "\(london)&days=1&key=right", options).status == 200)
    let answer = try await ask(.pollen, "\(london)&days=1&key=wrong", options)
    #expect(answer.status == 400)
    #expect(answer.text.contains("\"reason\":\"API_KEY_INVALID\""))
  }
}
