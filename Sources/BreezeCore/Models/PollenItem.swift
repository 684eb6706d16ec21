/// The pollen of one plant, or of a group of plants (grass, trees, weeds).
public struct PollenItem: Sendable, Equatable, Identifiable {
  /// Lower case and stable in every language: `grass`, `tree`, `birch`.
  public let id: String
  /// For people, in the language that was asked for.
  public let name: String
  /// The index from 0 (none) to 5 (very high); nil is no data, which is not the same as no pollen.
  public let value: Int?
  /// The service's own word for the value, in the language that was asked for; nil without a value.
  public let category: String?
  /// False for a group of plants.
  public let isPlant: Bool
  /// The address of a picture.
  public let imageUrl: String?
  /// The botanical family, `Betulaceae (the Birch family)`; nil for groups.
  public let family: String?
  /// When the plant flowers, in words.
  public let season: String?
  /// How to recognise the plant by its colours.
  public let appearance: String?
  /// Empty when the service gave none.
  public let healthRecommendations: [String]
  /// The day's mean in grains/m³; nil where the service states an index only.
  public let grainsPerCubicMetre: Double?

  public init(
    id: String, name: String, value: Int?, category: String? = nil, isPlant: Bool = false,
    imageUrl: String? = nil, family: String? = nil, season: String? = nil, appearance: String? = nil,
    healthRecommendations: [String] = [], grainsPerCubicMetre: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.value = value
    self.category = category
    self.isPlant = isPlant
    self.imageUrl = imageUrl
    self.family = family
    self.season = season
    self.appearance = appearance
    self.healthRecommendations = healthRecommendations
    self.grainsPerCubicMetre = grainsPerCubicMetre
  }

  /// nil when there is no value.
  public var level: PollenLevel? { value.map(PollenLevel.init(index:)) }
}
