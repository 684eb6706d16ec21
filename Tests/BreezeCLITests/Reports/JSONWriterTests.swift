import Testing

@testable import BreezeCLI

@Suite("The layout of JSON")
struct JSONWriterTests {
  @Test("Over several lines, two spaces a level, as Foundation lays it out")
  func document() throws {
    let value = JSONValue.object(["b": .array([.int(1), .bool(true)]), "a": .array([]), "c": .object([:])])
    let lines = [
      "{", "  \"a\" : [", "", "  ],", "  \"b\" : [", "    1,", "    true", "  ],", "  \"c\" : {", "", "  }",
      "}",
    ]
    #expect(try value.text() == lines.joined(separator: "\n") + "\n")
  }

  @Test("A number that is none is no document", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    #expect(throws: JSONValue.NotFinite.self) { try JSONValue.array([.number(number)]).text() }
  }

  @Test("Quotes and backslashes are escaped, in keys too")
  func quotes() throws {
    let value = JSONValue.object(["a\"b": .string("c\\d/e")])
    #expect(try value.text(.line) == #"{"a\"b":"c\\d/e"}"# + "\n")
  }
}
