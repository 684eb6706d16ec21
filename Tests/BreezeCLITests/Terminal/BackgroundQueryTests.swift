import Testing

@testable import BreezeCLI

@Suite("The question for the background")
struct BackgroundQueryTests {
  @Test(
    "An answer is whole when the attributes are there",
    arguments: [
      ("", false), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", false),
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;2", false),
      ("\u{1B}[?62;22c", true), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?1;2c", true),
      ("\u{1B}[?c", true),
      ("c", false), ("\u{1B}[?25h", false),
    ])
  func whole(answer: String, whole: Bool) {
    #expect(BackgroundQuery.isWhole(answer) == whole)
  }

  @Test(
    "The colour decides, whatever ends it and whatever else came in",
    arguments: [
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?62c", .light),
      ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", .dark),
      ("\u{1B}]11;rgb:7f/7f/7f\u{7}", .dark), ("\u{1B}]11;rgb:80/80/80\u{7}", .light),
      ("x\u{1B}]11;rgb:ff/ff/ff\u{7}", .light), ("\u{1B}]11;rgba:0000/0000/0000/ffff\u{7}", nil),
      ("\u{1B}[?62;22c", nil), ("", nil), ("rgb:ffff/ffff/ffff", nil),
      ("\u{1B}]10;rgb:ffff/ffff/ffff\u{7}", nil),
    ] as [(String, Background?)])
  func background(answer: String, background: Background?) {
    #expect(BackgroundQuery.background(in: answer) == background)
  }

  @Test(
    "The terminal is asked only where its answer matters",
    arguments: [
      ([:], .auto, 80, true), (["COLORFGBG": "15;0"], .auto, 80, false),
      (["COLORFGBG": "nonsense"], .auto, 80, true),
      (["NO_COLOR": "1"], .auto, 80, false), (["TERM": "dumb"], .always, 80, false),
      (["TERM": "linux"], .auto, 80, false),
      (["TERM": ""], .auto, 80, false), ([:], .never, 80, false), ([:], .always, nil, false),
    ] as [([String: String], ColorDepth.Choice, Int?, Bool)])
  func asked(variables: [String: String], color: ColorDepth.Choice, width: Int?, asked: Bool) {
    var questions = 0
    let profile = TerminalProfile(
      .init(color: color), variables: ["TERM": "xterm"].merging(variables) { $1 }, terminalWidth: width,
      asking: {
        questions += 1
        return .light
      })
    #expect(questions == (asked ? 1 : 0))
    #expect(profile.background == (asked ? .light : .dark))
  }

  @Test("A chosen background is not asked for")
  func chosen() {
    let profile = TerminalProfile(
      .init(background: .dark), variables: ["TERM": "xterm"], terminalWidth: 80, asking: { .light })
    #expect(profile.background == .dark)
  }
}
