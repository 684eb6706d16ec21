/// FNV-1a with 64 bits, the same in every run and on every machine. Not safe against somebody who wants two texts
/// to collide, so whoever looks something up by it compares the text as well.
package struct StableHash: Sendable, Equatable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// 16 digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
