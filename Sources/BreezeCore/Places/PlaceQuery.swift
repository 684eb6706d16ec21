import Foundation

/// What someone typed to name a place: "Portland, OR" is the name "Portland" and the qualifier "OR".
public struct PlaceQuery: Sendable, Hashable {
  /// All that was typed, without outer spaces and with letters and their marks composed.
  public let text: String
  /// What the service is asked for: the part before the first comma.
  public let name: String
  /// The parts after it, each of which must fit the place. Empty when there is none.
  public let qualifiers: [String]

  /// nil when the name has fewer than two characters, for which the service knows no place.
  public init?(_ typed: String) {
    text = typed.trimmed.composed
    let parts = text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    name = parts.first ?? ""
    qualifiers = Array(parts.dropFirst())
    if name.count < 2 { return nil }
  }

  /// How well a place fits the qualifiers: 0 when all are names or codes of its regions, 1 when one of them is its
  /// country; nil when one fits nothing. A region comes before a country, so "CA" is California where there is
  /// such a place and Canada elsewhere. A display name pasted back is its place's, commas in a region included.
  package func rank(of city: City) -> Int? {
    if Self.folded(city.displayName) == Self.folded(text) { return 0 }
    var rank = 0
    for qualifier in qualifiers.map(Self.folded) {
      if Self.regions(of: city).contains(qualifier) { continue }
      guard Self.countries(of: city).contains(qualifier) else { return nil }
      rank = 1
    }
    return rank
  }

  /// Whether a place's own name is all that was typed, commas included.
  package func isWholeName(of city: City) -> Bool {
    Self.folded(city.name) == Self.folded(text)
  }

  private static func regions(of city: City) -> Set<String> {
    var names = [city.admin1, city.admin2].compactMap { $0 }
    if let code = city.countryCode, let admin1 = city.admin1 {
      names += RegionCodes.codes(of: admin1, country: code)
    }
    return Set(names.map(folded))
  }

  private static func countries(of city: City) -> Set<String> {
    let names = [city.country, city.countryCode].compactMap { $0 }
    return Set((names + RegionCodes.aliases(ofCountry: city.countryCode ?? "")).map(folded))
  }

  /// Without case, accents and the dots of abbreviations: "D.C." is "dc".
  package static func folded(_ text: String) -> String {
    let folded =
      text.isASCII
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return folded.filter { $0 != "." }
  }
}
