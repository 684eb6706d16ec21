import BreezeCLI
import Testing

@Suite("Whether a command takes what was given")
struct ArgumentCheckTests {
  @Test(
    "As many arguments as declared, its own options and those of every command",
    arguments: [["point", "1"], ["point", "1", "2"], ["point", "1", "--name", "x", "--json"]])
  func fits(arguments: [String]) throws {
    try Sample.parser.check(try Sample.parser.parse(arguments), for: Sample.point)
  }

  @Test(
    "Too few, too many, an option of another command",
    arguments: [
      (["point"], Sample.point, UsageError.missingArgument("LAT LON", command: "point")),
      (["point", "1", "2", "3", "4"], Sample.point, .surplusArgument("3", command: "point")),
      (["list", "x"], Sample.list, .surplusArgument("x", command: "list")),
      (["list", "--name", "x"], Sample.list, .optionOfOtherCommand("name", command: "list")),
      (["point", "1", "--count", "3"], Sample.point, .optionOfOtherCommand("count", command: "point")),
    ])
  func misfits(arguments: [String], command: CommandSpec, expected: UsageError) throws {
    let parsed = try Sample.parser.parse(arguments)
    #expect(throws: expected) { try Sample.parser.check(parsed, for: command) }
  }

  @Test("A value is read by its handle, and one that is out of bounds is said with the bounds")
  func values() throws {
    #expect(try Sample.parser.parse(["list"]).value(of: Sample.count) == nil)
    #expect(try Sample.parser.parse(["list", "--count", "1"]).value(of: Sample.count) == 1)
    #expect(try Sample.parser.parse(["list", "--count", "100"]).value(of: Sample.count) == 100)
    for text in ["0", "101", "-1", "1.5", "x", ""] {
      let parsed = try Sample.parser.parse(["list", "--count", text])
      let expected = "a whole number from 1 to 100"
      #expect(throws: UsageError.badValue(option: "count", value: text, expected: expected)) {
        try parsed.value(of: Sample.count)
      }
    }
  }

  @Test("An empty text is no value")
  func emptyText() throws {
    let parsed = try Sample.parser.parse(["point", "1", "--name="])
    #expect(throws: UsageError.self) { try parsed.value(of: Sample.name) }
  }
}
