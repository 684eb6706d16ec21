import Foundation

extension Double {
  /// With so many decimals, rounded as C's `printf` does it in its own locale. `String(format:)` gives the same and has
  /// to find a locale first.
  package func fixedText(_ decimals: Int) -> String {
    // The largest number has 309 digits before the point.
    var bytes = [CChar](repeating: 0, count: 312 + max(0, decimals))
    let length = withVaList([Int32(clamping: decimals), self]) { vsnprintf(&bytes, bytes.count, "%.*f", $0) }
    return String(decoding: bytes.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
