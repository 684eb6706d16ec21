import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Google Pollen's answer")
struct PollenResponseTests {
  /// The items of the first day: id, name, value.
  static let firstDays: [String: [(id: String, name: String, value: Int?)]] = [
    "responses/pollen/bare-day.json": [
      ("grass", "Grass", nil), ("tree", "Tree", nil), ("weed", "Weed", nil),
      ("graminales", "Graminales", nil),
      ("oak", "Oak", nil), ("ragweed", "Ragweed", nil),
    ],
    "responses/pollen/five-days.json": [("grass", "Grass", 4), ("tree", "Tree", 1), ("weed", "Weed", nil)],
    "responses/pollen/index-without-value.json": [
      ("grass", "Grass", 0), ("tree", "Tree", 1), ("hazel", "Hazel", 0),
    ],
    "responses/pollen/integer-colour.json": [
      ("grass", "Grass", 5), ("tree", "Tree", 2), ("weed", "Weed", 4), ("olive", "Olive", 3),
    ],
    "responses/pollen/one-day.json": [
      ("grass", "Grass", 1), ("tree", "Tree", 3), ("weed", "Weed", 0), ("birch", "Birch", 3),
      ("olive", "Olive", 1), ("ragweed", "Ragweed", nil),
    ],
    "responses/pollen/translated.json": [
      ("grass", "Graminées", 3), ("tree", "Arbres", 1), ("weed", "Herbacées", nil),
      ("graminales", "Graminales", 3),
    ],
    "responses/pollen/types-without-index.json": [
      ("grass", "Grass", nil), ("tree", "Tree", 2), ("weed", "Weed", nil),
    ],
    "madrid-google/pollen.json": [
      ("grass", "Grass", 3), ("tree", "Tree", 4), ("weed", "Weed", nil), ("graminales", "Graminales", 3),
      ("olive", "Olive", 4), ("cypress_pine", "Cypress Pine", 1), ("oak", "Oak", 2), ("pine", "Pine", 0),
      ("birch", "Birch", nil), ("hazel", "Hazel", nil), ("ragweed", "Ragweed", nil),
    ],
  ]

  private static func reports(_ path: String) throws -> [PollenReport] {
    try [Answer.pollen(Fixture.data(path)).report].compactMap { $0 }
  }

  private static func items(_ entries: String) throws -> [PollenItem] {
    let body = "{\"dailyInfo\":[{\(entries)}]}"
    return try #require(Answer.pollen(Data(body.utf8)).report).items
  }

  @Test("Every good answer is judged here")
  func complete() throws {
    let good = try Fixture.names(in: "responses/pollen").filter { !$0.hasPrefix("error-") }
    let judged = Self.firstDays.keys.filter { $0.hasPrefix("responses/") } + ["responses/pollen/empty.json"]
    #expect(good.map { "responses/pollen/\($0)" } == judged.sorted())
  }

  @Test(
    "Groups, then plants; no index is no data, an index without a value is 0",
    arguments: firstDays.keys.sorted())
  func firstDay(path: String) throws {
    let report = try #require(Self.reports(path).first)
    let expected = try #require(Self.firstDays[path])
    #expect(report.source == .google)
    #expect(report.items.map(\.id) == expected.map(\.id))
    #expect(report.items.map(\.name) == expected.map(\.name))
    #expect(report.items.map(\.value) == expected.map(\.value))
    let groups = ["grass", "tree", "weed"]
    #expect(report.items.map(\.isPlant) == expected.map { !groups.contains($0.id) })
    #expect(report.items.compactMap(\.grainsPerCubicMetre).isEmpty)
  }

  @Test("All of a plant's description")
  func plant() throws {
    let birch = try #require(
      Self.reports("responses/pollen/one-day.json").first?.items.first { $0.id == "birch" })
    let expected = PollenItem(
      id: "birch", name: "Birch", value: 3, category: "Moderate", isPlant: true,
      imageUrl: "https://pictures.example/pollen/birch-full.jpg", family: "Betulaceae (the birch family)",
      season: "Spring", appearance: "White bark with black marks.")
    #expect(birch == expected)
  }

  @Test("Advice and category of a group in the language of the answer")
  func group() throws {
    let grass = try #require(Self.reports("responses/pollen/translated.json").first?.items.first)
    #expect(grass.category == "Modéré")
    #expect(grass.level == .moderate)
    #expect(grass.healthRecommendations == ["Gardez les fenêtres fermées tôt le matin."])
    let tree = try #require(Self.reports("responses/pollen/one-day.json").first?.items[1])
    #expect(
      tree.healthRecommendations == [
        "Keep the windows shut in the early morning.", "Wear sunglasses outdoors.",
      ])
  }

  @Test("Each day has its own report, an empty answer none")
  func everyDay() throws {
    let days = try #require(Self.reports("responses/pollen/five-days.json").first).days
    #expect(days.map { $0.items.first?.value } == [4, 3, 2, 5, nil])
    #expect(try Self.reports("responses/pollen/empty.json").isEmpty)
    #expect(
      try Answer.pollen(Fixture.data("responses/pollen/five-days.json")).dailyInfo.last?.date
        == CalendarDay(year: 2027, month: 6, day: 2))
  }

  @Test("Grass, tree, weed in this order, whatever the answer's, and what is unknown after them")
  func order() throws {
    let items = try Self.items(
      #""pollenTypeInfo":[{"code":"MOSS"},{"code":"WEED"},{"code":"TREE"},{"code":"GRASS"}]"#)
    #expect(items.map(\.id) == ["grass", "tree", "weed", "moss"])
    #expect(items.map(\.name) == ["Grass", "Tree", "Weed", "Moss"])
  }

  @Test(
    "An index that cannot be read is no data for this item alone",
    arguments: [#"{"value":"-"}"#, #"{"value":null}"#, #"{"value":1e300}"#, "7", "null", #""high""#])
  func brokenIndex(index: String) throws {
    let items = try Self.items(
      #""pollenTypeInfo":[{"code":"GRASS","indexInfo":\#(index)},{"code":"TREE","indexInfo":{"value":4.0}}]"#)
    #expect(items.map(\.value) == [nil, 4])
    #expect(items.map(\.category) == [nil, nil])
  }

  @Test("An entry without a code is a broken answer")
  func noCode() {
    #expect(
      throws: DecodingFailure.unexpected(path: "dailyInfo.Index 0.pollenTypeInfo.Index 0.code")
    ) { try Self.items(#""pollenTypeInfo":[{"displayName":"Grass"}]"#) }
  }
}
