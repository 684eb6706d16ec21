/// The help as text, made from the declarations alone: examples first.
package enum HelpPage {
  /// The page of the whole tool.
  package static func overview(_ tool: ToolSpec) -> String {
    let reference = tool.reference
    var lines = ["\(tool.name): \(tool.summary)", ""]
    lines += section("Examples", reference.examples.map { ("\(tool.name) \($0.line)", $0.summary) })
    lines += section("Commands", tool.commands.map { (usage($0), $0.summary) })
    lines += section("Options of every command", tool.commonOptions.map { (usage($0), $0.summary) })
    lines += section("Environment", reference.environment.map { ($0.term, $0.meaning) })
    lines += section("Exit status", reference.exitStatuses.map { ($0.term, $0.meaning) })
    lines += reference.notes.flatMap { wrapped($0, indent: "") + [""] }
    lines.append("\(tool.name) help COMMAND tells more about one command.")
    return text(lines)
  }

  /// The page of one command.
  package static func page(of command: CommandSpec, in tool: ToolSpec) -> String {
    var lines = ["\(tool.name) \(usage(command))", ""]
    lines += wrapped("\(command.summary).", indent: "") + [""]
    lines += section("Examples", command.examples.map { ("\(tool.name) \($0.line)", $0.summary) })
    if let argument = command.argument {
      lines += section("Arguments", [(argument.placeholder, argument.summary)])
    }
    lines += section("Options", (command.options + tool.commonOptions).map { (usage($0), $0.summary) })
    lines += command.discussion.flatMap { wrapped($0, indent: "") + [""] }
    return text(lines)
  }

  package static func usage(_ option: OptionSpec) -> String {
    let name = option.short.map { "-\($0), --\(option.name)" } ?? "--\(option.name)"
    return option.value.map { "\(name) \($0.placeholder)" } ?? name
  }

  package static func usage(_ command: CommandSpec) -> String {
    command.argument.map { "\(command.name) \($0.placeholder)" } ?? command.name
  }

  /// A heading, then rows in two columns; a first column that is too long stands on a line of its own.
  private static func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let column = min(30, rows.map(\.0.count).max() ?? 0)
    return ["\(title):"]
      + rows.flatMap { left, right in
        let indent = String(repeating: " ", count: column + 4)
        let words = wrapped(right, indent: indent)
        let start = "  \(left)"
        if left.count > column { return [start] + words }
        return [start + indent.dropFirst(start.count) + (words.first?.dropFirst(indent.count) ?? "")]
          + words.dropFirst()
      } + [""]
  }

  /// Breaks a paragraph at spaces so that no line is wider than 80 columns.
  private static func wrapped(_ paragraph: String, indent: String) -> [String] {
    var lines = [indent]
    for word in paragraph.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.count > indent.count, line.count + 1 + word.count > 80 {
        lines.append(indent + word)
      } else {
        lines[lines.count - 1] = line.count > indent.count ? "\(line) \(word)" : indent + word
      }
    }
    return lines
  }

  private static func text(_ lines: [String]) -> String {
    lines.joined(separator: "\n").trimmingSuffix("\n") + "\n"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    String(prefix(upTo: index(endIndex, offsetBy: -reversed().prefix { $0 == suffix }.count)))
  }
}
