import Foundation

/// Changes inputs by chance, the same chance in every run.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// xorshift64* (Vigna, 2016).
  private mutating func next(below limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(1, limit)
  }

  /// What JSON, numbers and terminals trip over.
  private static let pieces = [
    "null", "nan", "-", "1e308", "-1e999", "9223372036854775807", "\"\"", "{", "[", "}", "]", ",", ":",
    "\\u0000",
    "\u{1B}[31m", "\u{202E}", "\u{1F468}\u{200D}\u{1F469}", "\u{301}", "東京", "\r\n", "\0", "%2F", "{{", "}",
    "--",
    "=", "N", "°", "'", "0x1p3", "\"\\ud800\"", "\u{FEFF}", "true",
  ].map { Data($0.utf8) }

  mutating func of(_ seeds: [Data]) -> Data {
    var data = seeds.isEmpty ? Data() : seeds[next(below: seeds.count)]
    for _ in 0...next(below: 6) { change(&data) }
    return data
  }

  private mutating func change(_ data: inout Data) {
    let place = data.startIndex + next(below: data.count + 1)
    let end = min(data.endIndex, place + next(below: 12))
    switch next(below: 5) {
    case 0: data.replaceSubrange(place..<end, with: Self.pieces[next(below: Self.pieces.count)])
    case 1: data.removeSubrange(place..<end)
    case 2: data.insert(UInt8(next(below: 256)), at: place)
    case 3: data = data.prefix(upTo: place)
    default: data.insert(contentsOf: Data(data[place..<end]), at: place)
    }
    data = Data(data)
  }
}
