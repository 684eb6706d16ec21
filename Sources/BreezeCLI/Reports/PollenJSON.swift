import BreezeCore

extension JSONValue {
  static func pollen(_ report: PollenReport) -> JSONValue {
    .object([
      "source": .string(report.source.rawValue),
      "items": .array(report.items.map(pollenItem)),
      "days": .array(report.days.map(day)),
    ])
  }

  private static func day(_ day: PollenDay) -> JSONValue {
    .object(["date": .string(day.date.text), "items": .array(day.items.map(level))])
  }

  /// What changes from day to day; the rest stands with the items of today.
  private static func level(_ item: PollenItem) -> JSONValue {
    .object([
      "id": .string(item.id),
      "value": JSONValue(item.value),
      "level": JSONValue(item.level?.rawValue),
      "grains_per_m3": JSONValue(item.grainsPerCubicMetre, decimals: 1),
    ])
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
