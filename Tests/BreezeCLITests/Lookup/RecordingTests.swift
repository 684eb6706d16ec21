import TestSupport
import BreezeCLI
import BreezeCore
import Foundation
import Testing

@Suite("Recording and replay")
struct RecordingTests {
  @Test("A replay opens no connection", arguments: ["london", "madrid-google"])
  func offline(name: String) async {
    let run = await Breeze.run(["city", "Anything", "--fixtures", Fixture.recording(name)])
    #expect(run.status == .success)
    #expect(run.diagnostics.isEmpty)
    #expect(run.requests.isEmpty)
  }

  @Test("What was recorded is replayed to the same text, twice, as received")
  func roundTrip() async throws {
    try await TemporaryFolder.with { parent in
      let folder = parent.appendingPathComponent("new/london")
      // The clock of a replay is that of the recorded values.
      let clock = ["BREEZE_NOW": "2026-12-01T21:00:00Z"]
      let live = await Breeze.run(
        ["city", "London", "--record", folder.path], try .london(), variables: clock)
      #expect(live.status == .success)
      for service in ["geocoding", "air-quality", "archive"] {
        let stored = try Data(contentsOf: folder.appendingPathComponent("\(service).json"))
        let served = try Fixture.data("london/\(service).json")
        #expect(stored == served)
      }
      let replay = ["city", "London", "--fixtures", folder.path]
      #expect(await Breeze.run(replay).output == live.output)
      #expect(await Breeze.run(replay).output == live.output)
    }
  }

  @Test("A replay prints the same bytes in every time zone and in every UTF-8 locale")
  func sameBytes() async {
    for form in [[], ["--json"]] {
      let arguments = ["city", "Madrid", "--fixtures", Fixture.recording("madrid-google")] + form
      let expected = await Breeze.run(arguments).output
      let standard = NSTimeZone.default
      defer { NSTimeZone.default = standard }
      for (zone, locale) in [("Pacific/Auckland", "de_DE.UTF-8"), ("America/St_Johns", "ar_EG.UTF-8")] {
        NSTimeZone.default = TimeZone(identifier: zone) ?? standard
        let run = await Breeze.run(arguments, variables: ["TZ": zone, "LC_ALL": locale, "LANG": locale])
        #expect(run.output == expected)
      }
    }
  }

  @Test("JSON of a replay is the same where there is no UTF-8")
  func jsonInC() async {
    let arguments = ["city", "Madrid", "--json", "--fixtures", Fixture.recording("madrid-google")]
    let unicode = await Breeze.run(arguments)
    #expect(await Breeze.run(arguments, variables: ["LC_ALL": "C"]).output == unicode.output)
    #expect(unicode.output.contains("😷"))
  }

  @Test("The clock of a replay is the recorded time unless BREEZE_NOW is set")
  func clock() async throws {
    let arguments = ["city", "Madrid", "--json", "--fixtures", Fixture.recording("madrid-google")]
    let recorded = await Breeze.run(arguments)
    #expect(try recorded.document()["generated_at"] == "2027-05-14T13:00:00Z")
    let fixed = await Breeze.run(arguments, variables: ["BREEZE_NOW": "2027-05-14T14:30:00Z"])
    #expect(try fixed.document()["generated_at"] == "2027-05-14T14:30:00Z")
    #expect(
      try fixed.document()["forecast"]?["hours"]?.elements.first?["time"] == "2027-05-14T16:00:00+02:00")
  }

  @Test("A service without a file is one that cannot be reached")
  func missingService() async throws {
    try await TemporaryFolder.with { folder in
      let nothing = await Breeze.run(["city", "London", "--fixtures", folder.path])
      #expect(nothing.status == .unreachable)
      #expect(nothing.diagnostics.contains("Open-Meteo geocoding"))
      let air = folder.appendingPathComponent("air-quality.json")
      try Fixture.data("london/air-quality.json").write(to: air)
      let point = await Breeze.run(["coords", "1", "2", "--fixtures", folder.path])
      #expect(point.status == .success)
      #expect(point.diagnostics.contains("Open-Meteo archive"))
    }
  }

  @Test("An answer that was no 200 is recorded and replayed with its status")
  func statuses() async throws {
    try await TemporaryFolder.with { folder in
      let refusal = Answer.text("{\"error\":true,\"reason\":\"Hourly limit\"}", status: 429)
      let live = await Breeze.run(["city", "London", "--record", folder.path], [.geocoding: refusal])
      #expect(live.status == .rateLimited)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["geocoding.429.json"])
      let replay = await Breeze.run(["city", "London", "--fixtures", folder.path])
      #expect(replay.status == .rateLimited)
      #expect(replay.diagnostics == live.diagnostics)
    }
  }

  @Test(
    "A folder that is none is a local failure, before anything is asked",
    arguments: ["--fixtures", "--record"])
  func folders(option: String) async throws {
    try await TemporaryFolder.with { parent in
      let file = parent.appendingPathComponent("file")
      try Data("x".utf8).write(to: file)
      let run = await Breeze.run(["city", "London", option, file.path, "--json"])
      #expect(run.status == .localFile)
      #expect(run.diagnostics.contains(file.path))
      #expect(try run.document()["error"]?["code"] == "local_file")
    }
    let missing = await Breeze.run(["city", "London", "--fixtures", "/nowhere/at/all"])
    #expect(missing.status == .localFile)
    #expect(missing.diagnostics.contains("/nowhere/at/all"))
  }
}
