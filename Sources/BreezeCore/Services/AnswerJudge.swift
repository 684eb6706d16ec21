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
