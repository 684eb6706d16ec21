/// Takes a command line apart by the declarations of a tool. It reads no value and runs nothing.
package struct ArgumentParser: Sendable {
  private let tool: ToolSpec

  package init(_ tool: ToolSpec) {
    self.tool = tool
  }

  /// Options may stand before and after the command and its arguments; `--` ends them. What looks like a negative
  /// number is an argument.
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var positionals: [String] = []
    var values: [String: String] = [:]
    var switches: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        break
      }
      guard Self.isOption(argument) else {
        positionals.append(argument)
        continue
      }
      let (spec, attached) = try option(argument)
      if let value = spec.value {
        if let attached {
          values[spec.name] = attached
        } else {
          values[spec.name] = try Self.value(of: spec.name, value, from: &rest)
        }
      } else {
        guard attached == nil else { throw .unexpectedValue(option: spec.name) }
        switches.insert(spec.name)
      }
    }
    return ParsedArguments(
      command: positionals.first, positionals: Array(positionals.dropFirst()), values: values,
      switches: switches)
  }

  /// The value that stands behind an option.
  private static func value(
    of option: String, _ spec: ValueSpec, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if let bare = spec.bare {
      let isNumber = rest.first.map { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } } ?? false
      return isNumber ? rest.removeFirst() : bare
    }
    guard let text = rest.popFirst() else {
      throw .missingValue(option: option, placeholder: spec.placeholder)
    }
    return text
  }

  /// Checks that a command takes the options and as many arguments as were given.
  package func check(_ parsed: ParsedArguments, for command: CommandSpec) throws(UsageError) {
    let foreign = parsed.optionNames.subtracting((command.options + tool.commonOptions).map(\.name))
    if !foreign.isEmpty, let option = tool.option(where: { foreign.contains($0.name) }) {
      throw .optionOfOtherCommand(option.name, command: command.name)
    }
    let count = command.argument?.count ?? 0...0
    if parsed.positionals.count < count.lowerBound {
      throw .missingArgument(command.argument?.placeholder ?? "", command: command.name)
    }
    if parsed.positionals.count > count.upperBound {
      throw .surplusArgument(parsed.positionals[count.upperBound], command: command.name)
    }
  }

  /// A dash with something behind it, unless that is a number: "-33.87" and "-.5" are arguments.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.count > 1, argument.first == "-" else { return false }
    let second = argument.dropFirst().first ?? "-"
    return !(second.isASCII && second.isNumber || second == ".")
  }

  private func option(_ argument: String) throws(UsageError) -> (OptionSpec, attached: String?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let typed = String(parts[0])
    let match = tool.option { spec in
      typed == "--\(spec.name)" || spec.short.map { typed == "-\($0)" } ?? false
    }
    guard let match else {
      let names = tool.allOptions.map(\.name)
      throw .unknownOption(
        typed, suggestion: Suggestion.nearest(to: String(typed.drop { $0 == "-" }), among: names))
    }
    return (match, attached)
  }
}
