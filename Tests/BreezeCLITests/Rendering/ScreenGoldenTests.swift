import TestSupport
import BreezeCLI
import BreezeCore
import Testing

/// Every screen in every look, as it was read and found right once.
@Suite("Golden screens")
struct ScreenGoldenTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    /// The folder of the recording; nil for what needs none.
    let recording: String?

    init(_ name: String, _ line: String, from recording: String? = nil) {
      self.name = name
      arguments = line.split(separator: " ").map(String.init)
      self.recording = recording
    }

    var testDescription: String { name }
  }

  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    let options: [String]

    var testDescription: String { name }
  }

  static let screens = [
    Screen("landing", "", from: "top"), Screen("top", "top", from: "top"),
    Screen("search", "search London", from: "london"),
    Screen(
      "compare",
      "compare 40.71,-74.01 34.05,-118.24 41.85,-87.65 51.51,-0.13 48.85,2.35 35.69,139.69 52.52,13.41 43.7,-79.42 "
        + "-33.87,151.21 25.08,55.31", from: "top"),
    Screen("dashboard-london", "city London", from: "london"),
    Screen("dashboard-madrid", "city Madrid --celsius", from: "madrid-google"),
    Screen("standard-us-epa", "city Krakow --standard us-epa --skip climate", from: "krakow-hours"),
    Screen("standard-who", "city Krakow --standard who --only pollutants", from: "krakow-hours"),
    Screen("forecast", "city London --only forecast", from: "london"),
    Screen("pollen-days", "city London --only pollen", from: "london"),
    Screen("climate", "climate Paris", from: "climate-paris"),
    Screen("sheet-pm25", "city Krakow --detail pm25", from: "krakow-hours"),
    Screen("sheet-ozone-uk", "city Krakow --detail o3 --standard uk", from: "krakow-hours"),
    Screen("sheet-olive", "city Madrid --detail olive", from: "madrid-google"),
    Screen("pollutants", "pollutants"), Screen("pollutants-china", "pollutants --standard china"),
    Screen("pollutant-no2", "pollutants no2"), Screen("config", "config"),
  ]

  static let looks = [
    Look(name: "44", options: ["--width", "44"]), Look(name: "80", options: ["--width", "80"]),
    Look(name: "120", options: ["--width", "120"]),
    Look(name: "44-ascii", options: ["--width", "44", "--ascii"]),
    Look(name: "80-dark", options: ["--width", "80", "--color", "always", "--appearance", "dark"]),
    Look(name: "80-light", options: ["--width", "80", "--color", "always", "--appearance", "light"]),
  ]

  @Test("Each is drawn as it is kept", arguments: screens, looks)
  func drawn(screen: Screen, look: Look) async throws {
    let fixtures = screen.recording.map { ["--fixtures", Fixture.recording($0)] } ?? []
    let run = await Breeze.run(
      screen.arguments + look.options + fixtures, variables: ["COLORTERM": "truecolor", "NO_COLOR": ""])
    #expect(run.status == .success)
    #expect(run.diagnostics.isEmpty)
    try Golden.expect(run.output, is: "\(screen.name)-\(look.name)")
  }

  @Test(
    "None is wider than its look allows, and none holds a trailing space", arguments: screens, looks.prefix(4)
  )
  func width(screen: Screen, look: Look) async throws {
    let fixtures = screen.recording.map { ["--fixtures", Fixture.recording($0)] } ?? []
    let run = await Breeze.run(screen.arguments + look.options + fixtures)
    let columns = try #require(Int(look.options[1]))
    for line in run.lines {
      #expect(DisplayWidth.of(line) <= columns, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }
}
