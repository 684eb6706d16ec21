/// The typed handle of an option that takes a value. Commands read values by handle, never by name.
package struct Option<Value: Sendable>: Sendable {
  package let spec: OptionSpec
  /// nil when the text is no such value.
  package let parse: @Sendable (String) -> Value?

  package init(
    _ name: String, _ value: ValueSpec, summary: String, parse: @escaping @Sendable (String) -> Value?
  ) {
    self.spec = OptionSpec(name, value: value, summary: summary)
    self.parse = parse
  }
}

extension Option {
  /// Takes one of a few words.
  package init(_ name: String, choices: [(word: String, value: Value)], summary: String) {
    let words = choices.map(\.word)
    let value = ValueSpec(
      name.uppercased(), kind: .choice(words), expected: "one of \(words.joined(separator: ", "))")
    self.init(name, value, summary: summary) { text in choices.first { $0.word == text }?.value }
  }
}

extension Option<String> {
  /// Takes any text but the empty one.
  package init(_ name: String, _ placeholder: String, summary: String, kind: ValueSpec.Kind = .text) {
    let value = ValueSpec(placeholder, kind: kind, expected: "a text that is not empty")
    self.init(name, value, summary: summary) { $0.isEmpty ? nil : $0 }
  }
}

extension Option<Int> {
  /// Takes a whole number of a range, in plain digits.
  package init(_ name: String, _ placeholder: String, in range: ClosedRange<Int>, summary: String) {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    self.init(name, ValueSpec(placeholder, expected: expected), summary: summary) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
