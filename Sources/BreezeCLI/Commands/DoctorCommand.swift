import BreezeCore

extension Command {
  static let doctor = Command(
    spec: CommandSpec(
      "doctor", summary: "What is wrong: settings, cache, clock, terminal, proxy, keys, services",
      options: Options.display + [Options.timeout.spec, Options.offline.spec, Options.verbose.spec],
      examples: [
        .init("doctor", "All that a report depends on, one thing a line"),
        .init("doctor --offline", "The same without asking the services"),
        .init("doctor --json | jq -r '.checks[] | select(.status == \"failed\") | .name'", "What failed"),
      ],
      discussion: [
        "Each service is asked once, and no stored answer stands in. The status is 0, or that of the first thing "
          + "that failed; a warning is no failure. Keys are never shown, only whether they are set."
      ]),
    run: { invocation async throws(CommandError) in
      let doctor = try Doctor(invocation)
      let checks = try await doctor.checks()
      let status = checks.first { $0.outcome == .failed }?.status ?? .success
      if invocation.has(Options.json) {
        return CommandOutput(try JSONValue.doctor(checks).document(), status: status)
      }
      let screen = DoctorScreen(checks: checks)
      return CommandOutput(
        TextEncoder(doctor.profile).encode(screen.lines(doctor.profile)), status: status)
    }, judgesSettings: true)
}
