#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Platform {
  /// Foundation on Linux makes folders for a URL cache and for cookies below the XDG folders, or the home, as soon as
  /// a session is configured, even one that has neither. Below `/dev/null` nothing can be made, and it does without.
  ///
  /// Call it while the process has one thread, and after the environment was read.
  package static func keepFoundationOutOfHome() {
    #if !canImport(Darwin)
      for name in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { setenv(name, "/dev/null", 1) }
    #endif
  }
}
