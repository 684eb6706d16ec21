import Foundation

extension PollenResponse {
  /// The first day served is today; nil when none is. A day without a date cannot be told from its neighbours and is
  /// left out of the days.
  package var report: PollenReport? {
    dailyInfo.first.map { today in
      PollenReport(
        source: .google, items: today.items,
        days: dailyInfo.compactMap { day in day.date.map { PollenDay(date: $0, items: day.items) } })
    }
  }
}

extension PollenResponse.Day {
  fileprivate var items: [PollenItem] { orderedTypes + plants.map { PollenItem($0, isPlant: true) } }

  /// Grass, trees, weeds, then whatever else there may be.
  private var orderedTypes: [PollenItem] {
    let known = ["GRASS", "TREE", "WEED"]
    let ordered = known.flatMap { code in types.filter { $0.code == code } }
    return (ordered + types.filter { !known.contains($0.code) }).map { PollenItem($0, isPlant: false) }
  }
}

extension PollenItem {
  fileprivate init(_ entry: PollenResponse.Entry, isPlant: Bool) {
    self.init(
      id: entry.code.lowercased(), name: entry.shownName, value: entry.index?.value,
      category: entry.index?.category, isPlant: isPlant, imageUrl: entry.plant?.picture,
      family: entry.plant?.family, season: entry.plant?.season, appearance: entry.plant?.specialColors,
      healthRecommendations: entry.healthRecommendations)
  }
}

extension PollenResponse.Entry {
  /// The plant of the code GRAMINALES goes by its own name: the service's "Grasses" is too close to the group
  /// "Grass" that stands beside it.
  fileprivate var shownName: String {
    code == "GRAMINALES" ? "Graminales" : displayName ?? code.capitalized
  }
}
