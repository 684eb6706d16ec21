/// A line of the user's own, with fields in braces.
struct OutputTemplate: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    case field(Field)
  }

  let pieces: [Piece]

  /// `{name}` is a field; `{{` and `}}` are braces; `\n`, `\t` and `\\` are a line break, a tab and a backslash. Any
  /// other backslash is one.
  ///
  /// - Throws: ``UsageError`` for a field that there is none of and for a brace without its partner.
  init(_ source: String) throws(UsageError) {
    var pieces: [Piece] = []
    var text = ""
    var rest = source[...]
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("{", "{"), ("}", "}"), ("\\", "\\"): text.append(character)
      case ("\\", "n"): text.append("\n")
      case ("\\", "t"): text.append("\t")
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else { throw Self.unpaired("{", in: source) }
        pieces += [.text(text), .field(try Self.field(String(rest[..<end])))]
        text = ""
        rest = rest[end...]
      case ("}", _): throw Self.unpaired("}", in: source)
      default:
        text.append(character)
        continue
      }
      rest = rest.dropFirst()
    }
    self.pieces = pieces + [.text(text)]
  }

  private static func field(_ name: String) throws(UsageError) -> Field {
    if let field = Field(rawValue: name) { return field }
    let names = Field.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name, among: names).map { " Did you mean {\($0)}?" } ?? ""
    throw .invalid(
      "--format has no field {\(name)}.\(near) There are: \(names.joined(separator: ", ")).")
  }

  private static func unpaired(_ brace: String, in source: String) -> UsageError {
    .invalid("A \(brace) has no partner in \"\(source)\". For the brace itself write \(brace)\(brace).")
  }
}
