import BreezeCore
import Foundation
import Testing

@Suite("Files of the cache that are of no use")
struct DamagedCacheTests {
  private let sandbox = CacheSandbox()
  private let request: HTTPRequest
  private let name: String

  init() throws {
    request = try .to(.airQuality)
    name = try #require(CacheKey(request)).fileName
  }

  /// The file is a miss, the answer is fetched, and after that it is stored.
  private func expectMissAndRepair(_ comment: Comment? = nil) async {
    let network = ScriptedNetwork(.success(.good("[7]")))
    let first = await network.transport.cached(in: sandbox.cache(at: 10)).outcome(of: request)
    #expect(first == .success(.good("[7]")), comment)
    let second = await ScriptedNetwork().transport.cached(in: sandbox.cache(at: 11)).outcome(of: request)
    #expect((try? second.get())?.text == "[7]", comment)
    #expect(sandbox.names == [name], comment)
  }

  private func entry(
    key: String? = nil, status: Int = 200, at seconds: TimeInterval = 0
  ) throws -> Data {
    let text = try #require(CacheKey(request)).text
    let stored = CacheSandbox.start.addingTimeInterval(seconds)
    let entry = CacheEntry(key: key ?? text, status: status, stored: stored, body: Data("[1]".utf8))
    return try #require(entry.file)
  }

  @Test("The same file, undamaged, is a hit")
  func control() async throws {
    try sandbox.plant(entry(), as: name)
    let outcome = await ScriptedNetwork().transport.cached(in: sandbox.cache()).outcome(of: request)
    #expect(try outcome.get().text == "[1]")
  }

  @Test(
    "Empty, random, cut off, an older layout, a page",
    arguments: [
      "", "\n", #"{"a":"#, #"{"schema":0,"body":"{}","stored":1796159112}"#, "<html></html>",
      "\u{FEFF}breeze-cache 1", "breeze-cache 1 0000000000000000\n{}\n{}",
      "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}\u{10}",
    ])
  func content(text: String) async throws {
    try sandbox.plant(Data(text.utf8), as: name)
    await expectMissAndRepair()
  }

  @Test("Half of a file")
  func half() async throws {
    let file = try entry()
    try sandbox.plant(file.prefix(file.count / 2), as: name)
    await expectMissAndRepair()
  }

  @Test("A file of another request, moved here or with the same hash")
  func foreign() async throws {
    let other = try #require(CacheKey(.to(.airQuality, "latitude=1"))).text
    try sandbox.plant(entry(key: other), as: name)
    await expectMissAndRepair()
  }

  @Test("A stored failure", arguments: [500, 404, 0, -1])
  func status(status: Int) async throws {
    try sandbox.plant(entry(status: status), as: name)
    await expectMissAndRepair()
  }

  @Test("From the future: a minute is allowed, more is not")
  func future() async throws {
    try sandbox.plant(entry(at: 60), as: name)
    let outcome = await ScriptedNetwork().transport.cached(in: sandbox.cache()).outcome(of: request)
    #expect(try outcome.get().age == 0)
    try sandbox.plant(entry(at: 71), as: name)
    await expectMissAndRepair()
  }

  @Test("From the future is a miss offline and for a failed service, too")
  func futureFallback() async throws {
    try sandbox.plant(entry(at: 61), as: name)
    let cache = sandbox.cache()
    let offline = ScriptedNetwork().transport.cached(in: cache, policy: CachePolicy(mode: .offline))
    #expect(await offline.outcome(of: request) == .failure(.notCached))
    let failing = ScriptedNetwork(.failure(.timedOut)).transport.cached(in: cache)
    #expect(await failing.outcome(of: request) == .failure(.timedOut))
  }

  @Test("An empty folder of that name gives way")
  func emptyFolder() async throws {
    try FileManager.default.createDirectory(at: sandbox.url(name), withIntermediateDirectories: true)
    await expectMissAndRepair()
  }

  @Test("A full folder of that name stays, and the answer is given all the same")
  func fullFolder() async throws {
    let inner = sandbox.url(name).appendingPathComponent("mine")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let network = ScriptedNetwork(.success(.good("[7]")))
    let outcome = await network.transport.cached(in: sandbox.cache()).outcome(of: request)
    #expect(outcome == .success(.good("[7]")))
    #expect(FileManager.default.fileExists(atPath: inner.path))
    #expect(sandbox.names == [name])
  }

  @Test("A link is not followed, and replaced")
  func link() async throws {
    let outside = sandbox.parent.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: sandbox.folder, withIntermediateDirectories: true)
    try entry().write(to: outside)
    try FileManager.default.createSymbolicLink(at: sandbox.url(name), withDestinationURL: outside)
    await expectMissAndRepair()
    #expect(try Data(contentsOf: outside) == entry())
  }

  @Test("A pipe of that name keeps nobody waiting")
  func pipe() async throws {
    try FileManager.default.createDirectory(at: sandbox.folder, withIntermediateDirectories: true)
    try #require(mkfifo(sandbox.url(name).path, 0o600) == 0)
    await expectMissAndRepair()
  }

  @Test("A file without read permission", .enabled(if: geteuid() != 0, "the superuser may read everything"))
  func unreadable() async throws {
    try sandbox.plant(entry(), as: name)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sandbox.url(name).path)
    await expectMissAndRepair()
  }

  @Test("A file larger than the whole cache may be is not even read")
  func huge() async throws {
    try sandbox.plant(Data(), as: name)
    let handle = try FileHandle(forWritingTo: sandbox.url(name))
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    await expectMissAndRepair()
  }
}
