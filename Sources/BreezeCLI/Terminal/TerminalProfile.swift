/// What the output can show.
package struct TerminalProfile: Sendable, Hashable {
  /// In columns.
  package let width: Int
  package let glyphs: Glyphs
  package let color: ColorDepth
  package let background: Background

  package init(
    width: Int, glyphs: Glyphs = .unicode, color: ColorDepth = .none, background: Background = .dark
  ) {
    self.width = width
    self.glyphs = glyphs
    self.color = color
    self.background = background
  }

  /// What someone asked for.
  package struct Choice: Sendable, Hashable {
    package let color: ColorDepth.Choice
    package let ascii: Bool
    /// nil for the terminal's own.
    package let width: Int?
    /// nil for the terminal's own.
    package let background: Background?

    package init(
      color: ColorDepth.Choice = .auto, ascii: Bool = false, width: Int? = nil, background: Background? = nil
    ) {
      self.color = color
      self.ascii = ascii
      self.width = width
      self.background = background
    }
  }

  /// The narrowest that is drawn for.
  package static let narrowest = 40

  /// From what was asked for, the environment, and the size of the terminal, nil when the output is none.
  ///
  /// The width is the one asked for, else the terminal's, else that of `COLUMNS`, else 80, and never below
  /// ``narrowest``. The characters are Unicode when the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set names
  /// UTF-8, ASCII otherwise. The background is the one asked for, else that of `COLORFGBG`, else what the terminal
  /// answers, and dark when nothing tells.
  ///
  /// - Parameter ask: for the terminal's answer. Called only where it matters: with colours, and on a terminal that
  ///   understands questions.
  package init(
    _ choice: Choice = Choice(), variables: [String: String], terminalWidth: Int?,
    asking ask: () -> Background? = { nil }
  ) {
    let columns = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    // `language_REGION.codeset@modifier`, or on macOS a codeset alone.
    let codeset = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
    let isUnicode = codeset.lowercased().filter { $0 != "-" } == "utf8"
    let color = ColorDepth(choice.color, variables: variables, isTerminal: terminalWidth != nil)
    let told = choice.background ?? Background(colorFGBG: variables["COLORFGBG"])
    // The console of Linux draws what it does not understand.
    let isSimple = ["", "dumb", "linux"].contains(variables["TERM"] ?? "")
    let answers = color != .none && terminalWidth != nil && !isSimple
    self.init(
      width: max(Self.narrowest, choice.width ?? terminalWidth ?? columns ?? 80),
      glyphs: isUnicode && !choice.ascii ? .unicode : .ascii,
      color: color, background: told ?? (answers ? ask() : nil) ?? .dark)
  }

  /// The same on a terminal of another width.
  package func resized(to columns: Int) -> TerminalProfile {
    TerminalProfile(
      width: max(Self.narrowest, columns), glyphs: glyphs, color: color, background: background)
  }
}
