import BreezeCLI
import Testing

@Suite("Text that cannot steer a terminal")
struct SafeTextTests {
  @Test("No control character is left, of C0, of C1, or DEL")
  func controls() throws {
    for value in Array(0...0x1F) + Array(0x7F...0x9F) {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      let safe = "a\(Character(scalar))b".displaySafe
      let spaced = [0x09, 0x0A, 0x0D].contains(value)
      #expect(safe == (spaced ? "a b" : "ab"), "\(value)")
    }
  }

  @Test(
    "Marks that turn the direction of writing go, and separators of lines",
    arguments: [
      0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x2028,
      0x2029,
    ] as [UInt32])
  func bidi(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect("a\(Character(scalar))b".displaySafe.unicodeScalars.count == 2)
  }

  @Test("An escape sequence becomes plain letters")
  func escapes() {
    let hostile = "Par\u{1B}]0;pwn\u{7}is\u{1B}[2J\u{9B}31m\r\n\u{202E}evil"
    #expect(hostile.displaySafe == "Par]0;pwnis[2J31m  evil")
  }

  @Test(
    "Ordinary text stays as it is, joined emoji and right-to-left letters too",
    arguments: ["Zürich", "Zu\u{308}rich", "東京", "👨‍👩‍👧‍👦", "☠️", "القاهرة", "תל אביב", "हिन्दी", "a  b", ""])
  func ordinary(text: String) {
    #expect(Array(text.displaySafe.unicodeScalars) == Array(text.unicodeScalars))
  }
}
