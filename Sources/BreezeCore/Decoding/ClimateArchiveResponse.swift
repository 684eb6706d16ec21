/// The archive's answer for one stretch of days.
public struct ClimateArchiveResponse: Decodable, Sendable {
  /// Columns of one length: row i belongs to the day `time[i]`.
  public struct Daily: Decodable, Sendable {
    /// `2026-12-01`
    public let time: [String]
    /// The highest temperature of each day in °C by ERA5, the reanalysis that is the same for all years; nil where
    /// it has none, as for the last days.
    public let reanalysis: [Double?]
    /// The same by the best model there is for each day.
    public let bestMatch: [Double?]
  }

  public let daily: Daily?
}

extension ClimateArchiveResponse {
  /// ERA5 and ERA5-Land joined: one model from 1940 on.
  package static let reanalysisModel = "era5_seamless"
  /// The service's choice for each day, which is another model from 2017 on.
  package static let bestMatchModel = "best_match"
}

extension ClimateArchiveResponse.Daily {
  public init(from decoder: any Decoder) throws {
    let columns = try decoder.container(keyedBy: AnyKey.self)
    time = try columns.decode([String].self, forKey: AnyKey("time"))
    let metric = ClimateTrend.metric
    // A service that knows one model only leaves the model out of the key.
    let ofReanalysis =
      columns.numbers(AnyKey("\(metric)_\(ClimateArchiveResponse.reanalysisModel)"))
      ?? columns.numbers(AnyKey(metric)) ?? []
    let ofBestMatch = columns.numbers(AnyKey("\(metric)_\(ClimateArchiveResponse.bestMatchModel)")) ?? []
    reanalysis = ofReanalysis.map(Self.temperature)
    bestMatch = ofBestMatch.map(Self.temperature)
  }

  /// In °C. A number that is no temperature of any weather on Earth is a missing value.
  private static func temperature(_ value: Double?) -> Double? {
    value.flatMap { (-150...150).contains($0) ? $0 : nil }
  }
}
