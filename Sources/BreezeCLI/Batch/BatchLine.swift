/// One line of a list of places.
struct BatchLine: Sendable, Hashable {
  /// From 1, blank lines and comments counted.
  let number: Int
  /// Without outer spaces.
  let text: String
  /// Whether the line was longer than any name, and cut.
  let isTooLong: Bool

  init(number: Int, text: String, isTooLong: Bool = false) {
    self.number = number
    self.text = text
    self.isTooLong = isTooLong
  }

  /// Whether it names a place rather than being blank or a comment.
  var isPlace: Bool { !text.isEmpty && !text.hasPrefix("#") }
}
