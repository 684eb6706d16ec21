import BreezeCore
import Foundation
import Testing

@Suite("Text without the white space around it")
struct TrimmedTests {
  @Test(
    "What Foundation takes away is taken away",
    arguments: [
      "", " ", "\n", "\r\n", "a", " a ", "\ta b\r\n", "\u{A0}é\u{3000}", "\u{2003}日本\u{2028}",
      "\u{85}x\u{2029}",
      "  👩‍👩‍👧 ", "\u{B} \u{C}", "a\u{200B}",
    ])
  func same(text: String) {
    #expect(text.trimmed == text.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(text[...].trimmed == text.trimmed)
  }
}
