import BreezeCore

/// The overall result of a published standard, to stand beside the US AQI.
struct OverallRating {
  let assessment: StandardAssessment
  /// Columns that the index is flush right in.
  let numberWidth: Int

  func lines(_ layout: Layout) -> [StyledText] {
    let title = assessment.standard.title
    guard let category = assessment.category else {
      let reason = assessment.reason?.wording ?? "not rated"
      return Paragraph("\(title): no result, \(reason)", style: .faint).lines(width: layout.width)
    }
    let style = assessment.level.map { Style.strongLevel(assessment.standard.color(level: $0)) } ?? .strong
    let number = assessment.index.map {
      StyledText(String($0), style).leftPadded(to: numberWidth) + .spaces(1)
    }
    let start = (number ?? StyledText()) + StyledText("\(title)  ", .faint)
    let lines = Headline(start: start, words: StyledText(category, style), remark: cause).lines(layout)
    guard let reason = assessment.reason else { return lines }
    return lines + layout.indented(Paragraph(reason.wording, style: .faint).lines(width: layout.width - 2))
  }

  private var cause: String? {
    let names = assessment.mainPollutants.map(\.rawValue)
    return names.isEmpty ? nil : "mainly \(names.joined(separator: ", "))"
  }
}
