public import Foundation

extension Recording {
  /// The time of the recorded values, which is the clock of a replay; nil when there are none that can be read.
  public var instant: Date? {
    guard let answer = try? answer(of: .airQuality),
      let response = try? ResponseDecoder.decode(OneOrMany<AirQualityResponse>.self, from: answer.body),
      let first = response.elements.first, let stamp = first.current?.time
    else { return nil }
    return LocalTime(stamp: stamp, offset: first.utcOffset)?.instant
  }
}
