import TestSupport
import BreezeCore
import Testing

@Suite("The index and what drives it")
struct IndexCauseTests {
  private func card(_ answer: String) async throws -> String {
    let body = try Fixture.text(answer)
    return await Breeze.run(
      ["coords", "51.5", "-0.13", "--only", "aqi", "--width", "100"], bodies: [.airQuality: body]
    )
    .output
  }

  @Test("A low reading beside a high index is explained by the hours that the index looks at")
  func disagreement() async throws {
    let card = try await card("responses/air-quality/index-unlike-concentration.json")
    #expect(card.contains("154 US AQI  Unhealthy"))
    #expect(card.contains("mainly PM2.5 (24-hour mean)"))
    #expect(card.contains("PM2.5 is at 3 µg/m³ now, rated Good: the index looks at its 24-hour mean."))
  }

  @Test("Where reading and index agree nothing is explained")
  func agreement() async throws {
    let card = try await card("london/air-quality.json")
    #expect(card.contains("mainly PM2.5 (24-hour mean)"))
    #expect(!card.contains("the index looks at"))
  }

  /// 60 µg/m³ of ozone are over the limit of 54, which is stricter than the 54 ppb that the index calls Good.
  @Test("A gas that is rated worse than its index shows stricter limits and nothing to explain")
  func strictLimits() async {
    let air = #""us_aqi":30,"us_aqi_ozone":30,"ozone":60"#
    let card = await Breeze.run(
      ["coords", "0", "0", "--only", "aqi"], bodies: [.airQuality: Breeze.air(air)]
    )
    .output
    #expect(card.contains("mainly O₃ (8-hour mean)"))
    #expect(!card.contains("the index looks at"))
  }

  @Test("Ozone is averaged over 8 hours")
  func ozone() async throws {
    #expect(try await card("madrid-google/air-quality.json").contains("mainly O₃ (8-hour mean)"))
  }

  @Test("An index above 500 is shown as served")
  func above() async throws {
    let card = try await card("responses/air-quality/above-500.json")
    #expect(card.contains("737 US AQI  Hazardous"))
  }
}
