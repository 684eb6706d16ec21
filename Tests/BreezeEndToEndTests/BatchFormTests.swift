import Foundation
import TestSupport
import Testing

@Suite("What a batch prints, and how it ends")
struct BatchFormTests {
  private static let header =
    "line,input,name,display_name,latitude,longitude,time,us_aqi,status,main_pollutant,pm25,pm10,no2,so2,o3,co,"
    + "error,message"

  @Test("As CSV there is a header and a record for each place, with the error of those that failed")
  func csv() async throws {
    try await ServiceStub.running { stub in
      let result = try await Program(environment: stub.environment).run(
        ["batch", "--output", "csv"], stdin: "# note\nParis\nQwz,xy\n-33.9,151.2\n=1+1\n")
      let lines = result.stdout.split(separator: "\n")
      #expect(result.status == 8)
      #expect(lines.count == 5)
      #expect(lines[0] == Self.header)
      #expect(
        lines[1].hasPrefix("2,Paris,Paris,\"Paris, Île-de-France, France\",48.85341,2.3488,2026-12-01T"))
      #expect(lines[1].hasSuffix(",,"))
      #expect(lines[2].hasPrefix("3,\"Qwz,xy\",,,,,,,,,,,,,,,place_not_found,"))
      #expect(lines[3].hasPrefix("4,\"-33.9,151.2\","))
      #expect(lines[4].hasPrefix("5,'=1+1,,"))
    }
  }

  @Test("Without places the table has its header")
  func empty() async throws {
    let result = try await Program().run(["batch", "--output", "csv"], stdin: "")
    #expect(result.stdout == Self.header + "\n")
    #expect(result.status == 0)
  }

  @Test("Forms for one place are refused", arguments: ["text", "waybar", "prometheus"])
  func refused(form: String) async throws {
    let result = try await Program().run(["batch", "--output", form], stdin: "Paris\n")
    #expect(result.status == 2)
    #expect(result.stdout.isEmpty)
  }

  @Test(
    "A table is resumed wherever it was cut off, without a second header", arguments: [0, 5, 150, 215, 400])
  func resume(cut: Int) async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      let input = program.home.appendingPathComponent("places.txt").path
      let output = program.home.appendingPathComponent("air.csv")
      try Data("Paris\n# note\nLondon\nTokyo\n".utf8).write(to: URL(fileURLWithPath: input))
      let whole = try await program.run(["batch", input, "--output", "csv"])
      try whole.stdoutData.prefix(cut).write(to: output)
      let rest = try await program.run(["batch", input, "--output", "csv", "--resume", output.path])
      #expect(try String(contentsOf: output, encoding: .utf8) + rest.stdout == whole.stdout)
    }
  }

  @Test("An output of the other form cannot be resumed", arguments: [("csv", "json"), ("json", "csv")])
  func otherForm(earlier: String, later: String) async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      let output = program.home.appendingPathComponent("air")
      let first = try await program.run(["batch", "--output", earlier], stdin: "Paris\n")
      try first.stdoutData.write(to: output)
      let second = try await program.run(
        ["batch", "--output", later, "--resume", output.path], stdin: "Paris\nLondon\n")
      #expect(second.status == 7)
      #expect(try Data(contentsOf: output) == first.stdoutData)
    }
  }

  @Test("Interrupted, it has printed whole lines, those of finished groups, and ends with status 130")
  func interrupted() async throws {
    try await ServiceStub.running(StubOptions(latency: [.airQuality: 50])) { stub in
      let input = (0..<20_000).map { "\(Double($0) / 250),1\n" }.joined()
      let result = try await Program(environment: stub.environment).run(
        ["batch"], stdin: input, interruptAfter: 1)
      #expect(result.status == 130)
      #expect(result.stdout.hasSuffix("}\n"))
      let lines = result.stdout.split(separator: "\n")
      #expect((1..<20_000).contains(lines.count))
      for (index, line) in lines.enumerated() {
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(object?["line"] as? Int == index + 1)
      }
    }
  }

  @Test("Interrupted while its reader is slow, it leaves whole lines too")
  func interruptedBeforeASlowReader() async throws {
    try await ServiceStub.running { stub in
      let shell = try Program(environment: stub.environment, executable: URL(fileURLWithPath: "/bin/sh"))
      let program = try Program().executable.path
      let input = shell.home.appendingPathComponent("places.txt")
      try Data((0..<2000).map { "\(Double($0) / 50),1\n" }.joined().utf8).write(to: input)
      let script = """
        { '\(program)' batch places.txt & sleep 1; kill -INT $!; wait $!; echo $? >status; } | { sleep 2; cat; }
        cat status
        """
      let result = try await shell.run(["-c", script])
      let lines = result.stdout.split(separator: "\n")
      #expect(lines.last == "130")
      #expect(lines.count > 10 && lines.count < 1000)
      for line in lines.dropLast() { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }
}
