/// What help and manual say about a tool beside its commands and options.
package struct ToolReference: Sendable {
  /// A term and what it means: a variable, an exit status, a file.
  package struct Entry: Sendable, Hashable {
    package let term: String
    package let meaning: String

    package init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// Paragraphs for the manual.
  package let description: [String]
  /// Of the whole tool, command lines without the program's name.
  package let examples: [CommandSpec.Example]
  package let environment: [Entry]
  package let exitStatuses: [Entry]
  package let files: [Entry]
  /// Paragraphs at the end, of help and manual.
  package let notes: [String]

  package init(
    description: [String] = [], examples: [CommandSpec.Example] = [], environment: [Entry] = [],
    exitStatuses: [Entry] = [], files: [Entry] = [], notes: [String] = []
  ) {
    self.description = description
    self.examples = examples
    self.environment = environment
    self.exitStatuses = exitStatuses
    self.files = files
    self.notes = notes
  }
}
