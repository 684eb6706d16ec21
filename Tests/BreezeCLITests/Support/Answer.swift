import TestSupport
import BreezeCore
import Foundation

/// What a stubbed service does with a request.
enum Answer: Sendable {
  case response(HTTPResponse)
  case failure(TransportError)
  /// Takes longer than any test waits.
  case never

  /// A file of the folder `Fixtures`, given without `.json`.
  static func file(_ path: String, status: Int = 200) throws -> Answer {
    .response(HTTPResponse(status: status, body: try Fixture.data("\(path).json")))
  }

  static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Answer {
    .response(HTTPResponse(status: status, headers: headers, body: Data(text.utf8)))
  }
}

extension [Service: Answer] {
  /// The four services without pollen, as the recording of London has them.
  static func london() throws -> Self {
    [
      .geocoding: try .file("london/geocoding"), .airQuality: try .file("london/air-quality"),
      .archive: try .file("london/archive"),
    ]
  }

  /// The services of a point, which needs no geocoding.
  static func point(air: Answer) throws -> Self {
    [.airQuality: air, .archive: try .file("london/archive")]
  }

  static func point() throws -> Self {
    try point(air: .file("london/air-quality"))
  }

  func replacing(_ service: Service, by answer: Answer) -> Self {
    merging([service: answer]) { $1 }
  }
}
