/// Words broken into lines.
package struct Paragraph: Sendable, Hashable {
  private let text: String
  private let style: Style
  private let first: StyledText
  private let indent: Int

  /// - Parameters:
  ///   - first: stands before the first line; the others are indented by its width.
  package init(_ text: String, style: Style = .plain, first: StyledText = StyledText()) {
    self.text = text.displaySafe
    self.style = style
    self.first = first
    self.indent = first.width
  }

  /// Breaks at spaces; a word that is wider than a line is cut.
  package func lines(width: Int) -> [StyledText] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(String(word)) <= width - indent {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.enumerated().map { number, line in
      let start = number == 0 ? first : .spaces(indent)
      return start + StyledText(line, style).truncated(to: max(1, width - indent))
    }
  }
}
