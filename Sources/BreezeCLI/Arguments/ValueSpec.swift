/// What an option takes.
package struct ValueSpec: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case text, file, folder
    /// The name of one of the tool's commands.
    case command
    /// One of these words.
    case choice([String])
    /// Some of these words, with commas between.
    case list([String])
  }

  /// What stands for the value in the help: `SECONDS`, in brackets when it may be left out.
  package let placeholder: String
  package let kind: Kind
  /// What a value has to be, in words that follow "takes": `a whole number from 1 to 100`.
  package let expected: String
  /// What the option means without a value; nil when it needs one. The word behind such an option is its value only
  /// when it is a whole number, so that the option may stand anywhere; with `=` any value can be given.
  package let bare: String?

  package init(_ placeholder: String, kind: Kind = .text, expected: String, bare: String? = nil) {
    self.placeholder = placeholder
    self.kind = kind
    self.expected = expected
    self.bare = bare
  }
}
