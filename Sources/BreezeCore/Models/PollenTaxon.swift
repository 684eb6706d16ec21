import Foundation

/// The six kinds of pollen that the CAMS European model forecasts.
public enum PollenTaxon: String, Sendable, CaseIterable {
  case alder, birch, grass, mugwort, olive, ragweed

  public var name: String { rawValue.capitalized }

  /// From which daily mean on, in grains/m³, the pollen is low, moderate, high and very high; below the first it
  /// is none.
  ///
  /// MeteoSwiss's classes ("Belastungsklassen der allergenen Pollenarten"). Olive, which they lack, has those of the
  /// Spanish network REA (University of Córdoba), with the University of Granada's "extreme" from 500.
  public var thresholds: [Double] {
    switch self {
    case .alder: [1, 11, 70, 250]
    case .birch: [1, 11, 70, 300]
    case .grass: [1, 20, 50, 150]
    case .mugwort: [1, 6, 15, 50]
    case .olive: [1, 50, 200, 500]
    case .ragweed: [1, 6, 11, 40]
    }
  }

  /// The place of a daily mean on the scale of 0 to 5: none is 0, low 1, moderate 3, high 4, very high 5.
  public func index(dailyMean: Double) -> Int {
    [0, 1, 3, 4, 5][thresholds.count { dailyMean >= $0 }]
  }
}
