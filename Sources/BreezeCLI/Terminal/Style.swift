/// How a piece of text is meant, not how it looks: the encoder decides that.
package enum Style: Sendable, Hashable {
  case plain
  /// Headings and what the eye should find first.
  case strong
  /// What may be overlooked.
  case faint
  /// Carries a level, in the colour of the level. The words say the same.
  case level(Ink)
  case strongLevel(Ink)
}
