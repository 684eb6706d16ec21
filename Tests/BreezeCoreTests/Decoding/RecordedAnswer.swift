import BreezeCore
import Foundation
import TestSupport

/// Real answers of the services, which lie beside the project on some machines and are no part of it.
struct RecordedAnswer: Sendable, CustomStringConvertible {
  let service: Service
  let name: String

  private static let folder = Fixture.package.deletingLastPathComponent().appendingPathComponent(
    "shared/recorded")

  static let areThere = FileManager.default.fileExists(atPath: folder.path)

  /// Every one of them; empty where there are none.
  static let all = Service.allCases.flatMap { service in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(service.rawValue).path)
    return (names ?? []).sorted().map { RecordedAnswer(service: service, name: $0) }
  }

  var description: String { "\(service.rawValue)/\(name)" }

  /// An answer that was not 200: its file name states the status.
  var isError: Bool { name.hasPrefix("error-") }

  /// As the file name states it; one that does not was a fault of the server.
  var status: Int {
    isError ? Int(name.dropFirst("error-".count).prefix(3)) ?? 500 : 200
  }

  func body() throws -> Data {
    try Data(contentsOf: Self.folder.appendingPathComponent(service.rawValue).appendingPathComponent(name))
  }

  static func body(_ service: Service, _ name: String) throws -> Data {
    try RecordedAnswer(service: service, name: name).body()
  }
}
