import Foundation
import Testing

@testable import BreezeCLI

@Suite("Completion in zsh", .serialized)
struct ZshCompletionTests {
  /// What an interactive zsh that loads the script shows when Tab is pressed behind each of some lines. It waits ten
  /// seconds for each.
  private func screens(_ lines: [String], for tool: ToolSpec = CommandTree.spec) async throws -> [String] {
    let result = try await Shell.run(
      "zsh", ["-f", "-c", Self.session, "zsh"], script: ZshCompletion.script(for: tool),
      words: ["_\(tool.name)"] + lines)
    let screens = result.output.components(separatedBy: "@end@").dropLast()
    try #require(screens.count == lines.count)
    return Array(screens)
  }

  /// Takes the script, the name to load it by, and the lines.
  private static let session = """
    zmodload zsh/zpty
    await() {
      local part
      text=
      repeat 200; do
        while zpty -r -t shell part; do text+=$part; done
        [[ $text == *${~1}* ]] && return
        sleep 0.05
      done
    }
    mkdir folder functions
    cp $1 functions/$2
    zpty shell zsh -f -i
    zpty -w shell 'PROMPT="@pro""mpt@"; fpath=($PWD/functions $fpath); stty rows 200 cols 400'
    zpty -w shell 'autoload -Uz compinit && compinit -D -u; bindkey "^I" list-choices; print READY""_NOW'
    await 'READY_NOW*@prompt@'
    for line in "${@[3,-1]}"; do
      zpty -n -w shell $line$'\\t'
      await '@prompt@' # It is drawn again below what is listed.
      print -r -- $text@end@
      zpty -n -w shell $'\\C-c'
      await '@prompt@'
    done
    zpty -d shell
    """

  @Test("the script names every command and every option")
  func everything() {
    let script = ZshCompletion.script(for: CommandTree.spec)
    for command in CommandTree.spec.commands {
      #expect(script.contains("'\(command.name):\(command.summary.replacing(":", with: "\\:"))'"))
    }
    for spelling in CommandTree.spec.allOptions.flatMap(\.spellings) { #expect(script.contains(spelling)) }
  }

  @Test("zsh accepts the script", .enabled(if: Shell.has("zsh"), "zsh is not installed"))
  func syntax() async throws {
    for tool in [CommandTree.spec, .sample, .bare] {
      let result = try await Shell.run("zsh", ["-f", "-n"], script: ZshCompletion.script(for: tool))
      #expect(result == Shell.Result(status: 0, output: ""))
    }
  }

  @Test(
    "the first word is a command, with its summary", .enabled(if: Shell.has("zsh"), "zsh is not installed"))
  func commands() async throws {
    for screen in try await screens(["breeze ", "breeze --json ", "breeze --timeout 5 ", "breeze -- "]) {
      for command in CommandTree.spec.commands {
        #expect(screen.contains("\(command.name) ") && screen.contains("-- \(command.summary)"))
      }
    }
    let screen = try await screens(["sample p"], for: .sample)[0]
    #expect(screen.contains("-- Paint [a wall]: it's $HOME \\ `now`; 50% (off)"))
  }

  @Test(
    "a dash brings the options of each command and the common ones, and no others",
    .enabled(if: Shell.has("zsh"), "zsh is not installed"))
  func options() async throws {
    let tool = CommandTree.spec
    let screens = try await screens(tool.commands.map { "breeze \($0.name) -" })
    for (command, screen) in zip(tool.commands, screens) {
      let taken = tool.commonOptions + command.options
      for option in tool.allOptions {
        let isShown = screen.contains("--\(option.name)") && screen.contains("-- \(option.summary)")
        #expect(isShown == taken.contains { $0.name == option.name }, "\(command.name) --\(option.name)")
      }
    }
  }

  @Test("values, arguments and paths are offered", .enabled(if: Shell.has("zsh"), "zsh is not installed"))
  func values() async throws {
    let choices = ["sample paint --shade ", "sample paint --shade=", "sample --shade ", "sample paint -s "]
    for screen in try await screens(choices, for: .sample) {
      #expect(["dark", "dim", "light"].allSatisfy(screen.contains))
    }
    for screen in try await screens(["sample paint --parts ", "sample paint --parts roof,"], for: .sample) {
      #expect(screen.contains("door"))
    }
    let paths = ["sample paint --from ", "sample paint ", "sample paint --out "]
    let listings = try await screens(paths, for: .sample)
    #expect(listings.map { $0.contains("folder") && $0.contains("functions") } == [true, true, true])
    #expect(listings.map { $0.contains("_sample") } == [true, true, false])
    #expect(
      try await screens(["sample paint -"], for: .sample)[0].contains("-- The [shade]: it's \"$x\" \\ `y`"))

    let arguments = try await screens(["breeze completions ", "breeze help c"])
    #expect(["bash", "zsh", "fish"].allSatisfy(arguments[0].contains))
    #expect(arguments[1].contains("-- The air at a point"))
  }
}
