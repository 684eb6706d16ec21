extension Double {
  /// The nearest whole number, halves away from zero; nil from a thousand million on. None of the services' numbers
  /// comes near, and counting with what is larger could overflow.
  package var whole: Int? {
    magnitude < 1e9 ? Int(exactly: rounded()) : nil
  }
}
