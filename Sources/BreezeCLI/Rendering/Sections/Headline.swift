/// A number with its name, what it means, and a remark: on one line where there is room, else below each other.
struct Headline {
  let start: StyledText
  let words: StyledText
  let remark: String?

  func lines(_ layout: Layout) -> [StyledText] {
    let line = start + words
    let lines =
      line.width <= layout.width
      ? [line] : wrappedStart(layout) + [(.spaces(2) + words).truncated(to: layout.width)]
    guard let remark else { return lines }
    let faint = StyledText(remark, .faint)
    if lines.count == 1, let joined = line.joined(flushRight: faint, columns: layout.width) {
      return [joined]
    }
    return lines + layout.indented(Paragraph(remark, style: .faint).lines(width: layout.width - 2))
  }

  private func wrappedStart(_ layout: Layout) -> [StyledText] {
    start.trimmed.width <= layout.width
      ? [start.trimmed] : Paragraph(start.plain, style: .faint).lines(width: layout.width)
  }
}
