import BreezeCLI
import BreezeCore
import Testing

@Suite("breeze pollutants")
struct PollutantsCommandTests {
  private func run(_ arguments: String...) async -> Breeze {
    let run = await Breeze.run(["pollutants"] + arguments)
    #expect(run.requests.isEmpty)
    return run
  }

  @Test("It says what the six are, and their limits")
  func all() async {
    let text = await run().output
    for type in PollutantType.allCases {
      #expect(text.contains(type.fullName))
    }
    #expect(text.contains("PM2.5  1 hour µg/m³     12   35.4  above"))
    #expect(text.contains("CO     1 hour µg/m³   4400   9400  above"))
  }

  /// Rows of EPA's table of May 2024.
  @Test("The limits are those of the chosen standard, in its own unit, with every averaging")
  func standard() async {
    let text = await run("--standard", "us-epa").output
    #expect(text.contains("US EPA AQI (May 2024)"))
    #expect(text.contains("PM2.5  NowCast of 12 hours µg/m³      9   35.4   55.4  125.4  225.4  above"))
    #expect(text.contains("highest of 8 hours  ppm        –      –  0.164  0.204  0.404  above"))
    #expect(text.contains("3  ● Unhealthy for Sensitive Groups"))
  }

  @Test("One of them is the sheet without a place")
  func one() async {
    let text = await run("o3", "--standard", "who").output
    #expect(text.contains("O₃  Ground-Level Ozone"))
    #expect(text.contains("8-hour mean, µg/m³"))
    #expect(text.contains("Exceeds the guideline  over 100"))
    #expect(!text.contains("PM2.5"))
    #expect(!text.contains("<- now"))
  }

  @Test("The UK's remark on SO₂ is kept, and what a standard does not rate is named")
  func remarks() async {
    let text = await run("--standard", "uk").output
    #expect(text.contains("SO₂: the standard asks for 15 minutes."))
    #expect(text.contains("CO     not rated"))
  }

  @Test("As JSON")
  func json() async {
    let text = await run("no2", "--standard", "eu", "--json").output
    #expect(text.contains(#""type" : "pollutants""#))
    #expect(text.contains(#""name" : "Extremely poor""#))
    #expect(text.contains(#""upper" : null"#))
  }

  @Test("An unknown pollutant is a usage error that lists the six")
  func unknown() async {
    let run = await run("pm1")
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("There is no pollutant \"pm1\"."))
    #expect(run.diagnostics.contains("pm25, pm10, no2, so2, o3, co"))
  }

  @Test("Nothing is wider than the terminal", arguments: ["breeze"] + AirStandard.allCases.map(\.code))
  func width(standard: String) async {
    for width in [40, 44, 60, 80, 100] {
      let text = await run("--standard", standard, "--width", String(width), "--ascii").output
      for line in text.split(separator: "\n") {
        #expect(line.count <= width, "\(standard), \(width): \(line)")
        #expect(line.allSatisfy { $0.isASCII })
      }
    }
  }
}
