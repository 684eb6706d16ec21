/// The long view: how warm the days around one day of the calendar were in every year since 1940, at one place.
public struct ClimateSeries: Sendable, Equatable {
  /// A mean needs this many days, since one day alone is mostly weather: the day itself and seven on both sides.
  public static let windowDays = 15
  /// Fewer known days of a whole window are no mean: four fifths.
  public static let enoughDays = 12
  /// The first year of the reanalysis ERA5.
  public static let firstYear = 1940
  package static let reach = (windowDays - 1) / 2
  package static let firstDay =
    CalendarDay(year: firstYear, month: 1, day: 1) ?? CalendarDay(daysSinceEpoch: 0)

  /// One for each year, oldest first, those without a value included.
  public let points: [ClimateYear]
  /// The day in the middle of this year's window.
  public let day: CalendarDay

  public init(points: [ClimateYear], day: CalendarDay) {
    self.points = points
    self.day = day
  }

  /// The years that can be compared: with a value, and a final one.
  public var comparable: [(year: Int, temperature: Double)] {
    points.compactMap { point in
      point.provisional ? nil : point.temperature.map { (year: point.year, temperature: $0) }
    }
  }

  /// In °C a year, through the comparable years; nil when there are fewer than three.
  public var trend: LinearTrend? {
    LinearTrend(comparable.map { (x: Double($0.year), y: $0.temperature) })
  }

  /// The mean of the comparable years in °C; nil when there is none.
  public var mean: Double? { Self.mean(comparable.map(\.temperature)) }

  /// The comparable years of one decade.
  public struct Decade: Sendable, Equatable {
    /// Its first year: 1940 for 1940 to 1949.
    public let start: Int
    /// In °C.
    public let temperature: Double
    /// How many years the mean is made of.
    public let years: Int
  }

  /// Oldest first; a decade without a comparable year is left out.
  public var decades: [Decade] {
    let byDecade = Dictionary(grouping: comparable) { $0.year / 10 * 10 }
    return byDecade.keys.sorted().compactMap { start in
      let temperatures = (byDecade[start] ?? []).map(\.temperature)
      return Self.mean(temperatures).map {
        Decade(start: start, temperature: $0, years: temperatures.count)
      }
    }
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
