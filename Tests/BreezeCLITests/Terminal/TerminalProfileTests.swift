import BreezeCLI
import Testing

@Suite("What the output can show")
struct TerminalProfileTests {
  @Test(
    "The width is the terminal's, else COLUMNS, else 80; never below 40",
    arguments: [
      (nil, nil, 80), (nil, "120", 120), (nil, "44", 44), (nil, "", 80), (nil, "abc", 80), (nil, "0", 80),
      (nil, "-5", 80), (nil, "12.5", 80), (nil, "40", 40), (nil, "39", 40), (nil, "99999999999999999999", 80),
      (100, nil, 100), (20, nil, 40), (200, nil, 200),
    ] as [(Int?, String?, Int)])
  func width(terminal: Int?, columns: String?, expected: Int) {
    let variables = columns.map { ["COLUMNS": $0] } ?? [:]
    #expect(TerminalProfile(variables: variables, terminalWidth: terminal).width == expected)
  }

  @Test("COLUMNS cannot make the output wider than the terminal")
  func narrowTerminal() {
    #expect(TerminalProfile(variables: ["COLUMNS": "200"], terminalWidth: 60).width <= 60)
  }

  @Test(
    "Unicode where the locale says UTF-8",
    arguments: [
      ["LANG": "en_US.UTF-8"], ["LANG": "de_DE.utf8"], ["LC_CTYPE": "C.UTF-8"], ["LC_ALL": "ja_JP.UTF8"],
      ["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], ["LANG": "C", "LC_CTYPE": "C", "LC_ALL": "C.UTF-8"],
      ["LANG": "en_US.UTF-8", "LC_ALL": ""], ["LANG": "en_GB.UTF-8@euro"], ["LC_CTYPE": "UTF-8"],
    ])
  func unicode(variables: [String: String]) {
    #expect(TerminalProfile(variables: variables, terminalWidth: nil).glyphs == .unicode)
  }

  @Test(
    "ASCII everywhere else",
    arguments: [
      [:], ["LANG": ""], ["LANG": "C"], ["LANG": "POSIX"], ["LC_ALL": "C", "LANG": "en_US.UTF-8"],
      ["LC_ALL": "POSIX", "LC_CTYPE": "en_US.UTF-8"], ["LC_ALL": "en_US.ISO-8859-1"],
      ["LC_CTYPE": "de_DE.ISO-8859-15", "LANG": "de_DE.UTF-8"], ["LANG": "ru_RU.KOI8-R"],
    ])
  func ascii(variables: [String: String]) {
    #expect(TerminalProfile(variables: variables, terminalWidth: nil).glyphs == .ascii)
  }

  @Test("Every sign of the ASCII set is ASCII, and every sign is one column wide")
  func glyphs() {
    for glyphs in [Glyphs.unicode, .ascii] {
      let signs = [
        glyphs.full, glyphs.half, glyphs.empty, glyphs.mark, glyphs.gap, glyphs.cellFull, glyphs.cellEmpty,
        glyphs.dot, glyphs.bullet, glyphs.separator, glyphs.dash,
      ]
      #expect((signs + glyphs.steps).allSatisfy { DisplayWidth.of($0) == 1 })
      #expect(glyphs == .unicode || (signs + glyphs.steps).joined().utf8.allSatisfy { $0 < 0x80 })
    }
    #expect(Glyphs.ascii.degree.utf8.allSatisfy { $0 < 0x80 })
  }
}
