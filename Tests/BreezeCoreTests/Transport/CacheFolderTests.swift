import BreezeCore
import Foundation
import Testing

@Suite("The folder of the cache")
struct CacheFolderTests {
  private let sandbox = CacheSandbox()
  private let warnings = AsyncStream.makeStream(of: CacheWarning.self)

  private func allWarnings() async -> [CacheWarning] {
    warnings.continuation.finish()
    return await warnings.stream.reduce(into: []) { $0.append($1) }
  }

  /// Stores twice through one cache and expects both answers whole.
  private func askTwice(in folder: URL) async throws {
    let continuation = warnings.continuation
    let cache = ResponseCache(folder: folder, clock: { CacheSandbox.start }) { continuation.yield($0) }
    let network = ScriptedNetwork(.success(.good("[1]")), .success(.good("[2]")))
    let transport = network.transport.cached(in: cache)
    #expect(await transport.outcome(of: try .to(.geocoding)) == .success(.good("[1]")))
    #expect(await transport.outcome(of: try .to(.archive)) == .success(.good("[2]")))
  }

  @Test("Folder and files are for their owner alone")
  func permissions() async throws {
    try await askTwice(in: sandbox.folder)
    #expect(try sandbox.permissions(of: sandbox.folder) == 0o700)
    #expect(sandbox.names.count == 2)
    for name in sandbox.names { #expect(try sandbox.permissions(of: sandbox.url(name)) == 0o600) }
    #expect(await allWarnings().isEmpty)
  }

  @Test("A folder that others may enter is closed to them", arguments: [0o755, 0o777, 0o750, 0o700])
  func tightened(mode: Int) async throws {
    try FileManager.default.createDirectory(at: sandbox.folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: sandbox.folder.path)
    try await askTwice(in: sandbox.folder)
    #expect(try sandbox.permissions(of: sandbox.folder) == 0o700)
  }

  @Test("Names say nothing of what was asked")
  func names() async throws {
    try await askTwice(in: sandbox.folder)
    #expect(sandbox.names.allSatisfy { $0.count == 38 && $0.hasSuffix(".entry") })
  }

  @Test("No key is in any file or name")
  func secrets() async throws {
    let requests: [HTTPRequest] = [
      try .to(.airQuality, "n=1&apikey=s3cret-key"),
      try .to(.pollen, "n=1", headers: ["X-Goog-Api-Key": "s3cret-key"]),
    ]
    for request in requests { await sandbox.cache().store(.good(), for: request) }
    #expect(sandbox.names.count == 2)
    for name in sandbox.names {
      let text = String(decoding: try Data(contentsOf: sandbox.url(name)), as: UTF8.self)
      #expect(!text.contains("s3cret") && !name.contains("s3cret"))
    }
  }

  @Test("Headers of an answer are not kept")
  func headers() async throws {
    let request = try HTTPRequest.to(.airQuality)
    let answer = HTTPResponse(status: 200, headers: ["set-cookie": "s3cret"], body: Data("[]".utf8))
    await sandbox.cache().store(answer, for: request)
    let kept = HTTPResponse(status: 200, body: answer.body, age: 0)
    #expect(sandbox.cache().answer(to: request)?.answer == kept)
  }

  @Test("A file in place of the folder: both answers, one warning")
  func fileInPlace() async throws {
    try FileManager.default.createDirectory(at: sandbox.parent, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: sandbox.folder)
    try await askTwice(in: sandbox.folder)
    #expect(await allWarnings() == [CacheWarning(path: sandbox.folder.path, reason: "cannot be made")])
    #expect(try Data(contentsOf: sandbox.folder) == Data("mine".utf8))
    #expect(throws: CacheWarning(path: sandbox.folder.path, reason: "cannot be read")) {
      try sandbox.cache().summary()
    }
  }

  @Test(
    "A folder that cannot be made: both answers, one warning",
    arguments: ["/proc/breeze-cache", "/dev/null/breeze", "/proc/self/fd/breeze/deep"])
  func impossible(path: String) async throws {
    try await askTwice(in: URL(fileURLWithPath: path, isDirectory: true))
    let given = await allWarnings()
    #expect(given.count == 1)
    #expect(given.first?.reason == "cannot be made")
  }

  @Test(
    "A folder that cannot be written: both answers, one warning, its mode left alone",
    .enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func unwritable() async throws {
    try FileManager.default.createDirectory(at: sandbox.folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: sandbox.folder.path)
    try await askTwice(in: sandbox.folder)
    #expect(await allWarnings() == [CacheWarning(path: sandbox.folder.path, reason: "cannot be written")])
    #expect(try sandbox.permissions(of: sandbox.folder) == 0o500)
  }

  @Test("A folder that is a link is used, and the mode of what it leads to left alone")
  func linked() async throws {
    let elsewhere = sandbox.parent.appendingPathComponent("elsewhere", isDirectory: true)
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: elsewhere.path)
    try FileManager.default.createSymbolicLink(at: sandbox.folder, withDestinationURL: elsewhere)
    try await askTwice(in: sandbox.folder)
    #expect(sandbox.names.count == 2)
    #expect(try sandbox.permissions(of: elsewhere) == 0o755)
  }

  @Test("Reading makes no folder")
  func reading() async throws {
    #expect(sandbox.cache().answer(to: try .to(.airQuality)) == nil)
    #expect(try sandbox.cache().summary() == CacheSummary(entries: 0, bytes: 0))
    #expect(try sandbox.cache().clear() == CacheSummary(entries: 0, bytes: 0))
    #expect(!FileManager.default.fileExists(atPath: sandbox.parent.path))
  }
}
