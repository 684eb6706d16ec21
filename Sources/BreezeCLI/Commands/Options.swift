import BreezeCore

/// Every option, declared once.
enum Options {
  static let help = Flag("help", short: "h", summary: "Print help and end")
  static let version = Flag("version", summary: "Print the version and end")
  static let json = Flag("json", summary: "Print one JSON document")

  static let only = sections("only", summary: "Show only these sections")
  static let skip = sections("skip", summary: "Leave these sections out")

  static let celsius = Flag("celsius", summary: "Show temperatures in °C")
  static let fahrenheit = Flag("fahrenheit", summary: "Show temperatures in °F (the default)")

  static let standard = Option<StandardChoice>(
    "standard",
    ValueSpec(
      "NAME", kind: .choice(StandardChoice.all.map(\.code)),
      expected: "one of \(StandardChoice.all.map(\.code).joined(separator: ", "))"),
    summary: "Rate each pollutant by these limits: \(StandardChoice.all.map(\.code).joined(separator: ", "))"
  ) { StandardChoice(code: $0) }
  static let units = Option<GasUnit>(
    "units", choices: GasUnit.allCases.map { ($0.rawValue, $0) },
    summary: "Show gases in ppb (CO in ppm) or in µg/m³ (ugm3, the default)")
  static let detail = Option<String>(
    "detail",
    ValueSpec("NAME", kind: .choice(DetailSubject.names), expected: "a pollutant or a kind of pollen"),
    summary: "Show all about one pollutant (pm25, no2 …) or one kind of pollen (grass, birch …) instead"
  ) { $0 }

  static let appearance = Option<AppearanceMode>(
    "appearance", choices: AppearanceMode.allCases.map { ($0.displayName.lowercased(), $0) },
    summary: "Colours for a light or a dark background (system by default)")
  static let color = Option<ColorDepth.Choice>(
    "color", choices: ColorDepth.Choice.allCases.map { ($0.rawValue, $0) },
    summary: "Whether to use colours (auto: on a terminal)")
  static let ascii = Flag("ascii", summary: "Draw with plain ASCII characters")
  static let width = Option<Int>(
    "width", "N", in: 40...1000, summary: "Draw for N columns (the terminal's by default)")

  static let timeout = Option<Double>(
    "timeout", ValueSpec("SECONDS", expected: "a number of seconds above 0, at most 3600"),
    summary: "Give the whole lookup so much time (10 by default)"
  ) { text in PlainDecimal.parse(text).flatMap { $0 > 0 && $0 <= 3600 ? $0 : nil } }
  static let fixtures = Option<String>(
    "fixtures", "DIR", summary: "Answer from the recording in DIR, without a network", kind: .folder)
  static let record = Option<String>(
    "record", "DIR", summary: "Store each answer of the services in DIR", kind: .folder)

  static let watch = Option<Int>(
    "watch",
    ValueSpec("[MINUTES]", expected: "a whole number of minutes from 1 to 1440", bare: "15"),
    summary: "Draw again every so many minutes (15 by default) until Ctrl-C"
  ) { text in
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text).flatMap { (1...1440).contains($0) ? $0 : nil }
  }

  static let name = Option<String>("name", "TEXT", summary: "What to call the point")
  static let country = Option<String>(
    "country", ValueSpec("CODE", expected: "a country code of two letters such as GB"),
    summary: "Only places of this country, by its two-letter code"
  ) { isLetters($0, count: 2...2) ? $0 : nil }
  static let language = Option<String>(
    "language", ValueSpec("CODE", expected: "a language code such as de or pt-BR"),
    summary: "Language of place names and pollen texts (en by default)"
  ) { text in
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy {
      isLetters(String($0), count: 2...8)
    }
      ? text : nil
  }
  static let pick = Option<Int>(
    "pick", "N", in: 1...100, summary: "Take the Nth of the places of one name (1 by default)")
  static let count = Option<Int>("count", "N", in: 1...100, summary: "Print up to N places (5 by default)")

  static let rate = Option<Int>(
    "rate", "N", in: 1...1_000_000,
    summary: "Ask for no more than N places a minute (460 on the free public service)")
  static let resume = Option<String>(
    "resume", "FILE", summary: "Go on after the last finished line of an earlier output", kind: .file)

  /// What every dashboard takes.
  static let dashboard =
    selection + rating + forms + effects + temperature + [watch.spec] + display + lookup
  /// What every lookup takes.
  static let lookup = [timeout.spec] + cache + [fixtures.spec, record.spec] + diagnostics
  /// How to choose among the places of one name.
  static let choice = [country.spec, language.spec, pick.spec]
  /// By which limits to rate, and what to look at closely.
  static let rating = [standard.spec, units.spec, detail.spec]
  static let selection = [only.spec, skip.spec]
  static let temperature = [celsius.spec, fahrenheit.spec]
  static let display = [appearance.spec, color.spec, ascii.spec, width.spec]
  static let common = [json.spec, help.spec, version.spec]

  private static func sections(_ name: String, summary: String) -> Option<Set<DashboardSection>> {
    let words = DashboardSection.allCases.map(\.rawValue)
    let value = ValueSpec(
      "LIST", kind: .list(words), expected: "sections parted by commas: \(words.joined(separator: ","))")
    return Option(name, value, summary: "\(summary): \(words.joined(separator: ","))") { text in
      let sections = text.split(separator: ",", omittingEmptySubsequences: false).map {
        DashboardSection(rawValue: String($0))
      }
      return sections.contains(nil) ? nil : Set(sections.compactMap { $0 })
    }
  }

  private static func isLetters(_ text: String, count: ClosedRange<Int>) -> Bool {
    count.contains(text.count) && text.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
