/// The help as text, made from the declarations alone: examples first.
package enum HelpPage {
  /// In columns: longer lines are hard to read.
  package static let widest = 80

  /// The page of the whole tool.
  package static func overview(_ tool: ToolSpec, width: Int = widest) -> String {
    let (reference, help) = (tool.reference, HelpText(width: width))
    var lines = help.wrapped("\(tool.name): \(tool.summary)", indent: "") + [""]
    lines += help.section("Examples", reference.examples.map { ("\(tool.name) \($0.line)", $0.summary) })
    lines += help.section("Commands", tool.commands.map { (usage($0), $0.summary) })
    lines += help.section("Options of every command", tool.commonOptions.map { (usage($0), $0.summary) })
    lines += help.section("Environment", reference.environment.map { ($0.term, $0.meaning) })
    lines += help.section("Exit status", reference.exitStatuses.map { ($0.term, $0.meaning) })
    lines += reference.notes.flatMap { help.wrapped($0, indent: "") + [""] }
    lines += help.wrapped("\(tool.name) help COMMAND tells more about one command.", indent: "")
    return text(lines)
  }

  /// The page of one command.
  package static func page(of command: CommandSpec, in tool: ToolSpec, width: Int = widest) -> String {
    let help = HelpText(width: width)
    var lines = help.wrapped("\(tool.name) \(usage(command))", indent: "") + [""]
    lines += help.wrapped("\(command.summary).", indent: "") + [""]
    lines += help.section("Examples", command.examples.map { ("\(tool.name) \($0.line)", $0.summary) })
    if let argument = command.argument {
      lines += help.section("Arguments", [(argument.placeholder, argument.summary)])
    }
    lines += help.section("Options", (command.options + tool.commonOptions).map { (usage($0), $0.summary) })
    lines += command.discussion.flatMap { help.wrapped($0, indent: "") + [""] }
    return text(lines)
  }

  package static func usage(_ option: OptionSpec) -> String {
    let name = option.short.map { "-\($0), --\(option.name)" } ?? "--\(option.name)"
    return option.value.map { "\(name) \($0.placeholder)" } ?? name
  }

  package static func usage(_ command: CommandSpec) -> String {
    command.argument.map { "\(command.name) \($0.placeholder)" } ?? command.name
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
