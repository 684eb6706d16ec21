import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("breeze completions and breeze manual")
struct DocumentationCommandsTests {
  private func run(_ arguments: String...) async -> Tool.Result {
    await Tool(
      Surroundings(
        variables: [:], clock: { Date(timeIntervalSince1970: 0) },
        network: {
          Issue.record("Documentation needs no network.")
          return .urlSession(userAgent: "")
        })
    ).run(arguments)
  }

  @Test("the script of each shell goes to standard output", arguments: CompletionShell.allCases)
  func scripts(shell: CompletionShell) async {
    let result = await run("completions", shell.rawValue)
    #expect(result.output == shell.script(for: CommandTree.spec))
    #expect(result.output.hasSuffix("\n") && result.diagnostics.isEmpty && result.status == .success)
  }

  @Test("another shell, or none, is a mistake of usage that names the three")
  func otherShell() async {
    let other = await run("completions", "tcsh")
    #expect(other.status == .usage && other.output.isEmpty)
    #expect(other.diagnostics.contains("bash, zsh, fish, not for \"tcsh\""))
    let none = await run("completions")
    #expect(none.status == .usage && none.diagnostics.contains("bash|zsh|fish"))
  }

  @Test("the manual goes to standard output")
  func manual() async {
    let result = await run("manual")
    #expect(result.output.hasPrefix(".TH \"BREEZE\" \"1\" \"\(Version.date)\" \"breeze \(Version.current)\""))
    #expect(result.output.hasSuffix("\n") && result.diagnostics.isEmpty && result.status == .success)
  }

  @Test("the help names the variables and the exit statuses")
  func help() async {
    let help = await run("help").output
    let reference = CommandTree.spec.reference
    for entry in reference.environment + reference.exitStatuses {
      #expect(help.contains("\n  \(entry.term)"))
    }
    #expect(help.contains("no medical advice"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("every variable of the program's own that the sources read is declared")
  func variables() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let declared = Set(CommandTree.spec.reference.environment.map(\.term))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in text.matches(of: /"((?:BREEZE_[A-Z_]+)|(?:[A-Z_]+_API_KEY))"/).map({ String($0.1) }) {
        #expect(declared.contains(name))
      }
    }
  }

  @Test("exit statuses ascend, each said once")
  func statuses() {
    let numbers = CommandTree.spec.reference.exitStatuses.compactMap { Int($0.term) }
    #expect(numbers == Set(numbers).sorted())
    #expect(numbers.count == CommandTree.spec.reference.exitStatuses.count)
  }
}
