import BreezeCLI
import BreezeCore
import Foundation
import Testing

@Suite("Keys")
struct SecretsTests {
  private static let keys = ["GOOGLE_POLLEN_API_KEY": "SECRETKEY123", "OPEN_METEO_API_KEY": "PAID/KEY+456"]
  private static let forms = ["SECRETKEY123", "PAID/KEY+456", "PAID%2FKEY%2B456"]

  private static let echo = "API key not valid: SECRETKEY123, PAID/KEY+456 (apikey=PAID%2FKEY%2B456)"
  private static let google = Answer.text(
    "{\"error\":{\"code\":403,\"message\":\"\(echo)\",\"status\":\"PERMISSION_DENIED\"}}", status: 403)
  private static let openMeteo = Answer.text("{\"error\":true,\"reason\":\"\(echo)\"}", status: 400)

  private static func expectNoKey(_ run: Breeze, at location: SourceLocation = #_sourceLocation) {
    for form in forms {
      #expect(!run.output.contains(form), sourceLocation: location)
      #expect(!run.diagnostics.contains(form), sourceLocation: location)
    }
  }

  @Test("Google's goes out as a header, Open-Meteo's as a parameter, each to its own service")
  func sent() async throws {
    let answers = try [Service: Answer].point().replacing(.pollen, by: .file("responses/pollen/one-day"))
    let run = await Breeze.run(["coords", "1", "2"], answers, variables: Self.keys)
    #expect(run.status == .success)
    for request in run.requests {
      let isPollen = request.service == .pollen
      #expect(request.headers["X-Goog-Api-Key"] == (isPollen ? "SECRETKEY123" : nil))
      #expect(request.url.absoluteString.contains("apikey=PAID%2FKEY%2B456") == !isPollen)
      #expect(!request.url.absoluteString.contains("SECRETKEY123"))
      #expect(request.url.host?.hasPrefix("customer-") == !isPollen)
    }
  }

  @Test("A service that echoes them does not get them shown", arguments: [[], ["--json"]])
  func echoed(more: [String]) async throws {
    let optional = try [Service: Answer].point().merging([.pollen: Self.google, .archive: Self.openMeteo]) {
      $1
    }
    let report = await Breeze.run(["coords", "1", "2"] + more, optional, variables: Self.keys)
    #expect(report.status == .success)
    #expect(report.diagnostics.contains("API key not valid: [key]"))
    Self.expectNoKey(report)

    let refused = await Breeze.run(
      ["coords", "1", "2"] + more, optional.replacing(.airQuality, by: Self.openMeteo), variables: Self.keys)
    #expect(refused.status == .refused)
    Self.expectNoKey(refused)
  }

  @Test(
    "A redirect that carries them does not either",
    arguments: [
      "/v1/search?apikey=PAID%2FKEY%2B456", "https://a.example/?apikey=PAID%2FKEY%2B456",
      "search?k=PAID/KEY+456",
      "//a.example?apikey=PAID%2FKEY%2B456", "https://PAID%2FKEY%2B456@a.example/",
      "https://a.example?k=PAID/KEY+456",
    ])
  func redirected(location: String) async {
    let run = await Breeze.run(
      ["city", "London"], [.geocoding: .text("", status: 302, headers: ["location": location])],
      variables: Self.keys)
    #expect(run.status == .refused)
    Self.expectNoKey(run)
  }

  @Test(
    "Nor do failures of the network", arguments: [TransportError.connectionRefused("a.example"), .timedOut])
  func unreachable(error: TransportError) async throws {
    let answers = try [Service: Answer].point().merging([.pollen: .failure(error), .archive: .failure(error)])
    { $1 }
    let run = await Breeze.run(["coords", "1", "2", "--json"], answers, variables: Self.keys)
    #expect(run.status == .success)
    Self.expectNoKey(run)
  }

  @Test("A recording holds none")
  func recorded() async throws {
    try await TemporaryFolder.with { folder in
      let answers = try [Service: Answer].point().merging([.pollen: Self.google, .archive: Self.openMeteo]) {
        $1
      }
      _ = await Breeze.run(["coords", "1", "2", "--record", folder.path], answers, variables: Self.keys)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Set(names) == ["air-quality.json", "archive.400.json", "pollen.403.json"])
      for name in names {
        let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
        for form in Self.forms { #expect(!text.contains(form) && !name.contains(form)) }
      }
    }
  }
}
