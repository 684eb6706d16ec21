import BreezeCLI
import BreezeCore
import Foundation
import Testing

@Suite("The environment")
struct EnvironmentTests {
  private static let addresses: [(variable: String, service: Service)] = [
    ("BREEZE_GEOCODING_URL", .geocoding), ("BREEZE_AIR_QUALITY_URL", .airQuality),
    ("BREEZE_ARCHIVE_URL", .archive), ("BREEZE_POLLEN_URL", .pollen),
  ]

  @Test("Each address variable moves its own service, path and all", arguments: 0..<4)
  func addresses(index: Int) async throws {
    let (variable, moved) = Self.addresses[index]
    let answers = try [Service: Answer].london().replacing(.pollen, by: .file("responses/pollen/one-day"))
    let run = await Breeze.run(
      ["city", "London"], answers,
      variables: [variable: "http://127.0.0.1:8080/own/path", "GOOGLE_POLLEN_API_KEY": "k"])
    #expect(run.status == .success)
    for request in run.requests {
      let isMoved = request.url.absoluteString.hasPrefix("http://127.0.0.1:8080/own/path?")
      #expect(isMoved == (request.service == moved))
    }
  }

  @Test(
    "An address that is none of the web is a usage error that names its variable",
    arguments: [
      "nonsense", "ftp://a.example/", "/v1/search", "http://", "file:///etc/passwd", "http:///path",
    ])
  func badAddresses(text: String) async {
    for (variable, _) in Self.addresses {
      let run = await Breeze.run(["city", "London"], variables: [variable: text])
      #expect(run.status == .usage)
      #expect(run.output.isEmpty)
      #expect(run.diagnostics.contains(variable))
    }
  }

  @Test("An empty variable is one that is not set")
  func empty() async throws {
    let variables = [
      "BREEZE_GEOCODING_URL": "", "BREEZE_NOW": "", "GOOGLE_POLLEN_API_KEY": "", "OPEN_METEO_API_KEY": "",
    ]
    let run = await Breeze.run(["city", "London"], try .london(), variables: variables)
    #expect(run.status == .success)
    let hosts = Set(run.requests.compactMap(\.url.host))
    #expect(
      hosts == [
        "geocoding-api.open-meteo.com", "air-quality-api.open-meteo.com", "archive-api.open-meteo.com",
      ])
  }

  @Test(
    "BREEZE_NOW is the clock",
    arguments: [
      ("2026-12-01T22:30:00Z", "2026-12-01T22:30:00Z"), ("2026-12-02T00:30:00+02:00", "2026-12-01T22:30:00Z"),
      ("2026-12-02T00:30:00+0200", "2026-12-01T22:30:00Z"),
      ("2026-12-02T00:30:00+02", "2026-12-01T22:30:00Z"),
      ("2026-12-01T22:30:00z", "2026-12-01T22:30:00Z"), ("2026-12-01T22:30:00.5Z", "2026-12-01T22:30:00Z"),
    ])
  func now(text: String, instant: String) async throws {
    let run = await Breeze.run(["coords", "1", "2", "--json"], try .point(), variables: ["BREEZE_NOW": text])
    let document = try run.document()
    #expect(document["generated_at"] == .string(instant))
    #expect(document["forecast"]?["hours"]?.elements.first?["time"] == "2026-12-01T22:00:00+00:00")
    #expect(run.parameter("end_date", of: .archive).first?.hasSuffix("2020-12-01,2026-12-01") == true)
  }

  @Test(
    "One that is no instant is refused", arguments: ["yesterday", "2026-13-01T00:00:00Z", "2026-12-01", "0"])
  func badNow(text: String) async {
    let run = await Breeze.run(["coords", "1", "2"], variables: ["BREEZE_NOW": text])
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("BREEZE_NOW"))
  }

  @Test("Without BREEZE_NOW the clock is the machine's")
  func machine() async throws {
    let run = await Breeze.run(["coords", "1", "2", "--json"], try .point())
    #expect(try run.document()["generated_at"] == "2026-12-01T21:05:12Z")
  }

  @Test("The whole lookup has a deadline")
  func timeout() async throws {
    let start = Date()
    let run = await Breeze.run(["city", "London", "--timeout", "0.2"], [.geocoding: .never])
    #expect(run.status == .unreachable)
    #expect(run.diagnostics.contains("--timeout"))
    #expect(Date().timeIntervalSince(start) < 30)
  }
}
