import Foundation
import TestSupport
import Testing

@Suite("A batch of places")
struct BatchTests {
  private func objects(_ result: ProgramResult) throws -> [[String: Any]] {
    try result.stdout.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("One line out for each place, in order, failures among them")
  func order() async throws {
    try await ServiceStub.running { stub in
      let input = "\u{FEFF}Paris\r\n\r\n# note\r\nQwzxy\r\n40.7,-74.0\n91,0\nParis\nx"
      let result = try await Program(environment: stub.environment).run(["batch"], stdin: input)
      let lines = try objects(result)
      #expect(lines.map { $0["line"] as? Int } == [1, 4, 5, 6, 7, 8])
      #expect(lines.map { $0["type"] as? String } == ["place", "error", "place", "error", "place", "error"])
      #expect(lines.map { $0["input"] as? String } == ["Paris", "Qwzxy", "40.7,-74.0", "91,0", "Paris", "x"])
      let codes = lines.map { ($0["error"] as? [String: Any])?["code"] as? String }
      #expect(codes == [nil, "place_not_found", nil, "usage", nil, "usage"])
      #expect(result.status == 8)
      #expect(result.stderr.isEmpty)
      #expect(await stub.requests(to: .geocoding).count == 2)
      #expect(await stub.requests(to: .airQuality).count == 1)
    }
  }

  @Test("A thousand points take ten requests, one after another, each of one hundred")
  func thousand() async throws {
    try await ServiceStub.running(StubOptions(latency: [.airQuality: 20])) { stub in
      let input = (0..<1000).map { "\(Double($0 % 50)),\(Double($0) / 10)" }.joined(separator: "\n")
      let result = try await Program(environment: stub.environment).run(["batch", "-"], stdin: input)
      #expect(result.status == 0)
      #expect(try objects(result).count == 1000)
      let requests = await stub.requests(to: .airQuality)
      #expect(requests.map { $0.list("latitude").count } == Array(repeating: 100, count: 10))
      #expect(await stub.mostInFlight(.airQuality) == 1)
    }
  }

  @Test("A resumed batch goes on after the last whole line and cuts off a half one")
  func resume() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      let input = program.home.appendingPathComponent("places.txt")
      let output = program.home.appendingPathComponent("air.jsonl")
      try Data("Paris\n# note\nLondon\nTokyo\n".utf8).write(to: input)
      let whole = try await program.run(["batch", input.path])
      let lines = whole.stdout.split(separator: "\n")
      try Data("\(lines[0])\n\(lines[1].prefix(50))".utf8).write(to: output)
      let rest = try await program.run(["batch", input.path, "--resume", output.path])
      let kept = try String(contentsOf: output, encoding: .utf8)
      #expect(kept + rest.stdout == whole.stdout)
    }
  }

  @Test("No places are no failure, an input that is not there is one of status 7")
  func input() async throws {
    let nothing = try await Program().run(["batch"], stdin: "")
    #expect(nothing.status == 0)
    #expect(nothing.stdout.isEmpty)
    let missing = try await Program().run(["batch", "/nonexistent/places"])
    #expect(missing.status == 7)
    #expect(missing.stderr.contains("/nonexistent/places"))
  }

  @Test("When the service has had enough, the rest fails at once with its reason")
  func limited() async throws {
    let refusal = Reply.json(
      #"{"error":true,"reason":"Daily API request limit exceeded. Please try again tomorrow."}"#, status: 429)
    try await ServiceStub.running(StubOptions(faults: [.airQuality: StubFault(refusal)])) { stub in
      let input = (0..<500).map { "\(Double($0) / 10),1" }.joined(separator: "\n")
      let result = try await Program(environment: stub.environment).run(["batch"], stdin: input)
      #expect(result.status == 8)
      #expect(try objects(result).count == 500)
      #expect(await stub.requests(to: .airQuality).count <= 2)
    }
  }

  @Test("A closed output ends the work quietly and soon")
  func closedOutput() async throws {
    try await ServiceStub.running(StubOptions(latency: [.airQuality: 20])) { stub in
      let shell = try Program(
        environment: stub.environment, executable: URL(fileURLWithPath: "/bin/sh"))
      let program = try Program().executable.path
      let input = (0..<3000).map { "\(Double($0) / 50),1" }.joined(separator: "\n")
      let result = try await shell.run(["-c", "'\(program)' batch | head -n 1 >/dev/null"], stdin: input)
      #expect(result.stderr.isEmpty)
      #expect(await stub.requests(to: .airQuality).count < 30)
    }
  }
}
