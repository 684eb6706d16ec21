import BreezeCore

/// Places, numbered as `--pick` counts them.
struct PlaceList {
  let cities: [City]

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let digits = String(cities.count).count
    return cities.enumerated().flatMap { index, city in
      let number = StyledText(String(index + 1), .faint).leftPadded(to: digits + 2) + .spaces(2)
      let name = Paragraph(city.displayName, first: number).lines(width: profile.width)
      let facts = details(city, profile.glyphs).map { StyledText($0, .faint) }
      let onOneLine = StyledText(facts.map(\.plain).joined(separator: "  "), .faint)
      if name.count == 1, let joined = name[0].joined(flushRight: onOneLine, columns: min(profile.width, 80))
      {
        return [joined]
      }
      let indent = StyledText.spaces(digits + 4)
      let fits = indent.width + onOneLine.width <= profile.width
      return name + (fits ? [onOneLine] : facts).map { indent + $0 }
    }
  }

  private func details(_ city: City, _ glyphs: Glyphs) -> [String] {
    let people = city.population.map { "\(Self.grouped($0)) people" }
    return [people, glyphs.degreesDrawn(in: city.coordinate.text)].compactMap { $0 }
  }

  /// `8,961,989`
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce("") { text, index in
      text + (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
  }
}
