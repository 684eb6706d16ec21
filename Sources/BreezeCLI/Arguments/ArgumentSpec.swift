/// What a command takes besides options, for the help, the completions and for counting.
package struct ArgumentSpec: Sendable, Hashable {
  /// `NAME…`
  package let placeholder: String
  package let summary: String
  package let count: ClosedRange<Int>
  /// Of each of them.
  package let kind: ValueSpec.Kind

  package init(
    _ placeholder: String, summary: String, count: ClosedRange<Int>, kind: ValueSpec.Kind = .text
  ) {
    self.placeholder = placeholder
    self.summary = summary
    self.count = count
    self.kind = kind
  }
}
