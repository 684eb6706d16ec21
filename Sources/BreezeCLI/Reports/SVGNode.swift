/// A piece of a picture as a value. Escaping happens in one place, when it is written.
struct SVGNode: Sendable {
  private let name: String
  private let attributes: [(name: String, value: String)]
  private let text: String
  private let children: [SVGNode]

  /// - Parameters:
  ///   - attributes: in the order in which they are to stand.
  ///   - text: what stands inside, before the children.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "",
    _ children: [SVGNode] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
    self.children = children
  }

  /// Well-formed XML 1.0.
  var xml: String {
    let start = name + attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    if text.isEmpty, children.isEmpty { return "<\(start)/>" }
    return "<\(start)>\(Self.escaped(text))\(children.map(\.xml).joined())</\(name)>"
  }

  /// Without what XML 1.0 does not allow at all (section 2.2: control characters, U+FFFE, U+FFFF), and without what
  /// could reorder a line.
  private static func escaped(_ text: String) -> String {
    text.displaySafe.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{FFFE}", "\u{FFFF}": ""
      default: String(scalar)
      }
    }.joined()
  }
}
