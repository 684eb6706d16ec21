extension OptionSpec {
  /// As typed: `-h` and `--help`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}

extension ToolSpec {
  /// Of all options whose value may be the next word. A script has to know them to tell that word from the command.
  var spellingsWithValue: [String] {
    allOptions.filter { $0.value != nil }.flatMap(\.spellings)
  }

  /// The words that a value of some kind can be; nil when only the user knows.
  func words(for kind: ValueSpec.Kind) -> [String]? {
    switch kind {
    case .choice(let words), .list(let words): words
    case .command: commands.map(\.name)
    case .text, .file, .folder: nil
    }
  }
}
