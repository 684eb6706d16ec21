import Foundation
import TestSupport
import Testing

@Suite("What a run leaves in the home folder")
struct HomeFolderTests {
  private func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("Without the cache nothing at all, not even an empty folder")
  func nothing() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      let result = try await program.run(["city", "London", "--no-cache"])
      #expect(result.status == 0, "\(result.stderr)")
      #expect(try paths(in: program.home) == [])
    }
  }

  @Test("With the cache only the stored answers, in breeze's own folder")
  func answers() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      let result = try await program.run(["city", "London"])
      #expect(result.status == 0, "\(result.stderr)")
      let files = try paths(in: program.home).filter { !$0.hasSuffix(".entry") }
      #expect(files == [".cache", ".cache/breeze"])
    }
  }
}
