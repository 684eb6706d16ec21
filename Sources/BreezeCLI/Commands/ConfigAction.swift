/// What `breeze config` is asked to do.
enum ConfigAction: Sendable, Equatable {
  case list
  case get(SettingKey)
  /// The words of the value, at least one.
  case set(SettingKey, [String])
  case unset(SettingKey)
  case path

  var looksForPlace: Bool {
    if case .set(.home, _) = self { true } else { false }
  }

  private static let names = ["list", "get", "set", "unset", "path"]

  /// From the words after `config`; none of them lists.
  init(_ words: [String]) throws(UsageError) {
    let name = words.first ?? "list"
    let command = "config \(name)"
    let rest = Array(words.dropFirst())
    var expected = 0
    switch name {
    case "list": self = .list
    case "path": self = .path
    case "get":
      self = .get(try Self.key(rest, command))
      expected = 1
    case "unset":
      self = .unset(try Self.key(rest, command))
      expected = 1
    case "set":
      let key = try Self.key(rest, command)
      if rest.count < 2 { throw .missingArgument("VALUE", command: "\(command) \(key.rawValue)") }
      self = .set(key, Array(rest.dropFirst()))
      // The name of a place may have many words.
      expected = key == .home ? rest.count : 2
    default: throw .unknownName(command, of: "command", known: Self.names.map { "config \($0)" })
    }
    if rest.count > expected { throw .surplusArgument(rest[expected], command: command) }
  }

  private static func key(_ words: [String], _ command: String) throws(UsageError) -> SettingKey {
    guard let word = words.first else { throw .missingArgument("KEY", command: command) }
    guard let key = SettingKey(rawValue: word) else {
      throw .unknownName(word, of: "setting", known: SettingKey.allCases.map(\.rawValue))
    }
    return key
  }
}
