public import Foundation

/// Answers kept in a folder of files from run to run. Whatever is wrong with a file makes it a miss.
public struct ResponseCache: Sendable {
  /// The most answers that are kept.
  public static let entryLimit = 500
  /// The most that they may take, in bytes: 16 MiB.
  public static let byteLimit = 16 << 20

  public let folder: URL
  package let files: CacheFolder
  private let clock: @Sendable () -> Date
  private let warnings: FirstWarning

  /// - Parameters:
  ///   - folder: belongs to the cache; made when the first answer is stored.
  ///   - clock: what ages are measured by.
  ///   - warn: hears that nothing can be stored, at most once for this value and its copies.
  public init(
    folder: URL, clock: @escaping @Sendable () -> Date,
    warn: @escaping @Sendable (CacheWarning) -> Void = { _ in }
  ) {
    self.folder = folder
    files = CacheFolder(folder)
    self.clock = clock
    self.warnings = FirstWarning(warn)
  }

  /// The stored answer to a request, with its age and not judged by it; nil when there is none.
  ///
  /// A file from the future is a miss; one minute is allowed for clocks that differ and counts as no age.
  package func answer(for key: CacheKey) -> (answer: HTTPResponse, stored: Date)? {
    guard let file = files.contents(of: key.fileName, limit: Self.byteLimit),
      let entry = CacheEntry(file: file), entry.key == key.text, entry.status == 200
    else { return nil }
    let age = clock().timeIntervalSince(entry.stored)
    guard age >= -60 else { return nil }
    return (HTTPResponse(status: entry.status, body: entry.body, age: max(age, 0)), entry.stored)
  }

  /// Keeps an answer in place of an earlier one to the same request. Never fails: a folder that takes nothing is only
  /// warned of.
  ///
  /// - Returns: what drops the oldest beyond the limits, to be done once after several; nil when nothing was kept.
  package func add(_ answer: HTTPResponse, for key: CacheKey) async -> PendingWrites.FollowUp? {
    guard answer.body.count < Self.byteLimit,
      let file = CacheEntry(key: key.text, status: answer.status, stored: clock(), body: answer.body).file,
      file.count <= Self.byteLimit
    else { return nil }
    do {
      try files.put(file, as: key.fileName)
      return { [self] in await sweepOrWarn(after: key.fileName) }
    } catch {
      await warnings.give(error)
      return nil
    }
  }

  private func sweepOrWarn(after name: String) async {
    do {
      try sweep(after: name)
    } catch {
      await warnings.give(error)
    }
  }
}

/// Passes on the first warning and no other.
private actor FirstWarning {
  private let warn: @Sendable (CacheWarning) -> Void
  private var isGiven = false

  init(_ warn: @escaping @Sendable (CacheWarning) -> Void) {
    self.warn = warn
  }

  func give(_ warning: CacheWarning) {
    guard !isGiven else { return }
    isGiven = true
    warn(warning)
  }
}
