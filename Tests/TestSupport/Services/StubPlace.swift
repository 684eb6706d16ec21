import Foundation

/// An entry of the imitated geocoding service. Empty texts and zeros are left out of the answers.
struct StubPlace: Sendable {
  let id: Int
  let name: String
  let latitude: Double
  let longitude: Double
  var elevation = 0.0
  var feature = "PPL"
  var countryCode = ""
  var country = ""
  var admin1 = ""
  var admin2 = ""
  let timezone: String
  var population = 0
  var postcodes: [String] = []
  /// Other spellings by which it is found.
  var aliases: [String] = []
  /// Names by language.
  var translations: [String: String] = [:]

  /// The nearest place within half a degree each way.
  static func near(latitude: Double, longitude: Double) -> StubPlace? {
    func distance(_ place: StubPlace) -> Double {
      max(abs(place.latitude - latitude), abs(place.longitude - longitude))
    }
    return all.filter { distance($0) <= 0.5 }.min { distance($0) < distance($1) }
  }

  /// How well a name fits: 2 for the whole name, 1 for its beginning, nil for neither. Case and accents do not count;
  /// one letter finds nothing and two must be the whole name.
  func match(_ text: String, language: String) -> Int? {
    let wanted = Self.folded(text)
    guard wanted.count >= 2, !wanted.contains(",") else { return nil }
    let names = ([name, translations[language]].compactMap { $0 } + aliases).map(Self.folded)
    if names.contains(wanted) { return 2 }
    return wanted.count >= 3 && names.contains { $0.hasPrefix(wanted) } ? 1 : nil
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US"))
  }
}
