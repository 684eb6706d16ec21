import BreezeCLI
import TestSupport
import BreezeCore
import Testing

@Suite("A line of one's own")
struct OutputTemplateTests {
  @Test(
    "Fields, line breaks, tabs and braces",
    arguments: [
      ("{name}: {aqi} {status}", "London: 42 Good\n"),
      ("{display_name}", "London, England, United Kingdom\n"),
      (#"{aqi}\t{emoji}\n"#, "42\t😊\n"),
      (#"{aqi}\n\n"#, "42\n\n"),
      ("{{{aqi}}} {{x}}", "{42} {x}\n"),
      (#"\\n \x"#, "\\n \\x\n"),
      ("{color} {color_hex}", "aqiGood #34c759\n"),
      ("{pm25} {pm10} {no2} {so2} {o3} {co}", "8.4 14.7 31.2 2.1 58 212\n"),
      ("{main_pollutant} {date} {time}", "PM2.5 2026-12-01 21:00\n"),
      ("{latitude},{longitude} {timezone}", "51.50853,-0.12574 Europe/London\n"),
      ("{admin1} {country} {country_code}", "England United Kingdom GB\n"),
      ("{description}", "The air is clean enough for everyone.\n"),
      ("no field", "no field\n"),
    ])
  func fields(template: String, expected: String) async {
    #expect(await Breeze.london("--format", template).output == expected)
  }

  @Test("A missing value prints n/a")
  func missing() async {
    let run = await Breeze.run(
      ["coords", "0", "0", "--format", "{aqi} {status} {pm10} {country} {main_pollutant}"],
      bodies: [.airQuality: Breeze.air(#""us_aqi":null,"pm2_5":8"#)])
    #expect(run.output == "n/a n/a n/a n/a n/a\n")
    #expect(run.status == .success)
  }

  @Test("An unknown field is named, with what was meant and what there is, before anything is asked")
  func unknown() async {
    let run = await Breeze.run(["coords", "0", "0", "--format", "{aqi} {stauts}"])
    #expect(run.status == .usage)
    #expect(run.requests.isEmpty)
    #expect(run.diagnostics.contains("{stauts}"))
    #expect(run.diagnostics.contains("Did you mean {status}?"))
    #expect(run.diagnostics.contains("main_pollutant"))
  }

  @Test("A brace without its partner is a usage error", arguments: ["{aqi", "aqi}", "{", "{{a}"])
  func unpaired(template: String) async {
    let run = await Breeze.run(["coords", "0", "0", "--format", template])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test("Names from outside lose their control characters and overrides of direction")
  func safe() async {
    let places =
      #"{"results":[{"id":1,"name":"Par\u001b]0;x\u0007is\u202eevil","latitude":1,"longitude":2}]}"#
    for (words, expected) in [
      (["--format", "{name}"], "Par]0;xisevil\n"),
      (["--share"], "Air Quality in Par]0;xisevil: AQI 42 - Good\n"),
    ] {
      let run = await Breeze.run(
        ["city", "Paris"] + words,
        bodies: [.geocoding: places, .airQuality: Breeze.air(#""us_aqi":42"#)])
      #expect(run.output == expected)
    }
  }

  @Test("One-liners are UTF-8 in any locale")
  func locale() async {
    let run = await Breeze.run(
      ["city", "London", "--fixtures", Fixture.recording("london"), "--format", "{emoji}", "--ascii"],
      variables: ["LC_ALL": "C"])
    #expect(run.output == "😊\n")
  }
}
