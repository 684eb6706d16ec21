/// The options that decide what a dashboard is printed as, and what else comes of it.
extension Options {
  static let output = Option<DashboardForm>(
    "output",
    choices: [
      ("json", .json), ("csv", .csv), ("prometheus", .prometheus), ("waybar", .waybar), ("text", .text),
    ], summary: "Print json (as --json), csv, prometheus, waybar or text (the default)")
  static let share = Flag("share", summary: "Print one line to pass on: place, index, status")
  static let format = Option<String>(
    "format", "TEMPLATE", summary: "Print a line of your own, such as '{name}: {aqi} {status}\\n'")

  static let failAbove = Option<Int>(
    "fail-above", "N", in: 0...10_000, summary: "End with status 10 when the US AQI is above N")
  static let card = Option<String>(
    "card", "FILE.svg", summary: "Write the share card to FILE.svg as well, 1200 × 630", kind: .file)

  static let quiet = Flag(
    "quiet", summary: "No notes on standard error; with --fail-above print only when it is exceeded")
  static let verbose = Flag("verbose", summary: "Tell each request on standard error")

  static let forms = [output.spec, share.spec, format.spec]
  static let effects = [card.spec, failAbove.spec]
  static let diagnostics = [quiet.spec, verbose.spec]

  static let outlookDiscussion =
    "Without the section aqi, forecast draws a chart of five days and of the next 24 hours; when nothing but "
    + "forecast and pollen is shown, pollen is a table of the days to come."

  /// What the forms need to be explained, for the pages of the commands that take them.
  static let formsDiscussion = [
    "Fields of --format: " + OutputTemplate.Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
      + ". A value that is missing prints n/a; \\n, \\t, \\\\, {{ and }} stand for themselves. Concentrations are in "
      + "µg/m³, {time} and {date} are the place's.",
    "--output csv prints a header and one line, comma-separated, quotes doubled (RFC 4180), an empty field for "
      + "a missing value; a name that begins with =, +, - or @ gets an apostrophe before it, so that no "
      + "spreadsheet takes it for a formula. --output waybar has the index as percentage of 500, at most 100, "
      + "and text that is safe in Pango markup.",
    "--fail-above prints, then ends with status 10 when the US AQI is above N; an unknown index is not above, "
      + "and a note says so. With --quiet nothing is printed unless it is.",
  ]
}
