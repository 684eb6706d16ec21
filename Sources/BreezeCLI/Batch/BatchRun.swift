import BreezeCore
import Foundation

/// Works through a list of places: group by group, each printed as soon as it is there.
struct BatchRun: Sendable {
  /// How many groups in a row may fail as a whole before the rest is not asked any more.
  private static let patience = 3

  private let places: PlaceFinder
  private let choice: PlaceFinder.Choice
  private let readings: GroupReadings
  /// Places that were found, so that a name that comes again is not looked up again.
  private var found = RecentValues<String, Result<Place, CommandError>>(capacity: 1000)
  private var fruitless = 0
  private var lastFailure: CommandError?

  init(places: PlaceFinder, choice: PlaceFinder.Choice, readings: GroupReadings) {
    self.places = places
    self.choice = choice
    self.readings = readings
  }

  /// One outcome a line, in order. After a refusal for the day, or several groups without a single answer, lines fail
  /// at once with the same reason.
  mutating func outcomes(of lines: [BatchLine]) async -> [BatchOutcome] {
    if let lastFailure, fruitless >= Self.patience || lastFailure.exitStatus == .rateLimited {
      return lines.map { BatchOutcome(line: $0, result: .failure(lastFailure)) }
    }
    var found: [Result<Place, CommandError>] = []
    for line in lines { found.append(await place(of: line)) }
    let points = found.compactMap { try? $0.get().coordinate }
    var readings = await self.readings.outcomes(at: points)[...]
    let outcomes = zip(lines, found).map { line, place in
      BatchOutcome(line: line, result: Self.reading(place) { readings.popFirst() })
    }
    note(outcomes)
    return outcomes
  }

  private static func reading(
    _ place: Result<Place, CommandError>, next: () -> GroupReadings.Outcome?
  ) -> Result<BatchOutcome.Reading, CommandError> {
    place.flatMap { place in
      switch next() {
      case .success(let air): .success(BatchOutcome.Reading(place: place, air: air))
      case .failure(let error): .failure(.service(error))
      case nil: .failure(.unexpected("a place was left out."))
      }
    }
  }

  private mutating func place(of line: BatchLine) async -> Result<Place, CommandError> {
    if line.isTooLong {
      return .failure(.usage(.invalid("Line \(line.number) is longer than any name.")))
    }
    if let known = found[line.text] { return known }
    let place = await lookUp(line.text)
    found.insert(place, for: line.text)
    return place
  }

  private func lookUp(_ text: String) async -> Result<Place, CommandError> {
    do throws(CommandError) {
      switch try PlaceArgument(text) {
      case .point(let coordinate): return .success(.point(coordinate, name: nil))
      case .name(let query):
        do throws(PlaceError) {
          return .success(.city(try await places.place(query, choice: choice).city))
        } catch {
          throw .place(error)
        }
      }
    } catch {
      return .failure(error)
    }
  }

  private mutating func note(_ outcomes: [BatchOutcome]) {
    let failures = outcomes.compactMap { outcome -> CommandError? in
      guard case .failure(let error) = outcome.result else { return nil }
      return [.unreachable, .rateLimited, .refused].contains(error.exitStatus) ? error : nil
    }
    fruitless = failures.count == outcomes.count ? fruitless + 1 : 0
    lastFailure = failures.last { $0.exitStatus == .rateLimited } ?? (fruitless > 0 ? failures.last : nil)
  }
}
