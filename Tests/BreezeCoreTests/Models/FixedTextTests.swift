import BreezeCore
import Foundation
import Testing

@Suite("Numbers with a fixed number of decimals")
struct FixedTextTests {
  @Test(
    "They are those of printf, which rounds the number as it is stored",
    arguments: [
      (2.675, 2, "2.67"), (0.125, 2, "0.12"), (0.375, 2, "0.38"), (-0.04, 1, "-0.0"), (12, 0, "12"),
      (51.50853, 2, "51.51"), (1e21, 1, "1000000000000000000000.0"), (.infinity, 1, "inf"),
      (.nan, 1, "nan"), (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (-2.5, 0, "-2"), (0, 2, "0.00"),
      (-0.0, 0, "-0"),
      (0.285, 2, "0.28"), (1.005, 2, "1.00"), (0.995, 2, "0.99"), (9.995, 2, "9.99"), (99.95, 1, "100.0"),
      (4_503_599_627_370_497.5, 0, "4503599627370498"), (0x1p53 - 1, 0, "9007199254740991"),
      (.leastNonzeroMagnitude, 22, "0.0000000000000000000000"),
    ] as [(Double, Int, String)])
  func rounding(number: Double, decimals: Int, text: String) {
    #expect(number.fixedText(decimals) == text)
  }

  @Test("The largest number is written whole")
  func largest() {
    #expect(Double.greatestFiniteMagnitude.fixedText(3).count == 309 + 1 + 3)
  }

  @Test("They are printf's for numbers of every size and for halves", arguments: 0...4)
  func everySize(decimals: Int) {
    var generator = SeededGenerator(seed: UInt64(decimals) + 1)
    for _ in 0..<20_000 {
      let number =
        Double.random(in: -1...1, using: &generator) * pow(10, Double.random(in: -6...17, using: &generator))
      let half = ((number * 1000).rounded() + 0.5) / pow(10, Double(decimals))
      for value in [number, half, half.nextUp, half.nextDown, number.rounded()] {
        let text = value.fixedText(decimals)
        guard text != String(format: "%.\(decimals)f", value) else { continue }
        Issue.record("\(value) with \(decimals) decimals is \(text)")
        return
      }
    }
  }
}

/// SplitMix64, so that every run tests the same numbers.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
