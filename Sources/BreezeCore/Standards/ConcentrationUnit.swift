/// The units in which the standards write their tables.
package enum ConcentrationUnit: Sendable {
  case microgramsPerCubicMetre
  case milligramsPerCubicMetre
  case partsPerBillion
  case partsPerMillion

  package var text: String {
    switch self {
    case .microgramsPerCubicMetre: "µg/m³"
    case .milligramsPerCubicMetre: "mg/m³"
    case .partsPerBillion: "ppb"
    case .partsPerMillion: "ppm"
    }
  }

  /// `micrograms`, in µg/m³, in this unit; nil for particles in ppb and ppm.
  package func value(ofMicrograms micrograms: Double, of pollutant: PollutantType) -> Double? {
    switch self {
    case .microgramsPerCubicMetre: micrograms
    case .milligramsPerCubicMetre: micrograms / 1000
    case .partsPerBillion: UnitConversion.ppb(micrograms: micrograms, of: pollutant)
    case .partsPerMillion: UnitConversion.ppb(micrograms: micrograms, of: pollutant).map { $0 / 1000 }
    }
  }
}
