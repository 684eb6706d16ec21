import Testing

@testable import BreezeCLI

@Suite("The commands as declared")
struct CommandTreeTests {
  private static let commands = CommandTree.commands.map(\.spec)
  private static let options = commands.flatMap(\.options) + Options.common

  @Test("No two commands share a name, nor two options of one command")
  func uniqueNames() {
    #expect(Set(Self.commands.map(\.name)).count == Self.commands.count)
    for command in Self.commands {
      let names = (command.options + Options.common).map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
    let shorts = Set(Self.options.filter { $0.short != nil })
    #expect(Set(shorts.map(\.short)).count == shorts.count)
  }

  @Test("An option is the same in every command that takes it")
  func oneMeaning() {
    for option in Self.options {
      #expect(Self.options.allSatisfy { $0.name != option.name || $0 == option }, "\(option.name)")
    }
  }

  @Test("Names are lower case, in letters and dashes")
  func spelling() {
    let letters = "abcdefghijklmnopqrstuvwxyz-"
    for name in Self.commands.map(\.name) + Self.options.map(\.name) {
      #expect(!name.isEmpty && !name.hasPrefix("-") && name.allSatisfy(letters.contains), "\(name)")
    }
  }

  @Test("Every summary says something, in one line without a full stop")
  func summaries() {
    let arguments = Self.commands.compactMap(\.argument)
    let examples = Self.commands.flatMap(\.examples) + CommandTree.spec.reference.examples
    let summaries =
      Self.commands.map(\.summary) + Self.options.map(\.summary) + arguments.map(\.summary)
      + examples.map(\.summary)
    for summary in summaries {
      #expect(!summary.isEmpty && !summary.hasSuffix(".") && !summary.contains("\n"), "\(summary)")
      #expect(summary.first?.isUppercase == true || summary.first?.isNumber == true, "\(summary)")
    }
  }

  @Test("What takes a value says how it is called and what it has to be")
  func values() {
    for value in Self.options.compactMap(\.value) {
      #expect(!value.placeholder.isEmpty && !value.placeholder.contains(" "))
      #expect(!value.expected.isEmpty && !value.expected.hasSuffix("."), "takes \(value.expected)")
    }
  }

  @Test("Every command has an example, and every example is a command line of it", arguments: commands)
  func examples(command: CommandSpec) throws {
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let parsed = try Self.parsed(example.line)
      #expect(Self.commands.contains { $0.name == parsed.command }, "\(example.line)")
    }
    #expect(command.examples.contains { $0.line.split(separator: " ").first ?? "" == command.name })
  }

  @Test("So is every example of the overview", arguments: CommandTree.spec.reference.examples.map(\.line))
  func overviewExamples(line: String) throws {
    _ = try Self.parsed(line)
  }

  @Test("The commands of the contract that are there so far")
  func contract() {
    let names = Set(Self.commands.map(\.name))
    #expect(names.isSuperset(of: ["city", "coords", "search", "help"]))
  }

  @Test(
    "A mistyped command is led back", arguments: [("cty", "city"), ("serch", "search"), ("coord", "coords")])
  func suggestion(typed: String, meant: String) {
    #expect(CommandTree.suggestion(for: typed) == meant)
  }

  /// What a shell makes of an example, up to a pipe.
  private static func parsed(_ line: String) throws -> ParsedArguments {
    var words: [String] = []
    var quoted = false
    var word: String?
    for character in line.prefix(while: { !"|<>".contains($0) }) {
      switch character {
      case "\"":
        quoted.toggle()
        word = word ?? ""
      case " " where !quoted:
        if let complete = word { words.append(complete) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let last = word { words.append(last) }
    #expect(!quoted, "\(line)")
    let parser = ArgumentParser(CommandTree.spec)
    let parsed = try parser.parse(words)
    let command = try #require(CommandTree.spec.command(named: parsed.command ?? ""))
    try parser.check(parsed, for: command)
    return parsed
  }
}
