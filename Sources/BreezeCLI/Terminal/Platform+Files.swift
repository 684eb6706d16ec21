#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// Whether there is nothing at a path; false also when that cannot be found out.
  static func isMissing(_ path: String) -> Bool { access(path, F_OK) != 0 && errno == ENOENT }

  /// Puts a file in place of another in one step, so that a reader sees the old one or the new one and never a part,
  /// and a full disk costs nothing. Only its owner may read it.
  package static func replaceFile(at path: String, with text: String) throws(SystemError) {
    let draft = "\(path).\(getpid()).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    var failure: Int32?
    if write(text, to: descriptor) != .written || fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(draft, path) != 0 { failure = errno }
    if let failure {
      unlink(draft)
      throw SystemError(code: failure)
    }
  }
}
