import BreezeCLI
import Testing

@Suite("What the options take")
struct OptionValueTests {
  @Test(
    "A value that an option does not take is refused with what it takes, and nothing is asked",
    arguments: [
      ("--timeout", "0"), ("--timeout", "-1"), ("--timeout", "nan"), ("--timeout", "inf"),
      ("--timeout", "3601"),
      ("--timeout", "1e3"), ("--timeout", "10s"), ("--pick", "0"), ("--pick", "101"), ("--pick", "1.5"),
      ("--pick", "x"), ("--country", "GBR"), ("--country", "1"), ("--country", "G1"), ("--country", "ÜÖ"),
      ("--language", "d"), ("--language", "de_DE"), ("--language", "-"), ("--fixtures", ""), ("--record", ""),
    ])
  func refused(option: String, value: String) async {
    for arguments in [[option, value], ["\(option)=\(value)"]] {
      let run = await Breeze.run(["city", "London"] + arguments)
      #expect(run.status == .usage)
      #expect(run.output.isEmpty)
      #expect(run.diagnostics.contains("\(option) takes a"), "\(run.diagnostics)")
      #expect(run.diagnostics.contains("\"\(value)\""))
    }
  }

  @Test(
    "Values at the edges are taken",
    arguments: [
      ["--timeout", "3600"], ["--timeout", "59.5"], ["--pick", "1"], ["--country", "GB"],
      ["--country", "gb"],
      ["--language", "de"], ["--language", "pt-BR"], ["--celsius"], ["--fahrenheit"],
    ])
  func taken(arguments: [String]) async throws {
    let run = await Breeze.run(["city", "London"] + arguments, try .london())
    #expect(run.status == .success)
  }

  @Test(
    "What excludes each other is refused together",
    arguments: [["--celsius", "--fahrenheit"], ["--fixtures", "a", "--record", "b"]])
  func exclusive(arguments: [String]) async {
    let run = await Breeze.run(["city", "London"] + arguments)
    #expect(run.status == .usage)
    for option in arguments where option.hasPrefix("--") { #expect(run.diagnostics.contains(option)) }
  }

  @Test(
    "A count outside 1 to 100 is refused", arguments: ["0", "101", "-3", "five"])
  func count(text: String) async {
    let run = await Breeze.run(["search", "London", "--count", text])
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("from 1 to 100"))
  }
}
