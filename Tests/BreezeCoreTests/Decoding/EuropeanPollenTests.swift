import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("The pollen of the air-quality answer")
struct EuropeanPollenTests {
  /// An answer for 2026-06-01 at 08:00 with this grass pollen from midnight on, an hour each.
  private static func grass(_ hours: [String]) throws -> PollenItem? {
    let times = (0..<hours.count).map { hour in
      "\"2026-06-0\(1 + hour / 24)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00\""
    }
    let body = """
      {"utc_offset_seconds":7200,"current":{"time":"2026-06-01T08:00","us_aqi":1},
      "hourly":{"time":[\(times.joined(separator: ","))],"grass_pollen":[\(hours.joined(separator: ","))]}}
      """
    let report = try Answer.air(Data(body.utf8)).first?.report(pollenAsked: true)
    return report?.pollen?.items.first { $0.id == "grass" }
  }

  @Test("London's six, as the fixtures' README states them")
  func london() throws {
    let answer = try #require(Answer.air(Fixture.data("london/air-quality.json")).first)
    let pollen = try #require(answer.report(pollenAsked: true)?.pollen)
    #expect(pollen.source == .openMeteo)
    #expect(pollen.items.map(\.id) == ["alder", "birch", "grass", "mugwort", "olive", "ragweed"])
    #expect(pollen.items.map(\.name) == ["Alder", "Birch", "Grass", "Mugwort", "Olive", "Ragweed"])
    #expect(pollen.items.map(\.value) == [1, 0, 0, 0, nil, 0])
    #expect(pollen.items.map(\.category) == ["Low", "None", "None", "None", nil, "None"])
    #expect(abs(try #require(pollen.items[0].grainsPerCubicMetre) - 1.6) < 0.05)
    #expect(pollen.items.map(\.grainsPerCubicMetre).dropFirst() == [0, 0, 0, nil, 0])
    #expect(pollen.items.map(\.isPlant) == Array(repeating: true, count: 6))
  }

  @Test("Pollen that was not asked for is none, though it be there")
  func notAsked() throws {
    let answer = try #require(Answer.air(Fixture.data("london/air-quality.json")).first)
    #expect(answer.report(pollenAsked: false)?.pollen == nil)
  }

  @Test("Outside Europe all six are no data, which is not None")
  func outsideEurope() throws {
    let report = try #require(
      try AirQualityResponseTests.report("pollen-null-outside-europe", pollenAsked: true))
    let items = try #require(report.pollen).items
    #expect(items.count == 6)
    #expect(items.allSatisfy { $0.value == nil && $0.level == nil && $0.grainsPerCubicMetre == nil })
  }

  @Test("The mean is that of the place's day alone")
  func dayOnly() throws {
    let item = try #require(
      try Self.grass(Array(repeating: "30", count: 24) + Array(repeating: "900", count: 24)))
    #expect(item.grainsPerCubicMetre == 30)
    #expect(item.value == 3)
  }

  @Test("18 known hours of a day make a mean, 17 do not")
  func threeQuarters() throws {
    let known = try #require(
      try Self.grass(Array(repeating: "50", count: 18) + Array(repeating: "null", count: 6)))
    #expect(known.grainsPerCubicMetre == 50)
    #expect(known.level == .high)
    let unknown = try #require(
      try Self.grass(Array(repeating: "50", count: 17) + Array(repeating: "null", count: 7)))
    #expect(unknown.grainsPerCubicMetre == nil)
    #expect(unknown.value == nil)
  }
}
