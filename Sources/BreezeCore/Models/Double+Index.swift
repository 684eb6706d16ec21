extension Double {
  /// The nearest whole number, halves away from zero; nil from a thousand million on. No index comes near, and
  /// counting with what is larger could overflow.
  package var index: Int? {
    magnitude < 1e9 ? Int(exactly: rounded()) : nil
  }
}
