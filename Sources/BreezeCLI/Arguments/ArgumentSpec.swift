/// What a command takes besides options, for the help and for counting.
package struct ArgumentSpec: Sendable, Hashable {
  /// `NAME…`
  package let placeholder: String
  package let summary: String
  package let count: ClosedRange<Int>

  package init(_ placeholder: String, summary: String, count: ClosedRange<Int>) {
    self.placeholder = placeholder
    self.summary = summary
    self.count = count
  }
}
