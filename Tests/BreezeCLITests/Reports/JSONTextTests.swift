import TestSupport
import BreezeCore
import Testing

@testable import BreezeCLI

@Suite("JSON as text")
struct JSONTextTests {
  @Test("Keys are sorted at every level, and one line break ends the document")
  func order() async throws {
    let run = await Breeze.run(["city", "London", "--json"], try .london())
    let lines = run.lines
    var last = ""
    for line in lines where line.hasPrefix("  \"") {
      let key = String(line.dropFirst(3).prefix { $0 != "\"" })
      #expect(key > last)
      last = key
    }
    #expect(last == "type")
    #expect(run.output.hasSuffix("}\n") && !run.output.hasSuffix("\n\n"))
  }

  @Test("On one line there is one line break, the last")
  func oneLine() throws {
    let value = JSONValue.object(["b": .array([.int(1), .null]), "a": .string("x\ny\u{2028}")])
    #expect(try value.text(.line) == "{\"a\":\"x\\ny\\u2028\",\"b\":[1,null]}\n")
  }

  @Test(
    "Numbers have no noise",
    arguments: [
      (10.4 - 7.8, 1, "2.6"), (0.1 + 0.2, 1, "0.3"), (35.4, nil, "35.4"), (212, nil, "212"), (-0.04, 1, "0"),
      (1.55, 1, "1.6"), (2.25, 1, "2.3"), (1e21, nil, "1e+21"), (.nan, nil, "null"), (.infinity, 1, "null"),
    ] as [(Double, Int?, String)])
  func numbers(value: Double, decimals: Int?, expected: String) throws {
    #expect(try JSONValue(value, decimals: decimals).text(.line) == "\(expected)\n")
  }

  @Test("No number of a whole report has more than five decimals", arguments: ["london", "madrid-google"])
  func noise(name: String) async throws {
    let run = await Breeze.run(["city", "Anywhere", "--json", "--fixtures", Fixture.recording(name)])
    #expect(run.output.firstMatch(of: /: -?[0-9]+\.[0-9]{6,}/) == nil)
    #expect(run.output.contains("\"change\" : \(name == "london" ? "2.6" : "6.4"),"))
  }

  @Test("Every control character and every mark of direction is escaped and comes back")
  func escapes() throws {
    let values: [UInt32] =
      Array(0...0x9F) + [0x061C, 0x200E, 0x200F] + Array(0x2028...0x202E) + Array(0x2066...0x2069)
    for value in values {
      let scalar = try #require(Unicode.Scalar(value))
      let text = "a\(Character(scalar))b"
      let written = try JSONValue.string(text).text(.line).dropLast()
      if value < 0x20 || value > 0x7E { #expect(!written.unicodeScalars.contains(scalar), "\(value)") }
      #expect(try JSON(String(written)) == .string(text), "\(value)")
    }
  }

  @Test(
    "Other characters are written as they are",
    arguments: ["東京", "👨‍👩‍👧‍👦", "µg/m³", "https://a.example/b", "Zu\u{308}rich"])
  func plain(text: String) throws {
    #expect(try JSONValue.string(text).text(.line) == "\"\(text)\"\n")
  }
}
