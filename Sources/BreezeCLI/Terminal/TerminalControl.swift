/// What the program asks of its terminal and changes there, beyond writing to it.
package struct TerminalControl: Sendable {
  /// In characters.
  package struct Size: Sendable, Hashable {
    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// Of the terminal behind standard output at this moment; nil when there is none or it does not say.
  package let size: @Sendable () -> Size?
  /// Asks the terminal for its background. Takes 100 ms at most; nil when it does not tell.
  package let background: @Sendable () -> Background?
  /// Stops the terminal from showing what is typed. What comes back undoes that.
  package let hush: @Sendable () -> @Sendable () -> Void
  /// False while another job of the shell has the terminal.
  package let isOurs: @Sendable () -> Bool
  /// Returns as soon as no question to the terminal is under way, so that its mode is as it was.
  package let settle: @Sendable () -> Void

  package init(
    size: @escaping @Sendable () -> Size? = { nil },
    background: @escaping @Sendable () -> Background? = { nil },
    hush: @escaping @Sendable () -> @Sendable () -> Void = { {} },
    isOurs: @escaping @Sendable () -> Bool = { true }, settle: @escaping @Sendable () -> Void = {}
  ) {
    self.size = size
    self.background = background
    self.hush = hush
    self.isOurs = isOurs
    self.settle = settle
  }
}
