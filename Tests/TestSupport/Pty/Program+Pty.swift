import Foundation

extension Program {
  /// Runs it in a pseudo-terminal while the work lasts, after which it is killed if need be.
  package func inTerminal<Result>(
    _ arguments: [String], _ setup: PtySetup = PtySetup(), extra: [String: String] = [:],
    work: (PtyRun) async throws -> Result
  ) async throws -> Result {
    let run = try PtyRun(
      [executable.path] + arguments, environment: environment.merging(extra) { $1 }, setup)
    do {
      let result = try await work(run)
      await run.discard()
      return result
    } catch {
      await run.discard()
      throw error
    }
  }
}
