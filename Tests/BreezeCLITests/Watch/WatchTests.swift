import BreezeCore
import Testing

@testable import BreezeCLI

@Suite("Watching")
struct WatchTests {
  private static let point = ["coords", "51.5", "-0.12", "--only", "aqi"]
  private let wide = TerminalControl.Size(columns: 100, rows: 40)

  /// The lines of the last drawing.
  private func lines(_ world: WatchedWorld) -> [String] {
    let frame = world.texts.last { $0.contains("\u{1B}[H") } ?? ""
    let codes = [Screen.enter, "\u{1B}[H", "\u{1B}[2K", "\u{1B}[J"]
    let text = codes.reduce(frame) { $0.replacing($1, with: "") }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  @Test(
    "The service is asked once an interval, fifteen minutes by default",
    arguments: [
      (["--watch"], 900.0), (["--watch", "5"], 300), (["--watch=1440"], 86_400), (["--watch", "1"], 60),
    ] as [([String], Double)])
  func interval(option: [String], seconds: Double) async {
    let world = WatchedWorld([.good, .good, .good])
    let result = await world.run(Self.point + option)
    #expect(world.requests == [0, seconds, 2 * seconds])
    #expect(result.status == .interrupted)
    #expect(result.output.isEmpty && result.diagnostics.isEmpty)
  }

  @Test("The option stands anywhere, and a word that is no whole number is not its value")
  func position() async {
    for arguments in [
      ["--watch", "coords", "51.5", "-0.12"], ["coords", "--watch", "51.5", "-0.12"],
      ["--watch", "15", "coords", "51.5", "-0.12"], ["coords", "51.5", "-0.12", "--watch=15"],
    ] {
      let world = WatchedWorld([.good, .good])
      #expect(await world.run(arguments + ["--only", "aqi"]).status == .interrupted)
      #expect(world.requests == [0, 900])
    }
  }

  @Test(
    "An interval that is none is refused before anything is asked",
    arguments: [
      ["--watch=0"], ["--watch=-1"], ["--watch=0.001"], ["--watch=nan"], ["--watch=abc"], ["--watch="],
      ["--watch=1441"], ["--watch=+5"], ["--watch=99999999999999999999"], ["--watch", "0"],
      ["--watch", "1441"],
      ["--watch", "-1"], ["--watch", "0.001"], ["--watch", "abc"],
    ])
  func refused(option: [String]) async {
    let world = WatchedWorld([.good])
    let result = await world.run(Self.point + option)
    #expect(result.status == .usage)
    #expect(world.requests.isEmpty && world.texts.isEmpty)
  }

  @Test("A recording is of one lookup, so it is not watched")
  func recording() async {
    let result = await WatchedWorld([.good]).run(Self.point + ["--watch", "--record", "/tmp/nowhere"])
    #expect(result.status == .usage)
  }

  @Test("Off a terminal the reports follow each other with an empty line between, without control codes")
  func appended() async {
    let world = WatchedWorld([.good, .good])
    _ = await world.run(Self.point + ["--watch"])
    let texts = world.texts
    #expect(texts.count == 2)
    #expect(texts.first?.hasPrefix("  ") == true)
    #expect(texts.last == "\n" + (texts.first ?? ""))
    #expect(!texts.joined().contains("\u{1B}") && !texts.joined().contains("\u{C}"))
  }

  @Test("JSON is written document after document, on a terminal too")
  func documents() async throws {
    let world = WatchedWorld([.good, .good], screen: wide)
    _ = await world.run(Self.point + ["--watch", "--json"])
    #expect(world.texts.count == 2)
    #expect(world.texts.allSatisfy { $0.contains(#""type" : "dashboard""#) && !$0.contains("\u{1B}") })
  }

  // Asked at 0, 15 and 30 minutes.
  @Test("While the service fails the last report stays, with its age and the reason below it")
  func stale() async {
    let world = WatchedWorld([.good, .fails(.timedOut), .fails(.offline)], screen: wide)
    _ = await world.run(Self.point + ["--watch"])
    let lines = lines(world)
    #expect(lines.contains { $0.contains("US AQI") })
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      text.contains(
        "As of 21:05, 30 minutes ago: Open-Meteo air quality could not be reached: this machine is offline."))
  }

  @Test("The age grows on the screen while the next try is waited for")
  func growing() async {
    let world = WatchedWorld([.good, .fails(.timedOut), .good], screen: wide)
    _ = await world.run(Self.point + ["--watch", "5"])
    for age in 5...9 { #expect(world.texts.contains { $0.contains("\(age) minutes ago") }) }
  }

  @Test("Off a terminal a failure is told on standard error, and standard output waits for the next report")
  func staleAppended() async {
    let world = WatchedWorld([.good, .fails(.timedOut), .good])
    _ = await world.run(Self.point + ["--watch"])
    #expect(world.texts.count == 2)
    #expect(world.diagnostics.count == 1)
    #expect(
      world.diagnostics.first?.hasPrefix("breeze: As of 21:05, 15 minutes ago: Open-Meteo air quality did")
        == true)
  }

