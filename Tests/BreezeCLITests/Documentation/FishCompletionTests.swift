import Testing

@testable import BreezeCLI

@Suite("Completion in fish", .serialized)
struct FishCompletionTests {
  /// What the real script offers for a line, with descriptions behind a tab.
  private func offers(_ line: String, for tool: ToolSpec = CommandTree.spec) async throws -> [String] {
    let call = "mkdir folder; source $argv[1]; complete -C $argv[2]"
    return try await Shell.run(
      "fish", ["-N", "-c", call], script: FishCompletion.script(for: tool), words: [line]
    ).lines
  }

  private func names(_ line: String, for tool: ToolSpec = CommandTree.spec) async throws -> [String] {
    try await offers(line, for: tool).map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("the script names every command and every option")
  func everything() {
    let script = FishCompletion.script(for: CommandTree.spec)
    for command in CommandTree.spec.commands { #expect(script.contains(" -a \(command.name) -d ")) }
    for option in CommandTree.spec.allOptions { #expect(script.contains(" -l \(option.name) ")) }
  }

  @Test("fish accepts the script", .enabled(if: Shell.has("fish"), "fish is not installed"))
  func syntax() async throws {
    for tool in [CommandTree.spec, .sample, .bare] {
      let result = try await Shell.run("fish", ["-N", "-n"], script: FishCompletion.script(for: tool))
      #expect(result == Shell.Result(status: 0, output: ""))
    }
  }

  @Test(
    "the first word is a command, with its summary", .enabled(if: Shell.has("fish"), "fish is not installed"))
  func commands() async throws {
    #expect(try await offers("breeze ci") == ["city\tThe air at a place, found by its name"])
    #expect(try await Set(names("breeze --json ")) == Set(CommandTree.spec.commands.map(\.name)))
    #expect(try await names("breeze --timeout 5 ci") == ["city"])
    #expect(try await names("breeze -- ci") == ["city"])
    #expect(
      try await offers("sample pai", for: .sample) == [
        "paint\tPaint [a wall]: it's $HOME \\ `now`; 50% (off)"
      ])
  }

  @Test(
    "two dashes bring the options of each command and the common ones",
    .enabled(if: Shell.has("fish"), "fish is not installed"), arguments: CommandTree.spec.commands)
  func options(of command: CommandSpec) async throws {
    let expected = (CommandTree.spec.commonOptions + command.options).map { "--\($0.name)" }
    #expect(try await Set(names("breeze \(command.name) --")) == Set(expected))
  }

  @Test("values, arguments and paths are offered", .enabled(if: Shell.has("fish"), "fish is not installed"))
  func values() async throws {
    #expect(try await names("sample paint --shade d", for: .sample) == ["dark", "dim"])
    #expect(try await names("sample paint --shade=l", for: .sample) == ["--shade=light"])
    #expect(try await names("sample paint --parts ", for: .sample) == ["door", "roof"])
    #expect(try await names("sample paint --parts roof,d", for: .sample) == ["roof,door"])
    #expect(try await names("sample paint -s l", for: .sample) == ["light"])
    #expect(try await names("sample paint --out ", for: .sample) == ["folder/"])
    #expect(try await names("sample paint --out=", for: .sample) == ["--out=folder/"])
    #expect(try await names("sample paint --from _", for: .sample) == ["_sample"])
    #expect(try await names("sample paint _", for: .sample) == ["_sample"])
    #expect(try await names("breeze completions ") == ["bash", "fish", "zsh"])
    #expect(try await names("breeze completions zsh ") == [])
    #expect(try await names("breeze help ci") == ["city"])
    #expect(try await names("breeze city -- --") == [])
  }
}
