import BreezeCore
import Foundation

/// One run of `breeze batch`: from the input to the console, group by group.
struct BatchSession: Sendable {
  /// The free service's weight a minute (open-meteo.com, terms).
  private static let freeWeight = 600.0
  /// In bytes: what Linux promises to put into a pipe whole or not at all (pipe(7), PIPE_BUF); elsewhere it is less.
  private static let atomicWrite = 4096

  private let input: FileHandle
  private let inputSize: Double?
  private let form: BatchForm
  private let start: ResumePoint
  private let groupSize: Int
  private let console: Console
  private let lookup: Lookup
  private let choice: PlaceFinder.Choice

  init(_ invocation: Invocation) throws(CommandError) {
    console = invocation.surroundings.console
    choice = PlaceFinder.Choice(
      country: try invocation.value(of: Options.country), language: try invocation.language())
    let form = try BatchForm(invocation)
    self.form = form
    let resume = try invocation.value(of: Options.resume)
    start =
      try resume.map { path throws(CommandError) in try ResumePoint(after: path, form) } ?? ResumePoint()
    (input, inputSize) = try Self.open(invocation.arguments.positionals.first)

    let plain = try Lookup(invocation, bound: .eachRequest)
    let rate = try invocation.value(of: Options.rate).map { Double($0) * AirQualityService.pointWeight }
    let perMinute = rate ?? (plain.endpoints.hasFreeLimits ? Self.freeWeight : nil)
    groupSize = perMinute.map { max(1, Int($0 / AirQualityService.pointWeight)) } ?? GroupReadings.groupSize
    let budget = RequestBudget(perMinute: perMinute, isFree: plain.endpoints.hasFreeLimits)
    let say = console.say
    lookup = plain.paced(
      by: RequestPacer(
        budget: budget, clock: invocation.surroundings.clock, sleep: invocation.surroundings.lifecycle.pause,
        announce: { say("breeze: waiting \(Int($0.rounded(.up))) s to keep within the limit.\n") }))
  }

  /// Prints every place as soon as its group is there. A closed output ends it quietly.
  func run() async throws(CommandError) -> CommandOutput {
    if input === FileHandle.standardInput, console.facts.inputIsTerminal {
      console.say("breeze: reading places, one a line; end with Ctrl-D.\n")
    }
    if start.isAtStart, let header = form.header, !console.write(header) { return CommandOutput("") }
    var run = BatchRun(
      places: lookup.places, choice: choice,
      readings: GroupReadings(service: lookup.readings, groupSize: min(groupSize, GroupReadings.groupSize)))
    var reader = LineReader(input)
    var progress = ProgressLine(console)
    var group: [BatchLine] = []
    while let line = try Self.next(&reader) {
      if line.isPlace, line.number > start.line { group.append(line) }
      let isFull = group.count == GroupReadings.groupSize || !isMoreThere(reader)
      guard isFull, !group.isEmpty else { continue }
      guard try await finish(&group, with: &run, &progress, reader) else { return CommandOutput("") }
    }
    _ = try await finish(&group, with: &run, &progress, reader)
    progress.clear()
    return CommandOutput("", status: progress.failed > 0 ? .partial : .success)
  }

  /// False when the output takes no more.
  private func finish(
    _ group: inout [BatchLine], with run: inout BatchRun, _ progress: inout ProgressLine, _ reader: LineReader
  ) async throws(CommandError) -> Bool {
    guard !group.isEmpty else { return true }
    let outcomes = await run.outcomes(of: group)
    group.removeAll()
    progress.clear()
    guard try write(outcomes) else { return false }
    progress.add(outcomes, fraction: inputSize.map { Double(reader.bytesRead) / max(1, $0) })
    return true
  }

  /// In pieces that a pipe takes in one step, so that an end at any moment leaves whole lines.
  private func write(_ outcomes: [BatchOutcome]) throws(CommandError) -> Bool {
    var piece = ""
    for outcome in outcomes {
      let line = try form.text(of: outcome)
      if piece.utf8.count + line.utf8.count > Self.atomicWrite {
        guard piece.isEmpty || console.write(piece) else { return false }
        piece = ""
      }
      piece += line
    }
    return piece.isEmpty || console.write(piece)
  }

  /// Whether another line will come without a wait: a group is not held back for input that is still being typed.
  private func isMoreThere(_ reader: LineReader) -> Bool {
    reader.hasLine || Platform.isReadable(input.fileDescriptor, within: 100)
  }

  private static func next(_ reader: inout LineReader) throws(CommandError) -> BatchLine? {
    do {
      return try reader.next()
    } catch {
      throw .file(path: "The input", reason: "cannot be read")
    }
  }

  private static func open(_ path: String?) throws(CommandError) -> (FileHandle, size: Double?) {
    guard let path, path != "-" else { return (.standardInput, nil) }
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      let size = try file.seekToEnd()
      try file.seek(toOffset: 0)
      return (file, Double(size))
    } catch {
      throw .file(path: path, reason: "cannot be read")
    }
  }
}
