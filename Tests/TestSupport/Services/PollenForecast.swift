import Foundation

/// The body of a pollen answer. What is zero, false for want of data, or empty is left out, as in the true one.
struct PollenForecast {
  let latitude: Double
  let longitude: Double
  let today: StubDay
  let days: Int
  let describes: Bool

  private static let types = [("GRASS", "Grass"), ("TREE", "Tree"), ("WEED", "Weed")]
  private static let plants = [
    ("ALDER", "TREE"), ("ASH", "TREE"), ("BIRCH", "TREE"), ("COTTONWOOD", "TREE"), ("ELM", "TREE"),
    ("MAPLE", "TREE"), ("OLIVE", "TREE"), ("JUNIPER", "TREE"), ("OAK", "TREE"), ("PINE", "TREE"),
    ("CYPRESS_PINE", "TREE"), ("HAZEL", "TREE"), ("GRAMINALES", "GRASS"), ("RAGWEED", "WEED"),
    ("MUGWORT", "WEED"),
  ]
  /// Category and colour (red, green, blue) of each value of the index.
  private static let levels = [
    ("None", [0.0, 0.0, 0.0]), ("Very Low", [0, 0.61960787, 0.22745098]),
    ("Low", [0.5176471, 0.8117647, 0.2]), ("Moderate", [1, 1, 0]), ("High", [1, 0.54901963, 0]),
    ("Very High", [1, 0, 0]),
  ]

  func text(days asked: Range<Int>, nextPage: Int) -> String {
    var members: [(String, String)] = []
    let country = StubPlace.near(latitude: latitude, longitude: longitude)?.countryCode ?? ""
    if !country.isEmpty { members.append(("regionCode", WireJSON.string(country))) }
    members.append(("dailyInfo", WireJSON.array(asked.map(day))))
    if asked.upperBound < days { members.append(("nextPageToken", "\"\(nextPage)\"")) }
    return WireJSON.object(members)
  }

  private func day(_ position: Int) -> String {
    let day = today + position
    let (year, month, dayOfMonth) = day.parts
    let date = [("year", "\(year)"), ("month", "\(month)"), ("day", "\(dayOfMonth)")]
    let isBare = position == 4
    return WireJSON.object([
      ("date", WireJSON.object(date)),
      ("pollenTypeInfo", WireJSON.array(Self.types.map { type($0, $1, day, isBare: isBare) })),
      ("plantInfo", WireJSON.array(Self.plants.map { plant($0, $1, day, isBare: isBare) })),
    ])
  }

  private func type(_ code: String, _ name: String, _ day: StubDay, isBare: Bool) -> String {
    var members = [("code", WireJSON.string(code)), ("displayName", WireJSON.string(name))]
    if let value = index(code, day), !isBare {
      members += indexed(value)
      let advice = value < 2 ? "It's a great day to enjoy the outdoors!" : "Keep the windows closed."
      members.append(("healthRecommendations", WireJSON.array([WireJSON.string(advice)])))
    }
    return WireJSON.object(members)
  }

  private func plant(_ code: String, _ type: String, _ day: StubDay, isBare: Bool) -> String {
    let name = code == "GRAMINALES" ? "Grasses" : code.replacing("_", with: " ").capitalized
    var members = [("code", WireJSON.string(code)), ("displayName", WireJSON.string(name))]
    if let value = index(code, day), !isBare {
      members += indexed(value)
      if describes { members.append(("plantDescription", Self.description(code, name, type))) }
    }
    return WireJSON.object(members)
  }

  private func index(_ code: String, _ day: StubDay) -> Int? {
    ServiceStub.pollenIndex(code, latitude: latitude, longitude: longitude, day: day.number)
  }

  private func indexed(_ value: Int) -> [(String, String)] {
    let (category, channels) = Self.levels[value]
    let color = zip(["red", "green", "blue"], channels).filter { $1 != 0 }
      .map { ($0, $1 == 1 ? "1" : "\($1)") }
    var index = [("code", "\"UPI\""), ("displayName", "\"Universal Pollen Index\"")]
    if value > 0 { index.append(("value", "\(value)")) }
    index += [
      ("category", WireJSON.string(category)),
      ("indexDescription", WireJSON.string("\(category) level of pollen")), ("color", WireJSON.object(color)),
    ]
    return [("inSeason", value > 1 ? "true" : "false"), ("indexInfo", WireJSON.object(index))]
  }

  private static func description(_ code: String, _ name: String, _ type: String) -> String {
    let picture = "https://storage.googleapis.com/pollen-pictures/\(code.lowercased())"
    let members = [
      ("type", type), ("family", "\(name) family"), ("season", "Late winter, spring"),
      ("specialColors", "The bark of \(name) is grey."),
      ("specialShapes", "The leaves of \(name) are small."),
      ("crossReaction", "Pollen of relatives of \(name)."), ("picture", "\(picture)_full.jpg"),
      ("pictureCloseup", "\(picture)_closeup.jpg"),
    ]
    return WireJSON.object(members.map { ($0, WireJSON.string($1)) })
  }
}
