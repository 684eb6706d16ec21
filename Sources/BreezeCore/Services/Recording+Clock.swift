public import Foundation

extension Recording {
  /// The time of the recorded values, which is the clock of a replay; nil when there are none that can be read.
  ///
  /// That is the time of the air quality. A recording of the archive alone has its last day, at noon in UTC: whatever the
  /// place, that instant leads to the same request.
  public var instant: Date? { airQualityInstant ?? archiveInstant }

  private var archiveInstant: Date? {
    guard let answer = try? answer(of: .archive),
      let response = try? ResponseDecoder.decode(OneOrMany<ClimateArchiveResponse>.self, from: answer.body),
      let day = response.elements.compactMap({ $0.daily?.time.last }).max().flatMap(CalendarDay.init(text:))
    else { return nil }
    return Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400 + 43_200)
  }

  private var airQualityInstant: Date? {
    guard let answer = try? answer(of: .airQuality),
      let response = try? ResponseDecoder.decode(OneOrMany<AirQualityResponse>.self, from: answer.body),
      let first = response.elements.first, let stamp = first.current?.time
    else { return nil }
    return LocalTime(stamp: stamp, offset: first.utcOffset)?.instant
  }
}
