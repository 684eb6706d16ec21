import BreezeCore
import Testing

@Suite("Numbers with a fixed number of decimals")
struct FixedTextTests {
  @Test(
    "They are those of printf, which rounds the number as it is stored",
    arguments: [
      (2.675, 2, "2.67"), (0.125, 2, "0.12"), (0.375, 2, "0.38"), (-0.04, 1, "-0.0"), (12, 0, "12"),
      (51.50853, 2, "51.51"), (1e21, 1, "1000000000000000000000.0"), (.infinity, 1, "inf"),
    ] as [(Double, Int, String)])
  func rounding(number: Double, decimals: Int, text: String) {
    #expect(number.fixedText(decimals) == text)
  }

  @Test("The largest number is written whole")
  func largest() {
    #expect(Double.greatestFiniteMagnitude.fixedText(3).count == 309 + 1 + 3)
  }
}
