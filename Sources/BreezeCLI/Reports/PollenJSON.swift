import BreezeCore

extension JSONValue {
  static func pollen(_ report: PollenReport) -> JSONValue {
    .object(["source": .string(report.source.rawValue), "items": .array(report.items.map(pollenItem))])
  }

  static func pollenItem(_ item: PollenItem) -> JSONValue {
    .object([
      "id": .string(item.id),
      "name": .string(item.name),
      "value": JSONValue(item.value),
      "level": JSONValue(item.level?.rawValue),
      "category": JSONValue(item.category),
      "is_plant": .bool(item.isPlant),
      "image_url": JSONValue(item.imageUrl),
      "family": JSONValue(item.family),
      "season": JSONValue(item.season),
      "appearance": JSONValue(item.appearance),
      "health_recommendations": .array(item.healthRecommendations.map(JSONValue.string)),
      "grains_per_m3": JSONValue(item.grainsPerCubicMetre, decimals: 1),
    ])
  }
}
