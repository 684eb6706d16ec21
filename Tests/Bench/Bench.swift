import Foundation

/// Measures the release program against the limits of its speed, side by side with curl and jq:
/// `bench [FOLDER [ROUNDS [batch|lookup]]]`, the folder with the built programs, how many runs a median is made of, and
/// the part to measure.
///
/// Prints ratios, since a time alone says as much of the machine. Ends with status 1 when a limit is missed.
@main
struct Bench {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let programs = arguments.first.map { URL(fileURLWithPath: $0) } ?? own
    let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 9
    let workshop = try Workshop(programs: programs, rounds: rounds)
    defer { workshop.close() }

    print("Medians of \(rounds) runs or more, in turn; a few minutes.")
    let part = arguments.dropFirst(2).first
    var missed = 0
    if part != "lookup" {
      for check in try await BatchChecks(workshop: workshop).run() { missed += report(check) }
    }
    if part != "batch" {
      for check in try await LookupChecks(workshop: workshop).run() { missed += report(check) }
    }
    print(missed == 0 ? "All limits are kept." : "\(missed) missed.")
    if missed > 0 {
      workshop.close()
      exit(1)
    }
  }

  private static func report(_ check: Check) -> Int {
    print(check.text)
    return check.isMissed ? 1 : 0
  }
}
