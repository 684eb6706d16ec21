@testable import BreezeCore
import Foundation

/// The bodies of the services. A decoder gives a result or a ``DecodingFailure``, which its type promises; what is made
/// of the result has to be made of numbers.
enum DecoderSubjects {
  static func airQuality(_ data: Data) -> [String] {
    let answers =
      (try? ResponseDecoder.decode(OneOrMany<AirQualityResponse>.self, from: data))?.elements ?? []
    return answers.flatMap { answer in
      let report = answer.report(pollenAsked: true, hoursAsked: true)
      let values = PollutantType.allCases.map { report?.airQuality.concentration(of: $0) }
      return values.contains { $0.map { !$0.isFinite } ?? false } ? ["a concentration is no number"] : []
    }
  }

  static func geocoding(_ data: Data) -> [String] {
    let cities = (try? ResponseDecoder.decode(GeocodingResponse.self, from: data))?.cities ?? []
    return cities.contains { !(-90...90).contains($0.coordinate.latitude) } ? ["a latitude is none"] : []
  }

  static func archive(_ data: Data) -> [String] {
    let answers =
      (try? ResponseDecoder.decode(OneOrMany<ClimateArchiveResponse>.self, from: data))?.elements ?? []
    guard let day = CalendarDay(year: 2020, month: 12, day: 1) else { return [] }
    return answers.flatMap { answer in
      let window = ClimateWindow(around: day, today: day)
      let values = [answer.point(of: day)?.temperature, answer.year(of: window)?.temperature]
      return values.contains { $0.map { !$0.isFinite } ?? false } ? ["a temperature is no number"] : []
    }
  }

  static func pollen(_ data: Data) -> [String] {
    _ = (try? ResponseDecoder.decode(PollenResponse.self, from: data))?.report
    return []
  }

  static func refusal(_ data: Data) -> [String] {
    ResponseDecoder.reason(in: data)?.isEmpty == true ? ["an empty reason"] : []
  }
}
