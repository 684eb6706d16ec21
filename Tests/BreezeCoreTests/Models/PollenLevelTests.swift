import Testing

import BreezeCore

@Suite("Pollen levels")
struct PollenLevelTests {
  @Test(
    "The index from 0 to 5, and what lies outside",
    arguments: [
      (0, PollenLevel.none), (1, .low), (2, .moderate), (3, .moderate), (4, .high), (5, .veryHigh),
      (6, .veryHigh), (.max, .veryHigh), (-1, .none), (.min, .none),
    ])
  func levels(index: Int, expected: PollenLevel) {
    #expect(PollenLevel(index: index) == expected)
  }

  @Test(
    "Words and colours",
    arguments: [
      (PollenLevel.none, "None", "levelNone", "#34c759"),
      (.low, "Low", "levelLow", "#34c759"),
      (.moderate, "Moderate", "levelModerate", "#ff9500"),
      (.high, "High", "levelHigh", "#ff3b30"),
      (.veryHigh, "Very High", "levelExtreme", "#8e0000"),
    ])
  func words(level: PollenLevel, text: String, color: String, hex: String) {
    #expect(level.rawValue == text)
    #expect(level.colorName == color)
    #expect(level.color.hex == hex)
  }

  @Test("An item's level follows its value; no value is no level, not None")
  func item() {
    #expect(PollenItem(id: "tree", name: "Tree", value: 4).level == .high)
    #expect(PollenItem(id: "tree", name: "Tree", value: 0).level == PollenLevel.none)
    #expect(PollenItem(id: "tree", name: "Tree", value: nil).level == nil)
  }
}
