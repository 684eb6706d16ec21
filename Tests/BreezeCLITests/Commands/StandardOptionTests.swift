import BreezeCLI
import BreezeCore
import Testing

@Suite("--standard")
struct StandardOptionTests {
  /// Example A of EPA's NowCast: 17.41391942, cut to 17.4 µg/m³, index 66.
  static let exampleA: [Double?] = [13, 16, 10, 21, 74, 64, 53, 82, 90, 75, 80, 50]

  @Test("us-epa rates PM2.5 by its NowCast, and the data beside it stay those of the hour")
  func nowCast() async throws {
    let air = StandardsAir(newestFirst: [.pm25: Self.exampleA], current: [.pm25: 13])
    let document = try await Breeze.point(
      ["--only", "pollutants", "--standard", "us-epa", "--json"], air
    ).standards()
    #expect(
      document.standard
        == StandardsDocument.Standard(
          name: "us-epa", index: 66, category: "Moderate", mainPollutant: "pm25", reason: nil))
    let pm25 = try #require(document.pollutant("pm25"))
    #expect(pm25.value == 13)
    #expect((pm25.index, pm25.band, pm25.standardValue) == (66, "Moderate", 17.4))
    #expect((pm25.standardUnit, pm25.averaging) == ("µg/m³", "NowCast of 12 hours"))
    #expect(document.pollutant("no2")?.reason == "no value")
  }

  /// Rows 28 to 31 of the worked examples of the US EPA's index.
  @Test(
    "us-epa converts gases at 25 °C and cuts them",
    arguments: [
      (PollutantType.o3, 100.0, 46, 0.05, "ppm"), (.no2, 60, 29, 31, "ppb"), (.so2, 80, 43, 30, "ppb"),
      (.co, 5000, 49, 4.3, "ppm"),
    ])
  func gases(type: PollutantType, micrograms: Double, index: Int, value: Double, unit: String) async throws {
    let document = try await Breeze.point(
      ["--only", "pollutants", "--standard", "us-epa", "--json"], .steady([type: micrograms])
    ).standards()
    let pollutant = try #require(document.pollutant(type.code))
    #expect((pollutant.index, pollutant.standardValue, pollutant.standardUnit) == (index, value, unit))
    #expect(pollutant.value == micrograms)
  }

  /// Levels of the bands of 2024: PM2.5 >15–50, NO₂ >60–100, ozone >60–100; CO has none.
  @Test("eu gives levels by the running hour alone, and the worst is the overall one")
  func european() async throws {
    let air = StandardsAir(newestFirst: [.pm25: [32.5, 500], .no2: [61], .o3: [61], .co: [400]])
    let document = try await Breeze.point(
      ["--only", "pollutants", "--standard", "eu", "--json"], air
    ).standards()
    #expect(document.standard?.index == 4)
    #expect((document.standard?.category, document.standard?.mainPollutant) == ("Poor", "no2"))
    #expect(document.pollutants.map(\.index) == [3, nil, 4, nil, 2, nil])
    #expect(document.pollutants.map(\.band) == ["Moderate", nil, "Poor", nil, "Fair", nil])
    #expect(document.pollutant("co")?.reason == "not part of this standard")
  }

  @Test("who gives the share of the guideline and no index")
  func guideline() async throws {
    let document = try await Breeze.point(
      ["--only", "pollutants", "--standard", "who", "--json"], .steady([.pm25: 30, .pm10: 45])
    ).standards()
    let pm25 = try #require(document.pollutant("pm25"))
    #expect((pm25.index, pm25.guidelineShare, pm25.band) == (nil, 2, "Exceeds the guideline"))
    #expect(document.pollutant("pm10")?.band == "Meets the guideline")
    #expect(document.standard?.index == nil)
  }

  @Test("Too few hours give null and the reason")
  func missing() async throws {
    let air = StandardsAir(newestFirst: [.pm25: [nil, nil, 10, 10, 10, 10]], current: [.pm25: 10])
    let run = await Breeze.point(["--only", "pollutants", "--standard", "us-epa", "--json"], air)
    let document = try run.standards()
    let pm25 = try #require(document.pollutant("pm25"))
    #expect((pm25.index, pm25.band, pm25.standardValue) == (nil, nil, nil))
    #expect(pm25.reason == "too few hours: 1 of the last 3, needs 2")
    #expect((document.standard?.index, document.standard?.category) == (nil, nil))
    #expect(document.standard?.reason == "no pollutant could be rated")

    let text = await Breeze.point(["--only", "aqi,pollutants", "--standard", "us-epa"], air).output
    #expect(text.contains("not rated (too few hours: 1 of the last 3, needs 2)"))
    #expect(text.contains("US EPA AQI (May 2024): no result, no pollutant could be rated"))
  }

  @Test("Without a standard the keys stay and are null")
  func breeze() async throws {
    let document = try await Breeze.point(["--only", "pollutants", "--json"], .steady([.pm25: 30]))
      .standards()
    #expect(document.standard == nil)
    let pm25 = try #require(document.pollutant("pm25"))
    #expect((pm25.index, pm25.band, pm25.averaging, pm25.reason) == (nil, nil, nil, nil))
  }

  @Test("The hours end with the one that now lies in, where clocks stand 45 minutes off the full hour too")
  func quarterHour() async throws {
    let air = StandardsAir(
      newestFirst: [.pm25: Self.exampleA], current: [.pm25: 13], time: "2026-12-01T21:45", offset: 20_700)
    let document = try await Breeze.point(
      ["--only", "pollutants", "--standard", "us-epa", "--json"], air
    ).standards()
    #expect(document.standard?.index == 66)
  }

  /// Today is the second of the answer's three days: 30 grains of grass are Moderate, 3; 200 would be Very High.
  @Test("An answer that begins a day earlier leaves forecast and pollen as they are")
  func earlierStart() async throws {
    var air = StandardsAir.steady([.pm25: 5])
    air.grass = [200, 30, 200]
    let document = try await Breeze.point(["--skip", "climate", "--standard", "eu", "--json"], air)
      .standards()
    #expect(document.forecast?.first?.time == "2026-12-01T21:00:00+00:00")
    #expect(document.forecast?.first?.usAQI == 45)
    #expect(document.forecast?.count == 24)
    #expect(document.pollen?.first { $0.id == "grass" }?.value == 3)
  }

  @Test(
    "The hours are asked for only when something shows them, and never in a second request",
    arguments: [
      (["--skip", "climate"], false), (["--skip", "climate", "--standard", "breeze"], false),
      (["--only", "forecast", "--standard", "eu"], false), (["--only", "aqi", "--standard", "eu"], true),
      (["--skip", "climate", "--standard", "UK"], true), (["--detail", "no2"], true),
      (["--detail", "birch", "--standard", "eu"], false),
    ])
  func asked(arguments: [String], hours: Bool) async throws {
    let run = await Breeze.point(arguments, .steady([.pm25: 5]))
    #expect(run.status == .success)
    #expect(run.requests.count == 1)
    #expect(run.parameter("past_days", of: .airQuality) == (hours ? ["1"] : []))
    let columns = try #require(run.parameter("hourly", of: .airQuality).first).split(separator: ",")
    for type in ["pm2_5", "pm10", "nitrogen_dioxide", "sulphur_dioxide", "ozone", "carbon_monoxide"] {
      #expect(columns.contains(Substring(type)) == hours)
    }
  }

  @Test("A standard that does not exist is a usage error that lists those there are")
  func unknown() async {
    let run = await Breeze.run(["coords", "51.5", "-0.13", "--standard", "epa"])
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("one of breeze, us-epa, eu, who, uk, india, china, not \"epa\""))
  }
}
