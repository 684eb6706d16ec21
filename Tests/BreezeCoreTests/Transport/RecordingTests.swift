import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Storing the answers of a lookup")
struct RecordingTests {
  private static func response(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["x": "y"], body: Data(text.utf8))
  }

  @Test(
    "The file is named after the service, and the status unless it is 200",
    arguments: [
      (Service.geocoding, 200, "geocoding.json"), (.airQuality, 200, "air-quality.json"),
      (.archive, 200, "archive.json"), (.pollen, 200, "pollen.json"), (.pollen, 403, "pollen.403.json"),
      (.airQuality, 503, "air-quality.503.json"), (.geocoding, 204, "geocoding.204.json"),
    ])
  func names(service: Service, status: Int, name: String) async throws {
    try await TemporaryFolder.use { folder in
      let recording = Recording(folder: folder)
      try recording.store(Self.response(status, "body"), of: service)
      #expect(try TemporaryFolder.names(in: folder) == [name])
      #expect(try recording.answer(of: service)?.status == status)
      #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data("body".utf8))
    }
  }

  @Test("A new answer replaces the older one of its service, whatever its status, and no other")
  func replaces() async throws {
    try await TemporaryFolder.use { folder in
      let recording = Recording(folder: folder)
      try recording.store(Self.response(200, "air"), of: .airQuality)
      for (status, name) in [(403, "pollen.403.json"), (429, "pollen.429.json"), (200, "pollen.json")] {
        try recording.store(Self.response(status, "\(status)"), of: .pollen)
        #expect(try TemporaryFolder.names(in: folder) == ["air-quality.json", name])
        #expect(
          try recording.answer(of: .pollen) == HTTPResponse(status: status, body: Data("\(status)".utf8)))
      }
      try recording.store(Self.response(200, "newer"), of: .pollen)
      #expect(try recording.answer(of: .pollen)?.body == Data("newer".utf8))
    }
  }

  @Test("A folder that is missing is made, with those above it")
  func makesFolder() async throws {
    try await TemporaryFolder.use { folder in
      let deep = folder.appendingPathComponent("a/b")
      try Recording(folder: deep).store(Self.response(200, "x"), of: .archive)
      #expect(try TemporaryFolder.names(in: deep) == ["archive.json"])
    }
  }

  @Test("A new lookup begins without the answers of the last, and spares other files")
  func begin() async throws {
    try await TemporaryFolder.use { folder in
      let names = [
        "README.md", "archive.json", "geocoding.404.json", "pollen.json", "pollen.txt", "polleny.json",
      ]
      for name in names { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
      try Recording(folder: folder).begin()
      #expect(try TemporaryFolder.names(in: folder) == ["README.md", "pollen.txt", "polleny.json"])
      let new = folder.appendingPathComponent("new")
      try Recording(folder: new).begin()
      #expect(try TemporaryFolder.names(in: new).isEmpty)
    }
  }

  @Test("A file in the folder's place is an error that names it")
  func fileInPlace() async throws {
    try await TemporaryFolder.use { folder in
      let file = folder.appendingPathComponent("taken")
      try Data().write(to: file)
      let recording = Recording(folder: file)
      #expect(throws: TransportError.file(path: file.path, reason: "cannot be written")) {
        try recording.begin()
      }
      let target = file.appendingPathComponent("pollen.json").path
      #expect(throws: TransportError.file(path: target, reason: "cannot be written")) {
        try recording.store(Self.response(200, "x"), of: .pollen)
      }
    }
  }

  @Test("The wrapper stores what passes, unchanged, and no failure")
  func wrapper() async throws {
    try await TemporaryFolder.use { folder in
      let recording = Recording(folder: folder)
      let answers: [Service: [StubTransport.Answer]] = [
        .geocoding: [.body("{}")], .pollen: [.body("no", status: 403)], .archive: [.failure(.timedOut)],
      ]
      try await StubTransport.run(answers) { transport, _ in
        let recorded = transport.recorded(into: recording)
        let answer = try await recorded.send(Endpoint(service: .geocoding).request([]))
        #expect(answer == HTTPResponse(status: 200, body: Data("{}".utf8)))
        _ = try await recorded.send(Endpoint(service: .pollen).request([]))
        await #expect(throws: TransportError.timedOut) {
          try await recorded.send(Endpoint(service: .archive).request([]))
        }
      }
      #expect(try TemporaryFolder.names(in: folder) == ["geocoding.json", "pollen.403.json"])
    }
  }
}
