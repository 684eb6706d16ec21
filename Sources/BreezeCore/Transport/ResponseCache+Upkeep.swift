import Foundation

extension ResponseCache {
  /// What is stored now; nothing when there is no folder yet.
  ///
  /// - Throws: when the folder cannot be read.
  public func summary() throws(CacheWarning) -> CacheSummary {
    let entries = try files.files().filter { !$0.isTemporary }
    return CacheSummary(entries: entries.count, bytes: entries.map(\.size).reduce(0, +))
  }

  /// Whether an answer could be stored now. The folder is made when missing.
  ///
  /// - Throws: what is in the way.
  public func checkWritable() throws(CacheWarning) {
    try files.probe()
  }

  /// Deletes the cache's own files, and nothing else that lies in the folder.
  ///
  /// - Returns: what was deleted, without the remains of broken writes, which go too.
  /// - Throws: when the folder cannot be read or one of the files not be deleted. The others are gone then.
  @discardableResult
  public func clear() throws(CacheWarning) -> CacheSummary {
    let found = try files.files()
    let left = found.filter { !files.remove($0) }
    if let first = left.first {
      let path = folder.appendingPathComponent(first.name).path
      throw CacheWarning(path: path, reason: "cannot be deleted")
    }
    let entries = found.filter { !$0.isTemporary }
    return CacheSummary(entries: entries.count, bytes: entries.map(\.size).reduce(0, +))
  }

  /// Drops what was written longest ago until the limits hold, and what writers that died an hour ago or earlier
  /// have left.
  ///
  /// Times are those of the file system, whose "now" is the time of the file just written; a file from its future
  /// counts as the oldest, lest it stay for ever. Linear in the number of files, plus sorting.
  package func sweep(after name: String) throws(CacheWarning) {
    let found = try files.files()
    guard let now = found.first(where: { $0.name == name })?.written else { return }
    for file in found where file.isTemporary && now.timeIntervalSince(file.written) > 3600 {
      files.remove(file)
    }
    let entries = found.filter { !$0.isTemporary && $0.name != name }.sorted {
      (Self.rank($0, now), $0.name) > (Self.rank($1, now), $1.name)
    }
    var (count, bytes) = (1, found.first { $0.name == name }?.size ?? 0)
    for entry in entries {
      count += 1
      bytes += entry.size
      if count > Self.entryLimit || bytes > Self.byteLimit { files.remove(entry) }
    }
  }

  private static func rank(_ file: CacheFile, _ now: Date) -> Date {
    file.written.timeIntervalSince(now) > 60 ? .distantPast : file.written
  }
}
