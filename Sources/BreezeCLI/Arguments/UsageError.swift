/// What is wrong with a command line.
package enum UsageError: Error, Sendable, Equatable {
  case unknownCommand(String, suggestion: String?)
  /// The option as typed, dashes included; the suggestion without them.
  case unknownOption(String, suggestion: String?)
  case optionOfOtherCommand(String, command: String)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case badValue(option: String, value: String, expected: String)
  case exclusive(String, String)
  case missingArgument(String, command: String)
  case surplusArgument(String, command: String)
  /// A word that is none of a few: what they are, and all of them.
  case unknownName(String, of: String, known: [String])
  case badSetting(key: String, value: String, expected: String)
  /// A value that is wrong in a way that needs a sentence of its own.
  case invalid(String)
}
