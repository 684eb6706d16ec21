/// The signs to draw with.
package struct Glyphs: Sendable, Hashable {
  /// The filled part of a bar, its half-filled last cell, and the empty part.
  package let full: String
  package let half: String
  package let empty: String
  /// A limit marked on a bar.
  package let mark: String
  /// From low to high.
  package let steps: [String]
  /// A step that has no value.
  package let gap: String
  /// One of five cells, filled and empty.
  package let cellFull: String
  package let cellEmpty: String
  package let dot: String
  package let bullet: String
  package let separator: String
  package let degree: String
  package let dash: String
  package let plusMinus: String
  package let drawsEmoji: Bool

  /// A text with this set's own sign for degrees.
  package func degreesDrawn(in text: String) -> String {
    degree == "°" ? text : text.replacing("°", with: degree)
  }

  package static let unicode = Glyphs(
    full: "━", half: "╸", empty: "─", mark: "┊", steps: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], gap: " ",
    cellFull: "▰", cellEmpty: "▱", dot: "●", bullet: "•", separator: "·", degree: "°", dash: "–",
    plusMinus: "±", drawsEmoji: true)

  package static let ascii = Glyphs(
    full: "=", half: "-", empty: ".", mark: "|", steps: ["_", ".", ":", "-", "=", "+", "*", "#"], gap: " ",
    cellFull: "#", cellEmpty: ".", dot: "*", bullet: "*", separator: "-", degree: "", dash: "-",
    plusMinus: "+/-", drawsEmoji: false)
}
