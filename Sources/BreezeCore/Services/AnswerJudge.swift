import Foundation

/// Tells answers that are worth keeping from those that are merely well formed.
public enum AnswerJudge {
  /// Whether an answer with a good status holds something a report can be made from. An answer without a single value
  /// is not kept: it would stand in the way of a better one.
  public static func isOfUse(_ request: HTTPRequest, _ answer: HTTPResponse) async -> Bool {
    switch request.service {
    case .airQuality:
      await read(OneOrMany<AirQualityResponse>.self, answer) { response in
        response.elements.contains { $0.runningHour != nil }
      }
    case .geocoding: await read(GeocodingResponse.self, answer) { !$0.results.isEmpty }
    case .archive:
      await read(OneOrMany<ClimateArchiveResponse>.self, answer) { response in
        response.elements.contains { $0.daily?.hasValue == true }
      }
    case .pollen: await read(PollenResponse.self, answer) { !$0.dailyInfo.isEmpty }
    }
  }

  /// Reads an answer of each kind once, made up and thrown away. The first reading of each takes the runtime several
  /// milliseconds, which pass unseen while the network is waited for.
  ///
  /// - Returns: whether each was of use, as it has to be.
  @discardableResult
  public static func prepare() async -> Bool {
    let samples: [(Service, String)] = [
      (.geocoding, #"{"results":[{"id":1,"name":"-","latitude":0,"longitude":0,"population":0}]}"#),
      (
        .airQuality,
        #"{"current":{"time":"1970-01-01T00:00","us_aqi":0},"#
          + #""hourly":{"time":["1970-01-01T00:00"],"us_aqi":[0]}}"#
      ),
      (.archive, #"[{"daily":{"time":["-"],"temperature_2m_max":[0]}}]"#),
      (.pollen, #"{"dailyInfo":[{"date":{"year":0},"plantInfo":[{"code":"-","indexInfo":{"value":0}}]}]}"#),
    ]
    for (service, text) in samples {
      let request = HTTPRequest(service: service, url: URL(fileURLWithPath: "/"))
      guard await isOfUse(request, HTTPResponse(status: 200, body: Data(text.utf8))) else { return false }
    }
    return true
  }

  private static func read<Response: Decodable & Sendable>(
    _ type: Response.Type, _ answer: HTTPResponse, _ isOfUse: (Response) -> Bool
  ) async -> Bool {
    (try? await answer.read(as: type)).map(isOfUse) ?? false
  }
}

extension ClimateArchiveResponse.Daily {
  fileprivate var hasValue: Bool {
    (reanalysis + bestMatch).contains { $0 != nil }
  }
}
