package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of the cache: whole files in, whole files out, however many processes use it at once.
package struct CacheFolder: Sendable {
  package let path: String

  package init(_ url: URL) {
    path = url.path
  }

  /// The cache's own files; others are passed over. None when there is no folder yet. Linear in the number of
  /// files, with one call to the system for each.
  package func files() throws(CacheWarning) -> [CacheFile] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return names.compactMap { CacheFile($0, in: path) }
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw CacheWarning(path: path, reason: "cannot be read")
    }
  }

  /// nil when there is no such file of the cache's own, it cannot be read, or it is larger than `limit` in bytes.
  package func contents(of name: String, limit: Int) -> Data? {
    guard let found = CacheFile(name, in: path), found.size <= limit else { return nil }
    return try? Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  /// Puts a file in its place in one step, so that no reader ever sees a part of it. The folder is made when
  /// missing. A failure is tried once more, since somebody may have cleared the folder in between.
  package func put(_ contents: Data, as name: String) throws(CacheWarning) {
    for _ in 0..<2 {
      try prepare()
      let temporary = file(CacheFile.temporaryName(for: name))
      if Self.create(temporary, holding: contents), Self.move(temporary, to: file(name)) { return }
      unlink(temporary)
    }
    throw CacheWarning(path: path, reason: "cannot be written")
  }

  /// Writes a file and takes it away again, as far as ``put(_:as:)`` would get.
  package func probe() throws(CacheWarning) {
    try prepare()
    let temporary = file(CacheFile.temporaryName(for: CacheFile.probeName))
    let isWritten = Self.create(temporary, holding: Data("probe".utf8))
    unlink(temporary)
    if !isWritten { throw CacheWarning(path: path, reason: "cannot be written") }
  }

  /// - Returns: whether the file is gone.
  @discardableResult
  package func remove(_ file: CacheFile) -> Bool {
    unlink(self.file(file.name)) == 0 || errno == ENOENT
  }

  /// Makes the folder for nobody but its owner, and takes away what others may do in one that was there, unless
  /// it is a link to some other place.
  private func prepare() throws(CacheWarning) {
    var facts = stat()
    if lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
      if facts.st_mode & 0o077 != 0 { chmod(path, facts.st_mode & 0o700) }
      return
    }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CacheWarning(path: path, reason: "cannot be made")
    }
  }

  private func file(_ name: String) -> String { "\(path)/\(name)" }

  private static func create(_ path: String, holding contents: Data) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    let isWritten = (try? handle.write(contentsOf: contents)) != nil
    return close(descriptor) == 0 && isWritten
  }

  /// An empty folder that has taken the file's name gives way.
  private static func move(_ path: String, to target: String) -> Bool {
    rename(path, target) == 0 || (rmdir(target) == 0 && rename(path, target) == 0)
  }
}
