import BreezeCLI
import BreezeCore
import Testing

@Suite("Temperatures in text")
struct TemperatureUnitTests {
  /// Two years: −17.5 °C and 25 °C, by a fixture written here.
  private static func trend(_ then: Double, _ now: Double, _ option: [String]) async throws -> Breeze {
    func period(_ year: Int, _ value: Double) -> String {
      #"{"daily":{"time":["\#(year)-12-01"],"temperature_2m_max_era5_seamless":[\#(value)]}}"#
    }
    let archive = Answer.text("[\(period(1980, then)),\(period(2026, now))]")
    return await Breeze.run(
      ["coords", "1", "2"] + option, try [Service: Answer].point().replacing(.archive, by: archive))
  }

  @Test(
    "Fahrenheit is 9/5 and 32 more, a difference is 9/5 alone",
    arguments: [
      // 25 °C = 77 °F, 100 °C = 212 °F, −40 is −40; 0.5 K are 0.9 °F.
      (0.0, 25.0, "32.0°F", "77.0°F", "+45.0°F"), (-40, -40, "-40.0°F", "-40.0°F", "0.0°F"),
      (37, 36.5, "98.6°F", "97.7°F", "-0.9°F"), (7.8, 10.4, "46.0°F", "50.7°F", "+4.7°F"),
      (100, -17.5, "212.0°F", "0.5°F", "-211.5°F"),
    ])
  func fahrenheit(then: Double, now: Double, first: String, last: String, change: String) async throws {
    for option in [[], ["--fahrenheit"]] {
      let run = try await Self.trend(then, now, option)
      #expect(run.lines.contains { $0.contains("1980 ") && $0.hasSuffix(" \(first)") })
      #expect(run.lines.contains { $0.contains("2026 ") && $0.hasSuffix(" \(last)") })
      #expect(run.lines.contains { $0.hasSuffix("Change since 1980  \(change)") })
      #expect(!run.output.contains("°C"))
    }
  }

  @Test(
    "Celsius is as served",
    arguments: [
      (0.0, 25.0, "0.0°C", "25.0°C", "+25.0°C"), (-0.04, 0.01, "0.0°C", "0.0°C", "+0.1°C"),
      (10.4, 7.8, "10.4°C", "7.8°C", "-2.6°C"), (-12.3, -12.3, "-12.3°C", "-12.3°C", "0.0°C"),
    ])
  func celsius(then: Double, now: Double, first: String, last: String, change: String) async throws {
    let run = try await Self.trend(then, now, ["--celsius"])
    #expect(run.lines.contains { $0.contains("1980 ") && $0.hasSuffix(" \(first)") })
    #expect(run.lines.contains { $0.contains("2026 ") && $0.hasSuffix(" \(last)") })
    #expect(run.lines.contains { $0.hasSuffix("Change since 1980  \(change)") })
    #expect(!run.output.contains("°F"))
  }

  @Test("A value that will still be revised says so")
  func provisional() async throws {
    let run = await Breeze.run(["city", "London", "--celsius"], try .london())
    #expect(run.lines.filter { $0.contains("provisional") }.count == 1)
    #expect(run.lines.contains { $0.contains("2026 ") && $0.hasSuffix("10.4°C  provisional") })
  }
}
