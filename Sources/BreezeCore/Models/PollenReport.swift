/// The pollen of one day at one place.
public struct PollenReport: Sendable, Equatable {
  public enum Source: String, Sendable {
    /// Google's Universal Pollen Index.
    case google
    /// Grains/m³ of the CAMS European model by way of Open-Meteo.
    case openMeteo = "open-meteo"
  }

  public let source: Source
  /// Groups first, then plants.
  public let items: [PollenItem]

  public init(source: Source, items: [PollenItem]) {
    self.source = source
    self.items = items
  }
}
