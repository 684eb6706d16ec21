import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Answering from a recording")
struct ReplayTests {
  private static let london = Recording(folder: Fixture.folder.appendingPathComponent("london"))

  private static func replay(_ recording: Recording, _ service: Service) async throws -> HTTPResponse {
    try await HTTPTransport.replaying(recording).send(Endpoint(service: service).request([]))
  }

  @Test("The bytes are those recorded", arguments: [Service.geocoding, .airQuality, .archive])
  func bytes(service: Service) async throws {
    let answer = try await Self.replay(Self.london, service)
    #expect(answer == HTTPResponse(status: 200, body: try Fixture.data("london/\(service.rawValue).json")))
  }

  @Test("A service without a file cannot be reached")
  func notRecorded() async throws {
    await #expect(throws: TransportError.notRecorded) { try await Self.replay(Self.london, .pollen) }
  }

  @Test("A status other than 200 comes back; a good answer goes before a failed one")
  func status() async throws {
    try await TemporaryFolder.use { folder in
      let recording = Recording(folder: folder)
      try Data("no".utf8).write(to: folder.appendingPathComponent("pollen.403.json"))
      #expect(try await Self.replay(recording, .pollen) == HTTPResponse(status: 403, body: Data("no".utf8)))
      try Data("yes".utf8).write(to: folder.appendingPathComponent("pollen.json"))
      #expect(try await Self.replay(recording, .pollen) == HTTPResponse(status: 200, body: Data("yes".utf8)))
    }
  }

  @Test("Files of other names are nobody's answer")
  func foreignFiles() async throws {
    try await TemporaryFolder.use { folder in
      for name in [
        "pollen.json.bak", "pollen.40.json", "pollen.4031.json", "pollen.abc.json", "pollen-403.json",
        "my-pollen.json", "pollen", "pollen.403.html", "pollen..json", "pollen.-40.json", "pollen.+40.json",
      ] {
        try Data("x".utf8).write(to: folder.appendingPathComponent(name))
      }
      await #expect(throws: TransportError.notRecorded) {
        try await Self.replay(Recording(folder: folder), .pollen)
      }
    }
  }

  @Test("A folder that cannot be read is an error of a file, for every service", arguments: Service.allCases)
  func unreadableFolder(service: Service) async throws {
    try await TemporaryFolder.use { folder in
      let missing = folder.appendingPathComponent("missing")
      await #expect(throws: TransportError.file(path: missing.path, reason: "is no folder that can be read"))
      {
        try await Self.replay(Recording(folder: missing), service)
      }
    }
  }

  @Test("A file that cannot be read is one too")
  func unreadableFile() async throws {
    try await TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("archive.json")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      await #expect(throws: TransportError.file(path: file.path, reason: "cannot be read")) {
        try await Self.replay(Recording(folder: folder), .archive)
      }
    }
  }

  @Test(
    "The clock of a replay is the time of the recorded values",
    arguments: [("london", "2026-12-01T21:00:00Z"), ("madrid-google", "2027-05-14T13:00:00Z")])
  func instant(folder: String, expected: String) throws {
    let recording = Recording(folder: Fixture.folder.appendingPathComponent(folder))
    let instant = try #require(recording.instant)
    #expect(LocalTime(instant, offset: 0).utc == expected)
  }

  @Test("Without current values there is no clock", arguments: ["no-current", "error-500"])
  func noInstant(file: String) async throws {
    try await TemporaryFolder.use { folder in
      #expect(Recording(folder: folder).instant == nil)
      let body = try Fixture.data("responses/air-quality/\(file).json")
      try body.write(to: folder.appendingPathComponent("air-quality.json"))
      #expect(Recording(folder: folder).instant == nil)
    }
  }

  @Test("The recording alone decides whether Google is asked, and no key is in play")
  func endpoints() throws {
    let live = Endpoints(openMeteoKey: "secret", pollenKey: "google-secret")
    let london = try live.replaying(Self.london)
    #expect(!london.hasPollenKey)
    let madrid = try Endpoints().replaying(
      Recording(folder: Fixture.folder.appendingPathComponent("madrid-google")))
    #expect(madrid.hasPollenKey)
    #expect(london[.archive].request([]).url.absoluteString.contains("secret") == false)
  }
}
