import Dispatch
import Foundation

/// The program as a process: the tool with the real surroundings, its output written, its status the exit status.
package enum Program {
  /// Not asynchronous itself: the streams have to be in order before the first task opens files of its own.
  package static func run(_ arguments: [String]) -> Never {
    Platform.occupyClosedStreams()
    Platform.ignoreBrokenPipes()
    let surroundings = Surroundings.live(.live())
    Platform.keepFoundationOutOfHome()
    Task { await answer(arguments, surroundings) }
    dispatchMain()
  }

  private static func answer(_ arguments: [String], _ surroundings: Surroundings) async -> Never {
    let console = surroundings.console
    let result = await Tool(surroundings).run(arguments)
    console.say(result.diagnostics)
    var status = result.status
    // A reader that has had enough, such as head, is no failure.
    if !result.output.isEmpty, case .failed(let reason) = console.output(result.output) {
      let error = CommandError.output(reason)
      console.say(surroundings.diagnostics([ErrorWording.text(error)]))
      status = error.exitStatus
    }
    console.terminal.settle()
    exit(status.rawValue)
  }
}
