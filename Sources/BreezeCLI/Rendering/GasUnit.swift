import BreezeCore

/// The unit in which the concentrations of gases are shown. Particles have µg/m³ only, and data are always in µg/m³.
enum GasUnit: String, Sendable, CaseIterable {
  /// Parts of a billion by volume at 25 °C; CO, of which there is much, in parts of a million.
  case mixingRatio = "ppb"
  case micrograms = "ugm3"

  /// A concentration as it is shown: whole µg/m³, tenths of a ppb, hundredths of a ppm; nil for one that is too large
  /// to be one.
  func amount(_ micrograms: Double, of type: PollutantType) -> Amount? {
    guard let whole = PollutantReading(type: type, value: micrograms).roundedValue else { return nil }
    guard self == .mixingRatio, let ppb = UnitConversion.ppb(micrograms: micrograms, of: type) else {
      return Amount(number: String(whole), unit: type.unit)
    }
    return type == .co
      ? Amount(number: ShortNumber.text(ppb / 1000, decimals: 2), unit: "ppm")
      : Amount(number: ShortNumber.text(ppb, decimals: 1), unit: "ppb")
  }

  struct Amount: Sendable, Equatable {
    let number: String
    let unit: String

    var text: String { "\(number) \(unit)" }
  }
}
