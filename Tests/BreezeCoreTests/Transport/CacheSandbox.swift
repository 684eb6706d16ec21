import BreezeCore
import Foundation

/// A folder of its own for the cache of one test, which goes with it.
final class CacheSandbox: Sendable {
  /// Stands for the user's folder of all caches.
  let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("breeze-cache-\(UUID().uuidString)", isDirectory: true)

  /// 2026-12-01 21:05:12 UTC, to which the tests' ages are added.
  static let start = Date(timeIntervalSince1970: 1_796_159_112)

  var folder: URL { parent.appendingPathComponent("breeze", isDirectory: true) }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }

  /// The cache with its clock stopped at so many seconds after ``start``.
  func cache(
    at seconds: TimeInterval = 0, warn: @escaping @Sendable (CacheWarning) -> Void = { _ in }
  ) -> ResponseCache {
    ResponseCache(
      folder: folder, clock: { Self.start.addingTimeInterval(seconds) }, warn: warn)
  }

  /// Asks at so many seconds after ``start``; a network that is asked for more than it has fails the test.
  func ask(
    _ request: HTTPRequest, at seconds: TimeInterval, _ policy: CachePolicy = CachePolicy(),
    network: ScriptedNetwork = ScriptedNetwork()
  ) async -> Result<HTTPResponse, TransportError> {
    await network.transport.cached(in: cache(at: seconds), policy: policy).outcome(of: request)
  }

  /// Everything in the folder, by name.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Without `Data.write(to:)`, which waits for the disk: some tests need hundreds of files.
  func plant(_ data: Data, as name: String, written: Date? = nil) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(url(name).path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.close()
    if let written {
      try FileManager.default.setAttributes([.modificationDate: written], ofItemAtPath: url(name).path)
    }
  }

  func permissions(of url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }
}

extension HTTPResponse {
  static func good(_ body: String = #"{"n":1}"#) -> HTTPResponse {
    HTTPResponse(status: 200, headers: ["content-type": "application/json"], body: Data(body.utf8))
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}

extension Result<HTTPResponse, TransportError> {
  /// What ``HTTPResponse/good(_:)`` is when it comes out of the cache.
  static func kept(_ age: Double, stale: Bool) -> Result {
    .success(HTTPResponse(status: 200, body: HTTPResponse.good().body, age: age, isStale: stale))
  }
}

extension ResponseCache {
  /// Keeps one answer, with all that follows from it.
  func store(_ answer: HTTPResponse, for request: HTTPRequest) async {
    guard let key = CacheKey(request) else { return }
    await add(answer, for: key)?()
  }

  func answer(to request: HTTPRequest) -> (answer: HTTPResponse, stored: Date)? {
    CacheKey(request).flatMap { answer(for: $0) }
  }
}
