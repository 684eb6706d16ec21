/// A command line taken apart. Values are read by the handle of their option.
package struct ParsedArguments: Sendable, Equatable {
  /// nil when none was given.
  package let command: String?
  package let positionals: [String]
  private let values: [String: String]
  private let switches: Set<String>

  package init(
    command: String?, positionals: [String], values: [String: String], switches: Set<String>
  ) {
    self.command = command
    self.positionals = positionals
    self.values = values
    self.switches = switches
  }

  package func has(_ flag: Flag) -> Bool { switches.contains(flag.spec.name) }

  /// nil when the option was not given. Given more than once, the last one counts.
  ///
  /// - Throws: ``UsageError/badValue(option:value:expected:)``
  package func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
    guard let text = values[option.spec.name] else { return nil }
    guard let value = option.parse(text) else {
      throw .badValue(option: option.spec.name, value: text, expected: option.spec.value?.expected ?? "")
    }
    return value
  }

  /// The names of all options that were given.
  package var optionNames: Set<String> { switches.union(values.keys) }

  /// Which of some options were given.
  package func given(_ options: [OptionSpec]) -> [OptionSpec] {
    options.filter { values[$0.name] != nil || switches.contains($0.name) }
  }
}
