import BreezeCore

/// One run of a command: its command line, what is around it, and what its user has set.
struct Invocation: Sendable {
  let arguments: ParsedArguments
  let surroundings: Surroundings
  let settings: Settings
  /// Which answers it used.
  let answers = AnswerLog()
  /// What it still has to store.
  let writes = PendingWrites()

  func has(_ flag: Flag) -> Bool { arguments.has(flag) }

  /// nil when the option was not given.
  func value<Value>(of option: Option<Value>) throws(CommandError) -> Value? {
    try CommandError.usage { () throws(UsageError) in try arguments.value(of: option) }
  }

  /// Refuses options that exclude each other.
  func refuseMoreThanOne(of options: [OptionSpec]) throws(CommandError) {
    let given = arguments.given(options)
    if given.count > 1 { throw .usage(.exclusive(given[0].name, given[1].name)) }
  }

  /// The words of the command line that are no options, as one text.
  var text: String { arguments.positionals.joined(separator: " ") }
}

extension CommandError {
  /// Runs what reads a command line.
  static func usage<Value>(_ read: () throws(UsageError) -> Value) throws(CommandError) -> Value {
    do {
      return try read()
    } catch {
      throw .usage(error)
    }
  }
}
