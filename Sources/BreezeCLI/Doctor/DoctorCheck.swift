/// What was found out about one thing that a report depends on.
struct DoctorCheck: Sendable, Hashable {
  enum Outcome: String, Sendable, Hashable {
    case ok
    /// A report can be made, but something is not as its user may think.
    case warning
    case failed
    case skipped
  }

  let name: String
  let outcome: Outcome
  let message: String
  /// How long a service took; nil for what is no service, and for one that gave no answer.
  let milliseconds: Int?
  /// What a command ends with that meets this.
  let status: ExitStatus

  private init(
    _ name: String, _ outcome: Outcome, _ message: String, milliseconds: Int? = nil,
    status: ExitStatus = .success
  ) {
    self.name = name
    self.outcome = outcome
    self.message = message
    self.milliseconds = milliseconds
    self.status = status
  }

  static func ok(_ name: String, _ message: String, milliseconds: Int? = nil) -> DoctorCheck {
    DoctorCheck(name, .ok, message, milliseconds: milliseconds)
  }

  static func warning(_ name: String, _ message: String) -> DoctorCheck {
    DoctorCheck(name, .warning, message)
  }

  static func failed(_ name: String, _ message: String, status: ExitStatus) -> DoctorCheck {
    DoctorCheck(name, .failed, message, status: status)
  }

  static func skipped(_ name: String, _ message: String) -> DoctorCheck {
    DoctorCheck(name, .skipped, message)
  }
}
