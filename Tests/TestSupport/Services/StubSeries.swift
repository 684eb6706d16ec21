import Foundation

/// The made-up values of one variable at one place: a level that the place and the variable decide, a daily wave, and
/// a little that differs from day to day. Nothing in it is random, so that a test can know the answer.
struct StubSeries {
  private let variable: StubVariable
  private let seed: UInt64
  private let parts: [StubSeries]

  /// The coordinate counts to a tenth of a degree, the grid of the service.
  init(_ variable: StubVariable, latitude: Double, longitude: Double) {
    self.variable = variable
    seed = Self.hash("\(variable.name)/\(Self.tenths(latitude))/\(Self.tenths(longitude))")
    parts = variable.largestOf.compactMap { StubVariable.named($0) }
      .map { StubSeries($0, latitude: latitude, longitude: longitude) }
  }

  /// The value of the hour that begins that many hours after 1970-01-01T00:00Z, with the decimals of the variable.
  func value(hour: Int) -> Double {
    if let largest = parts.map({ $0.value(hour: hour) }).max() { return largest }
    let day = hour.floorDivided(by: 24)
    let shift = Int(seed % 24)
    let distance = abs((hour - day * 24 + shift) % 24 - 12)
    let wave = 1 - Double(distance) / 12
    let weather = Self.fraction(seed &+ UInt64(bitPattern: Int64(day)) &* 0x9E37_79B9_7F4A_7C15)
    let share = 0.55 * Self.fraction(seed) + 0.3 * wave + 0.15 * weather
    let value = variable.low + (variable.high - variable.low) * share
    let scale = [1.0, 10.0, 100.0][variable.decimals]
    return (value * scale).rounded() / scale
  }

  static func tenths(_ degrees: Double) -> Int {
    Int((degrees * 10).rounded())
  }

  /// FNV-1a, because the hashes of the standard library differ from run to run.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// 0 up to 1, from the mixed upper bits.
  static func fraction(_ seed: UInt64) -> Double {
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 40) / Double(1 << 24)
  }
}
