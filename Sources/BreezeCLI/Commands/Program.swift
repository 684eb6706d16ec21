import Foundation

/// The program as a process: the tool with the real surroundings, its output written, its status the exit status.
package enum Program {
  package static func run(_ arguments: [String]) async -> Never {
    let result = await Tool(.live()).run(arguments)
    _ = Platform.write(Data(result.diagnostics.utf8), to: 2)
    guard Platform.write(Data(result.output.utf8), to: 1) else { exit(ExitStatus.localFile.rawValue) }
    exit(result.status.rawValue)
  }
}
