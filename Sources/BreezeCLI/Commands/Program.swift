import Foundation

/// The program as a process: the tool with the real surroundings, its output written, its status the exit status.
package enum Program {
  package static func run(_ arguments: [String]) async -> Never {
    let console = Console.live()
    let result = await Tool(.live(console)).run(arguments)
    console.say(result.diagnostics)
    guard result.output.isEmpty || console.write(result.output) else { exit(ExitStatus.localFile.rawValue) }
    exit(result.status.rawValue)
  }
}
