/// The terminal that a program is run in.
package struct PtySetup: Sendable {
  package var columns: Int
  package var rows: Int
  /// What it answers to the question for its background, as in `rgb:ffff/ffff/ffff`; nil when it ignores that.
  package var background: String?
  /// Whether it answers to the question for its device attributes, as nearly all do.
  package var tellsAttributes: Bool

  package init(
    columns: Int = 80, rows: Int = 24, background: String? = nil, tellsAttributes: Bool = true
  ) {
    self.columns = columns
    self.rows = rows
    self.background = background
    self.tellsAttributes = tellsAttributes
  }

  /// What it answers to a piece of output.
  func answer(to output: String) -> String {
    let color = output.contains("\u{1B}]11;?") ? background.map { "\u{1B}]11;\($0)\u{7}" } : nil
    let attributes = output.contains("\u{1B}[c") && tellsAttributes ? "\u{1B}[?62;22c" : nil
    return (color ?? "") + (attributes ?? "")
  }
}
