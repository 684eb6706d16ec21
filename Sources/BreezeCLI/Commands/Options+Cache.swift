import BreezeCore

/// How stored answers are used.
extension Options {
  static let offline = Flag("offline", summary: "Use stored answers only and open no connection")
  static let noCache = Flag("no-cache", summary: "Neither use nor store answers")
  static let maxAge = Option<Int>(
    "max-age", "MINUTES", in: 0...525_600, summary: "Use stored answers of up to so many minutes as fresh")

  static let cache = [offline.spec, noCache.spec, maxAge.spec]
}

extension Invocation {
  func cachePolicy() throws(CommandError) -> CachePolicy {
    try refuseMoreThanOne(of: [Options.offline.spec, Options.noCache.spec])
    try refuseMoreThanOne(of: [Options.maxAge.spec, Options.noCache.spec])
    let mode: CachePolicy.Mode = has(Options.offline) ? .offline : has(Options.noCache) ? .none : .normal
    return CachePolicy(mode: mode, maxAge: try value(of: Options.maxAge))
  }
}
