import BreezeCore

/// What a sheet is about.
enum DetailSubject: Sendable, Hashable {
  case pollutant(PollutantType)
  case pollen(id: String)

  static let names = PollutantType.allCases.map(\.code) + PollenItem.knownIDs

  /// Takes "PM2.5" and "NO₂" too, and "japanese-cedar".
  ///
  /// - Throws: a usage error that names what there is.
  init(_ text: String) throws(CommandError) {
    if let type = PollutantType(typed: text) {
      self = .pollutant(type)
      return
    }
    let id = text.lowercased().replacing("-", with: "_").replacing(" ", with: "_")
    guard PollenItem.knownIDs.contains(id) else {
      throw .usage(.invalid(ErrorWording.unknown("sheet", text, among: Self.names)))
    }
    self = .pollen(id: id)
  }
}

extension PollutantType {
  /// From the name for scripts or the one for people, in any case.
  init?(typed text: String) {
    let name = text.lowercased()
    guard let match = Self.allCases.first(where: { $0.code == name || $0.rawValue.lowercased() == name })
    else {
      return nil
    }
    self = match
  }
}
