import BreezeCore
import Foundation
import TestSupport

/// Reading an answer as the services of BreezeCore do.
enum Answer {
  static func air(_ body: Data) throws(DecodingFailure) -> [AirQualityResponse] {
    try ResponseDecoder.decode(OneOrMany<AirQualityResponse>.self, from: body).elements
  }

  static func archive(_ body: Data) throws(DecodingFailure) -> [ClimateArchiveResponse] {
    try ResponseDecoder.decode(OneOrMany<ClimateArchiveResponse>.self, from: body).elements
  }

  static func geocoding(_ body: Data) throws(DecodingFailure) -> GeocodingResponse {
    try ResponseDecoder.decode(GeocodingResponse.self, from: body)
  }

  static func pollen(_ body: Data) throws(DecodingFailure) -> PollenResponse {
    try ResponseDecoder.decode(PollenResponse.self, from: body)
  }

  /// Reads a body as an answer of `service` and forgets what it holds.
  static func read(_ body: Data, as service: Service) throws(DecodingFailure) {
    switch service {
    case .airQuality: _ = try air(body)
    case .archive: _ = try archive(body)
    case .geocoding: _ = try geocoding(body)
    case .pollen: _ = try pollen(body)
    }
  }
}
