import BreezeCore

/// How this run draws: options before settings before what the terminal says.
extension Invocation {
  func profile() throws(CommandError) -> TerminalProfile {
    let choice = TerminalProfile.Choice(
      color: try value(of: Options.color) ?? .auto, ascii: has(Options.ascii),
      width: try value(of: Options.width), background: try background())
    let console = surroundings.console
    // Where nobody types, nobody would see that the terminal answers; and a document has no colours to choose.
    let asks = console.facts.inputIsTerminal && isDrawn
    return TerminalProfile(
      choice, variables: surroundings.variables, terminalWidth: console.facts.outputWidth,
      asking: { asks ? console.terminal.background() : nil })
  }

  /// Whether the result is a screen rather than a document or a line for another program.
  var isDrawn: Bool {
    !wantsJSON && arguments.given(Options.forms).allSatisfy { $0 == Options.output.spec }
      && output ?? .text == .text
  }

  /// `--json`, or `--output json`.
  var wantsJSON: Bool { has(Options.json) || output == .json }

  /// nil also for a value that is none, which is refused where the form is chosen.
  private var output: DashboardForm? { (try? value(of: Options.output)) ?? nil }

  func temperature() throws(CommandError) -> TemperatureUnit {
    try refuseMoreThanOne(of: Options.temperature)
    if has(Options.celsius) { return .celsius }
    if has(Options.fahrenheit) { return .fahrenheit }
    return settings.useFahrenheit ?? true ? .fahrenheit : .celsius
  }

  func language() throws(CommandError) -> String? {
    try value(of: Options.language) ?? settings.language
  }

  /// nil for what the terminal says.
  private func background() throws(CommandError) -> Background? {
    switch try value(of: Options.appearance) ?? settings.appearance ?? .system {
    case .light: .light
    case .dark: .dark
    case .system: nil
    }
  }
}
