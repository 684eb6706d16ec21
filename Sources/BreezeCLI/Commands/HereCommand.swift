import BreezeCore

extension Command {
  static let here = Command(
    spec: CommandSpec(
      "here", summary: "The air at home",
      options: [Options.language.spec] + Options.dashboard,
      examples: [
        .init("config set home \"London\"", "First say where home is"),
        .init("here", "The air there"),
        .init("here --only aqi,forecast", "The index and the hours to come"),
      ]),
    run: { invocation async throws(CommandError) in
      let report = try DashboardReport(invocation)
      guard let home = invocation.settings.home else { throw invocation.withoutHome }
      if let watch = try Watch(report, invocation, of: home.place) { return CommandOutput(watch: watch) }
      return try await report.output(of: home.place, lookup: try Lookup(invocation))
    })
}

extension Invocation {
  /// A home that cannot be read is not a home that was never set.
  fileprivate var withoutHome: CommandError {
    do throws(CommandError) {
      try checkSettings()
    } catch {
      if error != .settings(.noFolder) { return error }
    }
    return .usage(
      .invalid(
        "No home place is set. Set one by its name, breeze config set home \"London\", or by its coordinates, "
          + "breeze config set home 51.51,-0.13."))
  }
}
