/// A model of the archive service and the days for which it has values.
struct ArchiveModel: Sendable {
  let name: String
  private let first: StubDay
  private let last: StubDay?
  /// Days before today at which the values end, today not counted.
  private let lag: Int

  static let bestMatch = ArchiveModel(name: "best_match", first: year(1940), last: nil, lag: -1)

  init?(_ name: String) {
    switch name {
    case "best_match", "archive_best_match":
      self.init(name: name, first: Self.year(1940), last: nil, lag: -1)
    case "era5_seamless", "era5":
      self.init(name: name, first: Self.year(1940), last: nil, lag: 5)
    case "era5_land":
      self.init(name: name, first: Self.year(1950), last: nil, lag: 5)
    case "ecmwf_ifs":
      self.init(name: name, first: Self.year(2017), last: nil, lag: -1)
    case "cerra":
      self.init(name: name, first: Self.year(1985), last: StubDay(year: 2021, month: 6, day: 30), lag: 5)
    default:
      return nil
    }
  }

  private init(name: String, first: StubDay, last: StubDay?, lag: Int) {
    self.name = name
    self.first = first
    self.last = last
    self.lag = lag
  }

  func covers(_ day: StubDay, today: StubDay) -> Bool {
    day >= first && day <= (last ?? day) && day < today - lag
  }

  private static func year(_ year: Int) -> StubDay {
    StubDay(year: year, month: 1, day: 1)
  }
}
