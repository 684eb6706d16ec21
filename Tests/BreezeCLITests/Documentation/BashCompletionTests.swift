import Foundation
import Testing

@testable import BreezeCLI

@Suite("Completion in bash", .serialized)
struct BashCompletionTests {
  /// What the real script offers for the last of some words.
  private func offers(_ words: [String], for tool: ToolSpec = CommandTree.spec) async throws -> [String] {
    let call = """
      source "$1"
      shift
      mkdir folder "other folder"
      touch folder/file
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _\(tool.name)
      [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try await Shell.run(
      "bash", ["--norc", "-c", call, "bash"], script: BashCompletion.script(for: tool), words: words)
    #expect(result.status == 0 || result.output.isEmpty)
    return result.lines
  }

  @Test("bash accepts the script", .enabled(if: Shell.has("bash"), "bash is not installed"))
  func syntax() async throws {
    for tool in [CommandTree.spec, .sample, .bare] {
      let result = try await Shell.run("bash", ["-n"], script: BashCompletion.script(for: tool))
      #expect(result == Shell.Result(status: 0, output: ""))
    }
  }

  @Test("the first word is a command", .enabled(if: Shell.has("bash"), "bash is not installed"))
  func commands() async throws {
    #expect(try await offers(["breeze", ""]) == CommandTree.spec.commands.map(\.name))
    #expect(try await offers(["breeze", "ci"]) == ["city"])
    #expect(try await offers(["breeze", "--json", "ci"]) == ["city"])
    #expect(try await offers(["breeze", "--timeout", "5", "ci"]) == ["city"])
    #expect(try await offers(["breeze", "--timeout", "=", "5", "ci"]) == ["city"])
    #expect(try await offers(["breeze", "--", "ci"]) == ["city"])
  }

  @Test(
    "a dash brings the options of each command and the common ones",
    .enabled(if: Shell.has("bash"), "bash is not installed"), arguments: CommandTree.spec.commands)
  func options(of command: CommandSpec) async throws {
    let expected = (CommandTree.spec.commonOptions + command.options).flatMap(\.spellings)
    #expect(try await offers(["breeze", command.name, "-"]) == expected)
  }

  @Test(
    "before the command there are the common options",
    .enabled(if: Shell.has("bash"), "bash is not installed"))
  func commonOptions() async throws {
    #expect(try await offers(["breeze", "-"]) == CommandTree.spec.commonOptions.flatMap(\.spellings))
    #expect(try await offers(["breeze", "nonsense", "--j"]) == ["--json"])
  }

  @Test("a negative number is an argument", .enabled(if: Shell.has("bash"), "bash is not installed"))
  func negativeNumbers() async throws {
    #expect(try await offers(["breeze", "coords", "-33.8", "--na"]) == ["--name"])
    #expect(try await offers(["breeze", "-33.8", "ci"]) == [])
  }

  @Test(
    "shells and commands are offered as arguments, once",
    .enabled(if: Shell.has("bash"), "bash is not installed"))
  func arguments() async throws {
    #expect(try await offers(["breeze", "completions", ""]) == ["bash", "zsh", "fish"])
    #expect(try await offers(["breeze", "completions", "zsh", ""]) == [])
    let expected = CommandTree.spec.commands.map(\.name).filter { $0.hasPrefix("co") }
    #expect(try await offers(["breeze", "help", "--json", "co"]) == expected)
    #expect(try await offers(["breeze", "help", "city", ""]) == [])
    #expect(try await offers(["breeze", "city", ""]) == [])
  }

  @Test(
    "an option's choices are offered in each form", .enabled(if: Shell.has("bash"), "bash is not installed"))
  func choices() async throws {
    for start in [["--shade"], ["-s"], ["--shade", "="]] {
      #expect(try await offers(["sample", "paint"] + start + ["d"], for: .sample) == ["dark", "dim"])
    }
    #expect(try await offers(["sample", "--shade", "="], for: .sample) == ["dark", "dim", "light"])
    #expect(try await offers(["sample", "--shade=d"], for: .sample) == ["--shade=dark", "--shade=dim"])
    #expect(try await offers(["sample", "--parts", ""], for: .sample) == ["door", "roof"])
    #expect(try await offers(["sample", "--parts", "roof,d"], for: .sample) == ["roof,door"])
    #expect(try await offers(["sample", "--loud=d"], for: .sample) == [])
  }

  @Test("files and folders are offered", .enabled(if: Shell.has("bash"), "bash is not installed"))
  func paths() async throws {
    #expect(try await Set(offers(["sample", "--out", ""], for: .sample)) == ["folder", "other folder"])
    #expect(try await offers(["sample", "--out=o"], for: .sample) == ["--out=other folder"])
    #expect(try await offers(["sample", "--from", "folder/"], for: .sample) == ["folder/file"])
    #expect(try await offers(["sample", "paint", "one", "_s"], for: .sample) == ["_sample"])
    #expect(try await offers(["sample", "paint", "one", "two", "_s"], for: .sample) == [])
  }

  @Test("after two dashes there are no options", .enabled(if: Shell.has("bash"), "bash is not installed"))
  func endOfOptions() async throws {
    #expect(try await offers(["breeze", "city", "--", "--"]) == [])
    #expect(try await offers(["breeze", "help", "--", "ci"]) == ["city"])
  }
}
