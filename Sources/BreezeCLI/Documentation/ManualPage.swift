/// The manual page, as roff with the macros of man(7).
package enum ManualPage {
  /// - Parameter date: of the version, as in `2026-12-01`.
  package static func text(of tool: ToolSpec, version: String, date: String) -> String {
    let reference = tool.reference
    let lines =
      start(tool, [date, "\(tool.name) \(version)", "User Commands"])
      + section("NAME", ["\(tool.name.roff) \\- \(tool.summary.roff)"])
      + section("SYNOPSIS", synopsis(tool))
      + section("DESCRIPTION", paragraphs(reference.description))
      + section("EXAMPLES", examples(tool))
      + section("COMMANDS", tool.commands.flatMap { command($0) })
      + section("OPTIONS", options(tool))
      + section("ENVIRONMENT", entries(reference.environment))
      + section("EXIT STATUS", entries(reference.exitStatuses))
      + section("FILES", entries(reference.files))
      + section("NOTES", paragraphs(reference.notes))
    return (lines.prefix(1) + likenesses(of: lines) + lines.dropFirst()).joined(separator: "\n") + "\n"
  }

  /// Words are neither broken nor spread, so that a command line stays as it has to be typed.
  private static func start(_ tool: ToolSpec, _ title: [String]) -> [String] {
    let words = [tool.name.uppercased(), "1"] + title
    return [".TH " + words.map { "\"\($0)\"" }.joined(separator: " "), ".nh", ".ad l"]
  }

  /// For a device that lacks a character, as that for ASCII lacks the degree sign.
  private static func likenesses(of lines: [String]) -> [String] {
    let characters = Set(lines.joined().matches(of: /\\\[u([0-9A-F]+)\]/).map(\.1))
    return characters.sorted().compactMap { digits in
      UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { scalar in
        ".if !c\\[u\(digits)] .char \\[u\(digits)] \(String(scalar).ascii.roff)"
      }
    }
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".SH \"\(title)\""] + lines
  }

  private static func synopsis(_ tool: ToolSpec) -> [String] {
    let name = bold(tool.name)
    return [
      "\(name) \(italic("COMMAND")) [\(italic("ARGUMENT"))...] [\(italic("OPTION"))...]", ".br",
      "\(name) \(italic("COMMAND")) \(bold("--help"))",
    ]
  }

  /// Those of the tool, then those of each command that are not among them.
  private static func examples(_ tool: ToolSpec) -> [String] {
    var seen = Set<String>()
    return (tool.reference.examples + tool.commands.flatMap(\.examples))
      .filter { seen.insert($0.line).inserted }
      .flatMap { tagged(bold("\(tool.name) \($0.line)"), $0.summary) }
  }

  private static func command(_ command: CommandSpec) -> [String] {
    let argument = command.argument.map { " \(italic($0.placeholder))" } ?? ""
    return [".SS \"\(bold(command.name))\(argument)\""] + filled("\(command.summary).")
      + (command.argument.map { tagged(italic($0.placeholder), $0.summary) } ?? [])
      + command.options.flatMap(option)
      + command.discussion.flatMap { [".PP"] + filled($0) }
  }

  private static func options(_ tool: ToolSpec) -> [String] {
    ["Every command takes these:"] + tool.commonOptions.flatMap(option)
  }

  private static func option(_ option: OptionSpec) -> [String] {
    let value = option.value.map { " \(italic($0.placeholder))" } ?? ""
    return tagged(option.spellings.map(bold).joined(separator: ", ") + value, option.summary)
  }

  private static func entries(_ entries: [ToolReference.Entry]) -> [String] {
    entries.flatMap { tagged(bold($0.term), $0.meaning) }
  }

  /// A paragraph below a tag, which is roff already.
  private static func tagged(_ tag: String, _ text: String) -> [String] {
    [".TP", tag] + filled(text)
  }

  private static func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map(filled).joined(separator: [".PP"]))
  }

  /// One sentence after another, each from a line of its own, in lines of at most 79 characters.
  private static func filled(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      let word = String(word).roff
      if let last = lines.last, last.count + word.count < 79, !last.hasSuffix(".") {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
  }

  private static func bold(_ text: String) -> String { "\\fB\(text.roff)\\fR" }

  private static func italic(_ text: String) -> String { "\\fI\(text.roff)\\fR" }
}
