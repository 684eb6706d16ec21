import TestSupport

extension FaultRun {
  /// As the built program.
  static let program: Work = { arguments, variables, _ in
    let result = try await Program(environment: variables).run(arguments)
    return (result.status, result.stdout, result.stderr)
  }
}
