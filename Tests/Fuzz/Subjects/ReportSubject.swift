@testable import BreezeCLI
import BreezeCore
import Foundation

/// The whole way from an answer to a report. The first byte picks the service that sends the rest, and the form.
enum ReportSubject {
  private static let services: [Service] = [.airQuality, .archive, .geocoding, .pollen]
  private static let forms: [[String]] = [
    [], ["--width", "44"], ["--width", "140", "--ascii"], ["--json"], ["--standard", "us-epa", "--celsius"],
    ["--output", "csv"], ["--output", "prometheus"], ["--output", "waybar"], ["--only", "forecast,pollen"],
    ["--standard", "eu", "--detail", "pm25"], ["--share"], ["--only", "forecast"],
  ]

  static func report(_ data: Data) async -> [String] {
    guard let first = data.first else { return [] }
    let service = services[Int(first) % services.count]
    let form = forms[Int(first) / services.count % forms.count]
    return broken(await run(service, Data(data.dropFirst()), form), isJSON: form.first == "--json")
  }

  private static func run(_ service: Service, _ body: Data, _ form: [String]) async -> Tool.Result {
    let bodies = Self.bodies.merging([service: body]) { $1 }
    let transport = HTTPTransport { request async throws(TransportError) in
      HTTPResponse(status: 200, body: bodies[request.service] ?? Data())
    }
    let surroundings = Surroundings(
      variables: ["LC_ALL": "C.UTF-8", "GOOGLE_POLLEN_API_KEY": "key"],
      clock: { Date(timeIntervalSince1970: 1_796_159_112) }, network: { transport },
      lifecycle: Lifecycle(pause: { _ in }))
    return await Tool(surroundings).run(["city", "London"] + form)
  }

  private static func broken(_ result: Tool.Result, isJSON: Bool) -> [String] {
    let text = result.output + result.diagnostics
    if text.unicodeScalars.contains(where: { $0.isHarmful && $0 != "\n" }) { return ["a harmful character"] }
    if isJSON {
      return (try? JSONSerialization.jsonObject(with: Data(result.output.utf8))) == nil ? ["no JSON"] : []
    }
    return result.output.isEmpty == (result.status != .success) ? [] : ["output and status disagree"]
  }

  /// Good answers of all services.
  private static let bodies: [Service: Data] = {
    let fixtures = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    .appendingPathComponent("Fixtures/madrid-google")
    return Dictionary(
      uniqueKeysWithValues: Service.allCases.compactMap { service in
        (try? Data(contentsOf: fixtures.appendingPathComponent("\(service.rawValue).json"))).map {
          (service, $0)
        }
      })
  }()
}
