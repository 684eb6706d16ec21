import BreezeCLI
import Testing

/// A small tool of its own, so that these tests do not depend on the real commands.
enum Sample {
  static let json = Flag("json", summary: "As JSON")
  static let help = Flag("help", short: "h", summary: "Help")
  static let name = Option<String>("name", "TEXT", summary: "A name")
  static let count = Option<Int>("count", "N", in: 1...100, summary: "How many")

  static let point = CommandSpec(
    "point", summary: "A point", argument: ArgumentSpec("LAT LON", summary: "Two numbers", count: 1...2),
    options: [name.spec], examples: [])
  static let list = CommandSpec("list", summary: "A list", options: [count.spec], examples: [])

  static let parser = ArgumentParser(
    ToolSpec(
      name: "tool", summary: "a tool", commands: [point, list], commonOptions: [json.spec, help.spec]))
}

@Suite("Taking a command line apart")
struct ArgumentParserTests {
  @Test(
    "Options stand before or after the command and its arguments",
    arguments: [
      ["--json", "--name", "Roof", "point", "1", "2"], ["point", "--json", "1", "--name", "Roof", "2"],
      ["point", "1", "2", "--name", "Roof", "--json"], ["point", "1", "2", "--name=Roof", "--json"],
    ])
  func placement(arguments: [String]) throws {
    let parsed = try Sample.parser.parse(arguments)
    #expect(parsed.command == "point")
    #expect(parsed.positionals == ["1", "2"])
    #expect(parsed.has(Sample.json))
    #expect(!parsed.has(Sample.help))
    #expect(try parsed.value(of: Sample.name) == "Roof")
  }

  @Test(
    "What looks like a negative number is an argument",
    arguments: ["-33.87", "-.5", "-0", "-180", "-0°30'", "-1e3", "-"])
  func negativeNumbers(text: String) throws {
    let parsed = try Sample.parser.parse(["point", text, "--json", text])
    #expect(parsed.positionals == [text, text])
    #expect(parsed.has(Sample.json))
  }

  @Test("After -- everything is an argument, another -- too")
  func terminator() throws {
    let parsed = try Sample.parser.parse(["point", "--", "--json", "--", "-x"])
    #expect(parsed.positionals == ["--json", "--", "-x"])
    #expect(!parsed.has(Sample.json))
    #expect(try Sample.parser.parse(["--", "point", "-1"]).command == "point")
  }

  @Test("Of an option given twice the last one counts")
  func repeated() throws {
    let parsed = try Sample.parser.parse(["list", "--count", "3", "--count=7", "--json", "--json"])
    #expect(try parsed.value(of: Sample.count) == 7)
    #expect(parsed.has(Sample.json))
  }

  @Test("A value may begin with a dash, hold an equals sign, or be a number below zero")
  func oddValues() throws {
    let parser = Sample.parser
    #expect(try parser.parse(["point", "--name", "-x"]).value(of: Sample.name) == "-x")
    #expect(try parser.parse(["point", "--name=a=b"]).value(of: Sample.name) == "a=b")
    #expect(try parser.parse(["point", "--name", "-5"]).value(of: Sample.name) == "-5")
  }

  @Test("A letter is short for its option")
  func short() throws {
    #expect(try Sample.parser.parse(["point", "-h"]).has(Sample.help))
  }

  @Test("Without a word there is no command")
  func nothing() throws {
    #expect(try Sample.parser.parse([]).command == nil)
    #expect(try Sample.parser.parse(["--json"]).command == nil)
  }

  @Test(
    "What cannot be understood is said exactly",
    arguments: [
      (["point", "--jsn"], UsageError.unknownOption("--jsn", suggestion: "json")),
      (["point", "--nmae=x"], .unknownOption("--nmae", suggestion: "name")),
      (["point", "--zebra"], .unknownOption("--zebra", suggestion: nil)),
      (["point", "-x"], .unknownOption("-x", suggestion: nil)),
      (["point", "-infinity"], .unknownOption("-infinity", suggestion: nil)),
      (["point", "--name"], .missingValue(option: "name", placeholder: "TEXT")),
      (["point", "--json=yes"], .unexpectedValue(option: "json")),
    ])
  func mistakes(arguments: [String], expected: UsageError) {
    #expect(throws: expected) { try Sample.parser.parse(arguments) }
  }
}
