import BreezeCore
import Testing

@Suite("Cutting and rounding concentrations")
struct PrecisionTests {
  @Test("A whole ppb that was turned into µg/m³ and back is still that ppb", arguments: [1.96, 1.88, 2.62])
  func wholePPB(factor: Double) {
    let cut = Precision.truncated(decimals: 0)
    let changed = (0...2100).filter { cut.scaled(Double($0) * factor / factor) != $0 }
    #expect(changed == [])
  }

  @Test(
    "Cut, never rounded",
    arguments: [
      (9.09, 1, 90), (9.1, 1, 91), (35.4, 1, 354), (35.499, 1, 354), (54.9, 0, 54), (0.054, 3, 54),
      (0.0549, 3, 54), (0.055, 3, 55), (0.07853333, 3, 78), (4.45, 1, 44),
    ])
  func truncated(value: Double, decimals: Int, steps: Int) {
    #expect(Precision.truncated(decimals: decimals).scaled(value) == steps)
  }

  @Test("Every decimal of a table is exact", arguments: [(1, 5000), (3, 1000)])
  func decimals(decimals: Int, last: Int) {
    let cut = Precision.truncated(decimals: decimals)
    let changed = (0...last).filter { cut.scaled(cut.unscaled($0)) != $0 }
    #expect(changed == [])
  }

  @Test(
    "Rounded to the nearest, halves up",
    arguments: [(11.4, 11), (11.5, 12), (12.5, 13), (240.4, 240), (240.5, 241)])
  func rounded(value: Double, steps: Int) {
    #expect(Precision.rounded(decimals: 0).scaled(value) == steps)
  }

  @Test("Noise below zero is zero", arguments: [-0.001, -3.7, -1e8])
  func negative(value: Double) {
    #expect(Precision.truncated(decimals: 1).scaled(value) == 0)
    #expect(Precision.rounded(decimals: 0).scaled(value) == 0)
  }

  @Test("What no air can hold has no steps", arguments: [Double.nan, .infinity, -.infinity, 1e300, 1.1e9])
  func impossible(value: Double) {
    #expect(Precision.truncated(decimals: 1).scaled(value) == nil)
    #expect(Precision.asIs.scaled(value) == nil)
  }
}
