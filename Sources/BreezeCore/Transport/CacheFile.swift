package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file of the cache's own: a stored answer, or one that is being written.
package struct CacheFile: Sendable, Equatable {
  package let name: String
  /// In bytes.
  package let size: Int
  /// By the clock of the file system.
  package let written: Date

  /// nil when there is no such file, when its name is none of the cache's, and for folders, links and devices,
  /// which the cache never makes.
  package init?(_ name: String, in folder: String) {
    guard Self.isEntry(name) || Self.isTemporary(name) else { return nil }
    var facts = stat()
    guard lstat("\(folder)/\(name)", &facts) == 0,
      facts.st_mode & S_IFMT == S_IFREG
    else { return nil }
    self.name = name
    size = Int(facts.st_size)
    written = facts.written
  }

  package var isTemporary: Bool { Self.isTemporary(name) }

  /// A name for the time of writing that no other writer has.
  package static func temporaryName(for entry: String) -> String {
    "\(entry).\(StableHash(UUID().uuidString.utf8).hexadecimal).tmp"
  }

  /// Of an entry that no request has.
  static let probeName = String(repeating: "0", count: 32) + ".entry"

  /// `<32 digits>.entry`, as in ``CacheKey/fileName``.
  private static func isEntry(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && isHexadecimal(parts[0], 32) && parts[1] == "entry"
  }

  private static func isTemporary(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && isEntry(parts[0...1].joined(separator: ".")) && isHexadecimal(parts[2], 16)
      && parts[3] == "tmp"
  }

  private static func isHexadecimal(_ text: some StringProtocol, _ count: Int) -> Bool {
    text.utf8.count == count && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}

extension stat {
  fileprivate var written: Date {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
