import BreezeCore

/// Places, numbered as `--pick` counts them.
struct PlaceList {
  let cities: [City]

  func lines(_ profile: TerminalProfile) -> [StyledText] {
    let digits = String(cities.count).count
    return cities.enumerated().flatMap { index, city in
      let number = StyledText(String(index + 1), .faint).leftPadded(to: digits + 2) + .spaces(2)
      let name = Paragraph(city.displayName, first: number).lines(width: profile.width)
      let facts = StyledText(details(city, profile.glyphs), .faint)
      let joined = name.count == 1 ? name[0].joined(flushRight: facts, columns: min(profile.width, 80)) : nil
      return joined.map { [$0] }
        ?? name
        + Paragraph(facts.plain, style: .faint, first: .spaces(digits + 4)).lines(width: profile.width)
    }
  }

  private func details(_ city: City, _ glyphs: Glyphs) -> String {
    let people = city.population.map { "\(Self.grouped($0)) people  " } ?? ""
    return people + city.coordinate.text.replacing("°", with: glyphs.degree)
  }

  /// `8,961,989`
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce("") { text, index in
      text + (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
  }
}