  @Test("It waits longer while failures follow each other, and as before when the service is back")
  func backoff() async {
    let down = WatchedWorld.Answer.fails(.connectionRefused("api"))
    let world = WatchedWorld([.good, down, down, down, down, .good, .good])
    _ = await world.run(Self.point + ["--watch", "5"])
    #expect(world.requests.map { ($0 / 60).rounded() } == [0, 5, 10, 20, 40, 60, 65])
  }

  @Test("A wait that the service asks for is kept, a shorter one does not hurry it")
  func retryAfter() async {
    let world = WatchedWorld([
      .good, .status(429, headers: ["retry-after": "1800"]), .status(429, headers: ["retry-after": "1"]),
      .good,
    ])
    _ = await world.run(Self.point + ["--watch", "5"])
    #expect(world.requests.map { ($0 / 60).rounded() } == [0, 5, 35, 45])
  }

  /// The clock on the wall stands at 21:05:12 UTC.
  @Test("A service may name the moment until which it is to be left alone")
  func retryAfterDate() async {
    let until = ["retry-after": "Tue, 01 Dec 2026 21:35:12 GMT"]
    let world = WatchedWorld([.good, .status(429, headers: until), .good])
    _ = await world.run(Self.point + ["--watch", "5"])
    #expect(world.requests.map { ($0 / 60).rounded() } == [0, 5, 35])
  }

  @Test("It may start before the network is up", arguments: [true, false])
  func late(onTerminal: Bool) async {
    let down = WatchedWorld.Answer.fails(.unknownHost("api"))
    let world = WatchedWorld([down, down, .good], screen: onTerminal ? wide : nil)
    let result = await world.run(Self.point + ["--watch"])
    #expect(result.status == .interrupted)
    #expect(world.texts.contains { $0.contains("US AQI") })
    let told = onTerminal ? world.texts : world.diagnostics
    #expect(told.contains { $0.contains("No report yet: ") })
  }

  @Test("What trying again cannot mend ends it, as without a watch")
  func hopeless() async {
    let world = WatchedWorld([.status(400)], screen: wide)
    let result = await world.run(Self.point + ["--watch"])
    #expect(result.status == .refused)
    #expect(!result.diagnostics.isEmpty)
    #expect(world.texts.isEmpty)
  }

  @Test("A reader that has left ends it quietly and stops the requests")
  func closed() async {
    let world = WatchedWorld([.good, .good, .good]) { $0 == 2 ? .closed : .written }
    let result = await world.run(Self.point + ["--watch"])
    #expect(result.status == .success)
    #expect(result.diagnostics.isEmpty)
    #expect(world.requests.count == 2)
  }

  @Test("A full disk ends it with an error")
  func full() async {
    let world = WatchedWorld([.good, .good, .good]) {
      $0 == 2 ? .failed("No space left on device") : .written
    }
    let result = await world.run(Self.point + ["--watch"])
    #expect(result.status == .localFile)
    #expect(result.diagnostics.contains("No space left on device"))
    #expect(world.requests.count == 2)
  }

  @Test("It draws in place and leaves the terminal in order")
  func inPlace() async {
    let world = WatchedWorld([.good, .good], screen: wide)
    _ = await world.run(Self.point + ["--watch"])
    #expect(world.texts.first?.hasPrefix(Screen.enter + "\u{1B}[H") == true)
    #expect(world.texts.filter { $0.contains(Screen.enter) }.count == 1)
    #expect(world.texts.last == Screen.leave)
    #expect(lines(world).last == "  As of 21:05 · every 15 min · Ctrl-C ends")
  }

  @Test("A window that is too small shows the top of the report, a hint and the line below")
  func small() async {
    let world = WatchedWorld([.good], screen: .init(columns: 44, rows: 8))
    _ = await world.run(["coords", "51.5", "-0.12", "--only", "aqi,pollutants", "--watch"])
    let lines = lines(world)
    #expect(lines.count == 8)
    #expect(lines[0].contains("51.5"))
    #expect(lines[6].contains("more lines"))
    #expect(lines[7].contains("Ctrl-C ends"))
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 44 })
  }

  @Test("Nothing is drawn while another job has the terminal, and soon after it has not")
  func background() async {
    let world = WatchedWorld([.good, .good], screen: wide, looksAway: 3)
    _ = await world.run(Self.point + ["--watch"])
    #expect(world.texts.first?.hasPrefix(Screen.enter) == true)
    #expect(world.texts.filter { $0.contains("US AQI") }.count == 2)
  }

  @Test("A terminal that is dumb gets one report after another")
  func dumb() async {
    let world = WatchedWorld([.good, .good], screen: wide)
    _ = await world.run(Self.point + ["--watch"], variables: ["TERM": "dumb"])
    #expect(world.texts.count == 2)
    #expect(!world.texts.joined().contains("\u{1B}"))
  }
}
