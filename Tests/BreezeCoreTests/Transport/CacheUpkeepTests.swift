import BreezeCore
import Foundation
import Testing

@Suite("The cache stays small and tidy")
struct CacheUpkeepTests {
  private let sandbox = CacheSandbox()

  private static func name(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits + ".entry"
  }

  private func plant(_ number: Int, size: Int = 1, minutesAgo: Double) throws {
    let written = Date(timeIntervalSinceNow: -60 * minutesAgo)
    try sandbox.plant(Data(count: size), as: Self.name(number), written: written)
  }

  private func store(_ query: String = "n=1") async throws -> String {
    let request = try HTTPRequest.to(.airQuality, query)
    await sandbox.cache().store(.good(), for: request)
    return try #require(CacheKey(request)).fileName
  }

  @Test("The 501st answer takes the place of the oldest")
  func count() async throws {
    for number in 0..<500 { try plant(number, minutesAgo: Double(1000 - number)) }
    let new = try await store()
    #expect(sandbox.names.count == 500)
    #expect(!sandbox.names.contains(Self.name(0)))
    #expect(sandbox.names.contains(Self.name(1)) && sandbox.names.contains(new))
    #expect(try await store() == new, "a renewed answer takes nobody's place")
    #expect(sandbox.names.count == 500 && sandbox.names.contains(Self.name(1)))
  }

  @Test("With 499 answers there is room for one more")
  func room() async throws {
    for number in 0..<499 { try plant(number, minutesAgo: Double(1000 - number)) }
    _ = try await store()
    #expect(sandbox.names.count == 500)
  }

  @Test("16 MiB are never exceeded: the oldest go")
  func size() async throws {
    let new = try await store()
    let own = try #require(CacheFile(new, in: sandbox.folder.path)).size
    let mebibyte = 1 << 20
    try plant(1, size: mebibyte, minutesAgo: 40)
    try plant(2, size: mebibyte, minutesAgo: 50)
    try plant(3, size: 14 * mebibyte - own, minutesAgo: 30)
    _ = try await store()
    #expect(sandbox.names.count == 4, "16 MiB to the byte are allowed")
    try plant(3, size: 14 * mebibyte - own + 1, minutesAgo: 30)
    _ = try await store()
    #expect(sandbox.names == [Self.name(1), Self.name(3), new].sorted())
  }

  @Test("An answer larger than the cache is not stored and drops no other")
  func tooLarge() async throws {
    try plant(1, minutesAgo: 5)
    let body = Data(repeating: 0x20, count: ResponseCache.byteLimit)
    let answer = HTTPResponse(status: 200, body: body)
    await sandbox.cache().store(answer, for: try .to(.airQuality))
    #expect(sandbox.names == [Self.name(1)])
  }

  @Test("A file from the file system's future counts as the oldest")
  func future() async throws {
    for number in 0..<500 { try plant(number, minutesAgo: Double(1000 - number)) }
    try plant(7, minutesAgo: -100_000)
    let new = try await store()
    #expect(!sandbox.names.contains(Self.name(7)) && sandbox.names.contains(Self.name(0)))
    #expect(sandbox.names.contains(new))
  }

  @Test("Of what is being written only that of more than an hour ago is swept away")
  func temporaries() async throws {
    let names = (0..<3).map { "\(Self.name(1)).000000000000000\($0).tmp" }
    for (name, minutes) in zip(names, [0, 59, 61.0]) {
      try sandbox.plant(Data("half".utf8), as: name, written: Date(timeIntervalSinceNow: -60 * minutes))
    }
    let new = try await store()
    #expect(sandbox.names == (names.prefix(2) + [new]).sorted())
    #expect(try sandbox.cache().summary().entries == 1)
  }

  private static let foreign = [
    "notes.txt", "0.entry", "\(name(1))~", "\(name(1)).tmp", "A\(name(1).dropFirst())", "x\(name(1))",
    "\(name(1)).00000000.tmp", ".\(name(1))", "config.json", "\(name(1).dropLast(6))",
  ]

  @Test("Neither bounds nor clearing touch what is not the cache's own")
  func foreignFiles() async throws {
    for name in Self.foreign {
      try sandbox.plant(Data(count: 1 << 20), as: name, written: Date(timeIntervalSinceNow: -1e7))
    }
    try FileManager.default.createDirectory(at: sandbox.url(Self.name(9)), withIntermediateDirectories: true)
    let temporary = "\(Self.name(1)).0123456789abcdef.tmp"
    try sandbox.plant(Data("half".utf8), as: temporary)
    let new = try await store()
    let size = try #require(CacheFile(new, in: sandbox.folder.path)).size
    #expect(try sandbox.cache().summary() == CacheSummary(entries: 1, bytes: size))

    #expect(try sandbox.cache().clear() == CacheSummary(entries: 1, bytes: size))
    #expect(sandbox.names == (Self.foreign + [Self.name(9)]).sorted())
    #expect(try sandbox.cache().clear() == CacheSummary(entries: 0, bytes: 0))
  }
}
