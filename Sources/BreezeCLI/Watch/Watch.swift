import BreezeCore

/// A dashboard that is drawn again and again until someone ends it.
struct Watch: Sendable {
  typealias Find = @Sendable (Lookup) async throws(CommandError) -> Place

  /// What one round brings.
  struct Round: Sendable {
    let place: Place
    let dashboard: Dashboard
  }

  let report: DashboardReport
  let invocation: Invocation
  let minutes: Int
  private let find: Find

  /// nil when no watch was asked for.
  ///
  /// - Parameter find: finds the place. It is called until a round succeeds.
  init?(_ report: DashboardReport, _ invocation: Invocation, find: @escaping Find) throws(CommandError) {
    guard let minutes = try invocation.value(of: Options.watch) else { return nil }
    // A recording and a picture are of one lookup, a sheet is read once, and an exit status comes at the end.
    for other in [Options.record.spec, Options.card.spec, Options.detail.spec, Options.failAbove.spec] {
      try invocation.refuseMoreThanOne(of: [Options.watch.spec, other])
    }
    self.report = report
    self.invocation = Invocation(
      arguments: invocation.arguments, surroundings: invocation.surroundings.keepingNetwork(),
      settings: invocation.settings)
    self.minutes = minutes
    self.find = find
  }

  init?(_ report: DashboardReport, _ invocation: Invocation, of place: Place) throws(CommandError) {
    try self.init(report, invocation) { _ async throws(CommandError) in place }
  }

  /// Draws until the end is asked for or nobody reads any more.
  ///
  /// - Parameter endings: the signals that ask for the end.
  /// - Throws: what trying again cannot mend, as long as there was no report.
  func run(endings: AsyncStream<Signal>) async throws(CommandError) -> CommandOutput {
    var session = WatchSession(self, endings: endings)
    return try await session.run()
  }

  /// - Parameter known: the place, when an earlier round found it.
  func load(_ known: Place?) async -> Result<Round, CommandError> {
    do throws(CommandError) {
      let lookup = try Lookup(invocation)
      let place: Place
      if let known { place = known } else { place = try await find(lookup) }
      return .success(Round(place: place, dashboard: try await report.dashboard(of: place, lookup: lookup)))
    } catch {
      return .failure(error)
    }
  }
}

extension Invocation {
  var isWatching: Bool { !arguments.given([Options.watch.spec]).isEmpty }
}
