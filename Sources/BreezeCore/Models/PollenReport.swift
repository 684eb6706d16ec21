/// The pollen of today at one place, and of the days to come.
public struct PollenReport: Sendable, Equatable {
  public enum Source: String, Sendable {
    /// Google's Universal Pollen Index.
    case google
    /// Grains/m³ of the CAMS European model by way of Open-Meteo.
    case openMeteo = "open-meteo"
  }

  public let source: Source
  /// Those of today; groups first, then plants.
  public let items: [PollenItem]
  /// Today and the days after it, as far as they were asked for and the service tells of them.
  public let days: [PollenDay]

  public init(source: Source, items: [PollenItem], days: [PollenDay] = []) {
    self.source = source
    self.items = items
    self.days = days
  }
}
