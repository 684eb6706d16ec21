import BreezeCore

/// The places that are meant by a name as much as the one that was taken.
struct Homonyms: Sendable, Equatable {
  let taken: City
  /// Never empty.
  let others: [City]

  /// nil when the command line says which one is meant, or there is only one of the name; case and accents do not
  /// make another name.
  init?(_ match: PlaceFinder.Match, of query: PlaceQuery, isChosen: Bool) {
    guard !isChosen, query.qualifiers.isEmpty else { return nil }
    let name = PlaceQuery.folded(match.city.name)
    taken = match.city
    others = match.candidates.filter { city in
      city != match.city && PlaceQuery.folded(city.name) == name && Self.isComparable(city, to: match.city)
    }
    if others.isEmpty { return nil }
  }

  /// Someone who says London means the one with twenty times the inhabitants of the next; from a tenth on either may be
  /// meant, and so where the inhabitants are not known.
  private static func isComparable(_ city: City, to taken: City) -> Bool {
    guard let many = taken.population else { return true }
    return (city.population ?? 0) * 10 >= many
  }

  /// How to choose, for someone at a terminal.
  var advice: String {
    let example = others.first.flatMap { city in
      (city.admin1 ?? city.country).map { ", \"\(city.name), \($0)\"" }
    }
    return "Several places are called \(taken.name); this is \(taken.displayName). "
      + "For another: --pick N as in breeze search\(example ?? ""), or --country CODE."
  }
}
