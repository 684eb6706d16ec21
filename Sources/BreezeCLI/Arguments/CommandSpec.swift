/// A command as it is declared: everything that the parser, the help, the completions and the manual need.
package struct CommandSpec: Sendable, Hashable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  package let argument: ArgumentSpec?
  package let options: [OptionSpec]
  /// Command lines without the program's name, each with what it does.
  package let examples: [Example]
  /// Paragraphs below the options; may be empty.
  package let discussion: [String]

  package struct Example: Sendable, Hashable {
    package let line: String
    package let summary: String

    package init(_ line: String, _ summary: String) {
      self.line = line
      self.summary = summary
    }
  }

  package init(
    _ name: String, summary: String, argument: ArgumentSpec? = nil, options: [OptionSpec] = [],
    examples: [Example], discussion: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.argument = argument
    self.options = options
    self.examples = examples
    self.discussion = discussion
  }
}
