import BreezeCore

/// All about one kind of pollen, at a place.
struct PollenSheet {
  let detail: PollenDetail
  let header: HeaderSection
  /// nil when the pollen did not come with the air quality.
  let footer: FooterSection?

  func lines(_ layout: Layout) -> [StyledText] {
    layout.page([
      header.lines(layout), level(layout), about(layout), recommendations(layout),
      PollenScale(detail: detail).lines(layout), footer?.lines(layout) ?? [],
    ])
  }

  private func level(_ layout: Layout) -> [StyledText] {
    let body = layout.inset(by: 2)
    let heading = layout.heading(detail.name, remark: detail.source?.title ?? "")
    guard let item = detail.item, let value = item.value, let level = item.level else {
      let words = "no data: \(detail.reason ?? "no value")"
      return heading + layout.indented(Paragraph(words, style: .faint).lines(width: body.width))
    }
    let style = Style.strongLevel(level.color)
    let bar = LevelBar(value, style: .level(level.color)).line(glyphs: layout.glyphs)
    let line = bar + StyledText("  \(value) of 5  ") + StyledText(level.rawValue, style)
    return heading + layout.indented([line] + facts(item, level, body))
  }

  /// The source's own word where it is another, and the grains where they are known.
  private func facts(_ item: PollenItem, _ level: PollenLevel, _ layout: Layout) -> [StyledText] {
    var facts: [String] = []
    if let category = item.category, category != level.rawValue {
      facts.append("in the source's words: \(category)")
    }
    if let grains = item.grainsPerCubicMetre {
      facts.append("\(ShortNumber.text(grains, decimals: 1)) grains/m³, mean of the day")
    }
    return facts.flatMap { Paragraph($0, style: .faint).lines(width: layout.width) }
  }

  private func about(_ layout: Layout) -> [StyledText] {
    guard let item = detail.item else { return [] }
    let rows = [
      ("Family", item.family), ("Season", item.season), ("Appearance", item.appearance),
    ].compactMap { label, text in text.map { (label, $0) } }
    let lines = rows.flatMap { label, text in
      Paragraph(text, first: StyledText(label, .faint).padded(to: 12)).lines(width: layout.width - 2)
    }
    let known = lines + picture(item, layout.inset(by: 2))
    let missing =
      detail.source == .openMeteo
      ? "The model has numbers only. With a key Google Pollen describes the plant." : "no description"
    return layout.heading("About")
      + layout.indented(
        known.isEmpty ? Paragraph(missing, style: .faint).lines(width: layout.width - 2) : known)
  }

  /// The address is broken rather than cut, so that it can be copied whole.
  private func picture(_ item: PollenItem, _ layout: Layout) -> [StyledText] {
    guard var rest = item.imageUrl?.displaySafe[...], !rest.isEmpty else { return [] }
    let room = layout.width - 12
    var lines: [StyledText] = []
    while !rest.isEmpty {
      let label = StyledText(lines.isEmpty ? "Picture" : "", .faint).padded(to: 12)
      lines.append(label + StyledText(String(rest.prefix(room))))
      rest = rest.dropFirst(room)
    }
    return lines
  }

  private func recommendations(_ layout: Layout) -> [StyledText] {
    guard let item = detail.item, !item.healthRecommendations.isEmpty else { return [] }
    let bullet = StyledText("\(layout.glyphs.bullet) ")
    return layout.heading("What You Can Do")
      + layout.indented(
        item.healthRecommendations.flatMap { Paragraph($0, first: bullet).lines(width: layout.width - 2) })
  }
}
