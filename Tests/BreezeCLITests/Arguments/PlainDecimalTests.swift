import BreezeCLI
import Testing

@Suite("Numbers as people write them")
struct PlainDecimalTests {
  @Test(
    "Digits, at most one point, a sign",
    arguments: [
      ("0", 0), ("42", 42), ("-33.87", -33.87), ("+5", 5), ("-.5", -0.5), (".25", 0.25), ("5.", 5),
      ("-0", 0), ("007", 7), ("179.9", 179.9), ("48.8566140", 48.856614),
    ] as [(String, Double)])
  func numbers(text: String, value: Double) {
    #expect(PlainDecimal.parse(text) == value)
  }

  @Test(
    "Everything else is no number",
    arguments: [
      "", "-", "+", ".", "-.", "nan", "NaN", "inf", "-inf", "infinity", "-infinity", "0x1p3", "0x10", "1e1",
      "1E2", "4,5", "1 000", " 5", "5 ", "--5", "+-5", "1.2.3", "..5", "٤٢", "４２", "5°", "5\n", "½",
    ])
  func others(text: String) {
    #expect(PlainDecimal.parse(text) == nil)
  }
}
