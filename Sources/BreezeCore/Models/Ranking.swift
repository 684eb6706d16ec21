/// Places by their US AQI of the running hour, best first.
public struct Ranking: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public let place: Place
    /// nil when there is no data of the running hour.
    public let air: AirQualityReport?
    /// 1 is the best; places that are level share a rank, and the next one counts them all. nil without an index.
    public let rank: Int?

    /// Of the running hour; nil without data of it.
    public var usAQI: Int? { air?.airQuality.usAQI }
    public var status: AQIStatus? { air?.airQuality.status }
    /// The place's IANA time zone; nil when neither geocoding nor the air-quality answer names one.
    public var timeZone: String? { place.city?.timeZone ?? air?.timeZone }
  }

  /// Those without an index come last; places that are level stay in the order given.
  public let entries: [Entry]

  public init(_ places: [(place: Place, air: AirQualityReport?)]) {
    let indices = places.compactMap { $0.air?.airQuality.usAQI }
    let ranked = places.map { place, air in
      let rank = air?.airQuality.usAQI.map { aqi in indices.count { $0 < aqi } + 1 }
      return Entry(place: place, air: air, rank: rank)
    }
    let order = ranked.enumerated().sorted { left, right in
      (left.element.rank ?? .max, left.offset) < (right.element.rank ?? .max, right.offset)
    }
    entries = order.map(\.element)
  }

  /// The entry of a place; nil when it is not among them.
  public subscript(place: Place) -> Entry? { entries.first { $0.place == place } }
}
