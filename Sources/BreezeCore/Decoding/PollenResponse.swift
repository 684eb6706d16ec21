/// Google Pollen's answer: what each day holds. Whatever is zero, false or empty may be left out.
public struct PollenResponse: Decodable, Sendable {
  public struct Day: Decodable, Sendable {
    public let date: CalendarDay?
    public let types: [Entry]
    public let plants: [Entry]
  }

  /// A group of plants or one plant.
  public struct Entry: Decodable, Sendable {
    /// Upper case, never translated: `GRASS`, `BIRCH`.
    public let code: String
    public let displayName: String?
    /// nil is no data; an index that cannot be read is none either.
    public let index: Index?
    public let healthRecommendations: [String]
    public let plant: Plant?
  }

  public struct Index: Decodable, Sendable {
    /// 0 to 5; 0 when the answer leaves it out.
    public let value: Int
    public let category: String?
  }

  public struct Plant: Decodable, Sendable {
    public let family: String?
    public let season: String?
    public let specialColors: String?
    public let picture: String?
  }

  public let dailyInfo: [Day]

  public init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: AnyKey.self)
    dailyInfo = try answer.decodeIfPresent([Day].self, forKey: AnyKey("dailyInfo")) ?? []
  }
}

extension PollenResponse.Day {
  public init(from decoder: any Decoder) throws {
    let day = try decoder.container(keyedBy: AnyKey.self)
    let date = try? day.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("date"))
    self.date = date.flatMap { date in
      guard let year = date.whole(AnyKey("year")), let month = date.whole(AnyKey("month")),
        let day = date.whole(AnyKey("day"))
      else { return nil }
      return CalendarDay(year: year, month: month, day: day)
    }
    types = try day.decodeIfPresent([PollenResponse.Entry].self, forKey: AnyKey("pollenTypeInfo")) ?? []
    plants = try day.decodeIfPresent([PollenResponse.Entry].self, forKey: AnyKey("plantInfo")) ?? []
  }
}

extension PollenResponse.Entry {
  public init(from decoder: any Decoder) throws {
    let entry = try decoder.container(keyedBy: AnyKey.self)
    code = try entry.decode(String.self, forKey: AnyKey("code"))
    displayName = entry.text(AnyKey("displayName"))
    index = try? entry.decodeIfPresent(PollenResponse.Index.self, forKey: AnyKey("indexInfo"))
    healthRecommendations = (try? entry.decode([String].self, forKey: AnyKey("healthRecommendations"))) ?? []
    plant = try entry.decodeIfPresent(PollenResponse.Plant.self, forKey: AnyKey("plantDescription"))
  }
}

extension PollenResponse.Index {
  public init(from decoder: any Decoder) throws {
    let index = try decoder.container(keyedBy: AnyKey.self)
    guard index.contains(AnyKey("value")) else {
      value = 0
      category = index.text(AnyKey("category"))
      return
    }
    guard let value = index.whole(AnyKey("value")) else {
      throw DecodingError.dataCorruptedError(
        forKey: AnyKey("value"), in: index, debugDescription: "The index is no number.")
    }
    self.value = value
    category = index.text(AnyKey("category"))
  }
}

extension PollenResponse.Plant {
  public init(from decoder: any Decoder) throws {
    let plant = try decoder.container(keyedBy: AnyKey.self)
    family = plant.text(AnyKey("family"))
    season = plant.text(AnyKey("season"))
    specialColors = plant.text(AnyKey("specialColors"))
    picture = plant.text(AnyKey("picture"))
  }
}
