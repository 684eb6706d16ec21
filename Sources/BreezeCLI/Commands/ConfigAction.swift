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
    let rest = Array(words.dropFirst())
    let command = "config \(name)"
    func key() throws(UsageError) -> SettingKey {
      guard let word = rest.first else { throw .missingArgument("KEY", command: command) }
      guard let key = SettingKey(rawValue: word) else {
        throw .unknownName(word, of: "setting", known: SettingKey.allCases.map(\.rawValue))
      }
      return key
    }
    func end(after count: Int) throws(UsageError) {
      if rest.count > count { throw .surplusArgument(rest[count], command: command) }
    }
    switch name {
    case "list":
      try end(after: 0)
      self = .list
    case "path":
      try end(after: 0)
      self = .path
    case "get":
      self = .get(try key())
      try end(after: 1)
    case "unset":
      self = .unset(try key())
      try end(after: 1)
    case "set":
      let key = try key()
      if rest.count < 2 { throw .missingArgument("VALUE", command: "\(command) \(key.rawValue)") }
      if key != .home { try end(after: 2) }
      self = .set(key, Array(rest.dropFirst()))
    default: throw .unknownName(command, of: "command", known: Self.names.map { "config \($0)" })
    }
  }
}
