import Foundation
import TestSupport

/// What a user would write in place of `breeze city London`: the same requests by curl, taken apart by jq.
struct Pipeline {
  private let targets: [String: String]

  /// - Parameter requests: those of the program.
  init(_ requests: [LoggedRequest]) {
    targets = Dictionary(
      requests.map { ($0.path, "\($0.path)?\($0.rawQuery)") }, uniquingKeysWith: { first, _ in first })
  }

  /// A shell script, for the services at these addresses.
  func script(_ environment: [String: String], folder: String) throws -> String {
    let place = try url(.geocoding, environment)
    let rest = try [StubService.airQuality, .archive, .pollen].map { service in
      "-o \(folder)/\(service.rawValue).json \"\(Self.withPlaceholders(try url(service, environment)))\""
    }
    return """
      set -e
      place=$(curl -fsS "\(place)")
      latitude=$(printf '%s' "$place" | jq '.results[0].latitude')
      longitude=$(printf '%s' "$place" | jq '.results[0].longitude')
      curl -fsS --parallel --no-progress-meter -H 'X-Goog-Api-Key: \(Workshop.pollenKey)' \(rest.joined(separator: " "))
      jq -rs '"US AQI \\(.[0].current.us_aqi), \\(.[1][-1].daily | keys | length) series, \\(.[2].dailyInfo | length) days"' \
      \(folder)/airQuality.json \(folder)/archive.json \(folder)/pollen.json
      """
  }

  /// The least that can be: a process that starts, asks for the place, asks for its air when the place is there, and ends.
  func twoInARow(_ environment: [String: String]) throws -> Child {
    let addresses = try [StubService.geocoding, .airQuality].map { try url($0, environment) }
    return Child(arguments: ["curl", "-fsS"] + addresses)
  }

  private func url(_ service: StubService, _ environment: [String: String]) throws -> String {
    guard let address = environment[service.variable], let target = targets[service.path] else {
      throw Child.Failure(description: "the program did not ask \(service.rawValue)")
    }
    return address.replacingOccurrences(of: service.path, with: target)
  }

  /// The place is known only when the pipeline has asked for it.
  private static func withPlaceholders(_ url: String) -> String {
    url.replacing(/latitude=[-0-9.]+/, with: "latitude=$latitude")
      .replacing(/longitude=[-0-9.]+/, with: "longitude=$longitude")
  }
}
