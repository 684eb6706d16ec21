/// How many colours the output shows.
package enum ColorDepth: Sendable, Hashable {
  case none, ansi16, ansi256, truecolor

  /// What someone asked for with `--color`.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    case auto, always, never
  }

  /// An explicit choice wins, then `NO_COLOR`, then `FORCE_COLOR` and `CLICOLOR_FORCE`, then what the output is. Each
  /// variable counts only when it is not empty (no-color.org, force-color.org, bixense.com/clicolors).
  package init(_ choice: Choice, variables: [String: String], isTerminal: Bool) {
    func value(_ name: String) -> String? {
      variables[name].flatMap { $0.isEmpty ? nil : $0.lowercased() }
    }
    let forced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { !["0", "false", nil].contains(value($0)) }
    let term = value("TERM") ?? ""
    let wanted: Bool =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        if value("NO_COLOR") != nil {
          false
        } else {
          forced || isTerminal && term != "dumb" && value("CLICOLOR") != "0" && value("FORCE_COLOR") != "0"
        }
      }
    guard wanted else {
      self = .none
      return
    }
    if ["truecolor", "24bit"].contains(value("COLORTERM")) || value("FORCE_COLOR") == "3" {
      self = .truecolor
    } else if term.contains("256") || value("FORCE_COLOR") == "2" {
      self = .ansi256
    } else {
      self = .ansi16
    }
  }
}
