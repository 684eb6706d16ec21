import BreezeCLI
import TestSupport
import BreezeCore
import Foundation
import Testing

@Suite("The forms of a dashboard")
struct OutputFormTests {
  @Test("--share is one line: place, index, status")
  func share() async {
    let run = await Breeze.london("--share")
    #expect(run.output == "Air Quality in London, England, United Kingdom: AQI 42 - Good\n")
    #expect(run.status == .success)
  }

  @Test("--share without an index has nothing to pass on and fails as an answer without current data")
  func shareWithoutIndex() async {
    let run = await Breeze.run(
      ["coords", "0", "0", "--share"], bodies: [.airQuality: Breeze.air(#""us_aqi":null,"pm2_5":8"#)])
    #expect(run.output.isEmpty)
    #expect(run.status == .refused)
    #expect(run.diagnostics.contains("no current data"))
  }

  @Test("The one line asks for the air alone: no pollen, no archive")
  func shareAsksLittle() async {
    let run = await Breeze.run(
      ["coords", "48.85", "2.35", "--share"], bodies: [.airQuality: Breeze.air(#""us_aqi":42"#)])
    #expect(run.requests.count == 1)
    #expect(run.requests.first?.url.absoluteString.contains("pollen") == false)
    #expect(run.output == "Air Quality in 48.85°N 2.35°E: AQI 42 - Good\n")
  }

  @Test("csv is a header and one line")
  func csv() async {
    let run = await Breeze.london("--output", "csv")
    #expect(
      run.output == """
        name,display_name,latitude,longitude,time,us_aqi,status,main_pollutant,pm25,pm10,no2,so2,o3,co
        London,"London, England, United Kingdom",51.50853,-0.12574,2026-12-01T21:00:00+00:00,42,Good,pm25,\
        8.4,14.7,31.2,2.1,58,212

        """)
  }

  @Test(
    "csv quotes by RFC 4180, and no name becomes a formula",
    arguments: [
      ("Our roof", "Our roof"), (#"The "roof""#, #""The ""roof""""#), ("a,b", #""a,b""#),
      ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("+1", "'+1"), ("-1+1", "'-1+1"), ("@SUM(A1)", "'@SUM(A1)"),
      ("=1,2", #""'=1,2""#), ("two\nlines", "two lines"), ("bell\u{7}", "bell"), (" edge", #"" edge""#),
    ])
  func csvName(name: String, field: String) async {
    let run = await Breeze.run(
      ["coords", "-33.87", "151.21", "--output", "csv", "--name=\(name)"],
      bodies: [.airQuality: Breeze.air(#""us_aqi":null,"pm10":1.5"#)])
    // The negative latitude is a number and stays one; what is missing is empty.
    let rest = "-33.87,151.21,2026-12-01T21:00:00+00:00,,,,,1.5,,,,"
    #expect(run.lines.dropFirst().first == "\(field),\(field),\(rest)")
  }

  @Test("prometheus has a gauge for each value, with HELP and TYPE")
  func prometheus() async {
    let run = await Breeze.london("--output", "prometheus", "--skip", "pollen")
    let place = #"place="London, England, United Kingdom""#
    #expect(
      run.lines.filter { !$0.hasPrefix("# HELP ") } == [
        "# TYPE breeze_us_aqi gauge",
        "breeze_us_aqi{\(place)} 42",
        "# TYPE breeze_pollutant_micrograms_per_cubic_metre gauge",
        #"breeze_pollutant_micrograms_per_cubic_metre{\#(place),pollutant="pm25"} 8.4"#,
        #"breeze_pollutant_micrograms_per_cubic_metre{\#(place),pollutant="pm10"} 14.7"#,
        #"breeze_pollutant_micrograms_per_cubic_metre{\#(place),pollutant="no2"} 31.2"#,
        #"breeze_pollutant_micrograms_per_cubic_metre{\#(place),pollutant="so2"} 2.1"#,
        #"breeze_pollutant_micrograms_per_cubic_metre{\#(place),pollutant="o3"} 58"#,
        #"breeze_pollutant_micrograms_per_cubic_metre{\#(place),pollutant="co"} 212"#,
        "# TYPE breeze_reading_timestamp_seconds gauge",
        "breeze_reading_timestamp_seconds{\(place)} 1796158800",
        "",
      ])
    #expect(run.lines.count { $0.hasPrefix("# HELP breeze_") } == 3)
  }

  @Test("prometheus has the pollen of today, and no sample for a taxon without data")
  func prometheusPollen() async {
    let run = await Breeze.london("--output", "prometheus", "--only", "pollen")
    #expect(
      run.output.contains(#"breeze_pollen_level{place="London, England, United Kingdom",item="alder"} 1"#))
    #expect(
      run.output.contains(
        #"breeze_pollen_grains_per_cubic_metre{place="London, England, United Kingdom",item="alder"} 1.6"#))
    #expect(!run.output.contains("olive"))
    #expect(!run.output.contains("us_aqi"))
  }

  @Test("prometheus escapes a label's backslashes and quotes and leaves out what is missing")
  func prometheusEscapes() async {
    let run = await Breeze.run(
      ["coords", "0", "0", "--output", "prometheus", "--name", #"a"b\c"#],
      bodies: [.airQuality: Breeze.air(#""us_aqi":null,"pm2_5":8"#)])
    #expect(
      run.output.contains(
        #"breeze_pollutant_micrograms_per_cubic_metre{place="a\"b\\c",pollutant="pm25"} 8"# + "\n"))
    #expect(!run.output.contains("breeze_us_aqi"))
    #expect(!run.output.contains("pm10"))
  }

  @Test("waybar is one object on one line")
  func waybar() async throws {
    let run = await Breeze.london("--output", "waybar")
    #expect(run.lines.count == 2 && run.lines.last?.isEmpty == true)
    let module = try run.document()
    #expect(module.keys == ["class", "percentage", "text", "tooltip"])
    #expect(module["text"] == "42")
    #expect(module["class"] == "good")
    #expect(module["percentage"] == 8)
    let tooltip = module["tooltip"]?.text
    #expect(tooltip?.contains("London, England, United Kingdom\nUS AQI 42, Good, mainly PM2.5") == true)
  }

  @Test(
    "waybar's class is the band, its percentage a share of 500 that ends at 100",
    arguments: [
      ("0", "0", "excellent", 0), ("101", "101", "unhealthy-for-sensitive-groups", 20),
      ("500", "500", "hazardous", 100), ("737", "737", "hazardous", 100), ("null", "n/a", "unknown", nil),
    ] as [(String, String, String, Double?)])
  func waybarBand(served: String, text: String, band: String, percentage: Double?) async throws {
    let run = await Breeze.run(
      ["coords", "0", "0", "--output", "waybar", "--name", "<b>A&B</b>"],
      bodies: [.airQuality: Breeze.air(#""us_aqi":\#(served),"pm2_5":8"#)])
    let module = try run.document()
    #expect(module["text"] == .string(text))
    #expect(module["class"] == .string(band))
    #expect(module["percentage"] == percentage.map(JSON.number) ?? .null)
    #expect(module["tooltip"]?.text?.hasPrefix("&lt;b&gt;A&amp;B&lt;/b&gt;\n") == true)
  }

  @Test("--json is short for --output json, and text is the default")
  func same() async {
    let json = await Breeze.london("--json").output
    #expect(json.hasPrefix("{"))
    for words in [["--output", "json"], ["--output=json"], ["--json", "--output", "json"]] {
      let run = await Breeze.run(["city", "London", "--fixtures", Fixture.recording("london")] + words)
      #expect(run.output == json, "\(words)")
    }
    let text = await Breeze.london().output
    #expect(text.contains("What You Can Do"))
    #expect(await Breeze.london("--output", "text").output == text)
  }

  @Test(
    "Errors are a document wherever JSON is asked for",
    arguments: [["--output", "json"], ["--output=json"], ["--json"]])
  func errorDocument(words: [String]) async throws {
    let run = await Breeze.run(["city", "London", "--timeout", "no"] + words)
    #expect(run.status == .usage)
    #expect(try run.document()["error"]?["code"] == "usage")
  }

  @Test("Errors leave standard output empty with every other form")
  func errorText() async {
    let run = await Breeze.run(["city", "London", "--timeout", "no", "--output", "csv"])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test(
    "Two forms, or a form that has no sections and a choice of them, are a usage error",
    arguments: [
      ["--json", "--output", "csv"], ["--share", "--output", "csv"], ["--share", "--json"],
      ["--share", "--format", "{aqi}"], ["--format", "{aqi}", "--output", "text"],
      ["--share", "--only", "aqi"], ["--output", "csv", "--skip", "pollen"],
      ["--output", "prometheus", "--only", "climate"], ["--output", "xml"],
    ])
  func conflicts(words: [String]) async {
    let run = await Breeze.run(["coords", "0", "0"] + words)
    #expect(run.status == .usage)
    #expect(run.requests.isEmpty)
  }
}
