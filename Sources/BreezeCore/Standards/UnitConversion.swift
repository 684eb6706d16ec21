/// Mass concentration ↔ mixing ratio of the four gases at 25 °C and 1013.25 hPa, the reference state of the
/// US EPA (40 CFR 50.3).
///
/// µg/m³ = ppb × M / V with the molar volume V = R·T/p = 24.465 L/mol. Particles have no mixing ratio: every
/// answer for PM2.5 and PM10 is nil.
public enum UnitConversion {
  /// The gas constant, 8.314462618 J/(mol·K) (CODATA 2018), times 298.15 K over 101.325 kPa, in L/mol.
  static let molarVolume = 8.314462618 * 298.15 / 101.325

  /// In g/mol (NIST; CO from the IUPAC atomic weights); nil for particles.
  static func molarMass(of pollutant: PollutantType) -> Double? {
    switch pollutant {
    case .pm25, .pm10: nil
    case .no2: 46.0055
    case .so2: 64.0638
    case .o3: 47.9982
    case .co: 28.0101
    }
  }

  /// The µg/m³ that 1 ppb weighs: NO₂ 1.880, SO₂ 2.619, O₃ 1.962, CO 1.145; nil for particles.
  public static func microgramsPerPPB(of pollutant: PollutantType) -> Double? {
    molarMass(of: pollutant).map { $0 / molarVolume }
  }

  /// In ppb; nil for particles. One ppm is 1000 ppb.
  public static func ppb(micrograms: Double, of pollutant: PollutantType) -> Double? {
    microgramsPerPPB(of: pollutant).map { micrograms / $0 }
  }

  /// In µg/m³; nil for particles. One ppm is 1000 ppb.
  public static func micrograms(ppb: Double, of pollutant: PollutantType) -> Double? {
    microgramsPerPPB(of: pollutant).map { ppb * $0 }
  }
}
