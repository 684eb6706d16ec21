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
    others = match.candidates.filter { $0 != match.city && PlaceQuery.folded($0.name) == name }
    if others.isEmpty { return nil }
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
