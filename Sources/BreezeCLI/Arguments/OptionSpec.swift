/// An option as it is declared: everything that the parser, the help, the completions and the manual need.
package struct OptionSpec: Sendable, Hashable {
  /// The long name without its dashes.
  package let name: String
  /// The letter of the short form; nil when there is none.
  package let short: Character?
  /// nil for a switch, which takes no value.
  package let value: ValueSpec?
  /// One line for the help.
  package let summary: String

  package init(_ name: String, short: Character? = nil, value: ValueSpec? = nil, summary: String) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
  }
}
