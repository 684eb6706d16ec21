import BreezeCore
import TestSupport
import Testing

/// One service with one fault, in one form of output.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let service: StubService
  let fault: Fault
  let isJSON: Bool

  static let all = StubService.allCases.flatMap { service in
    Fault.all.flatMap { fault in
      [false, true].map { FaultCase(service: service, fault: fault, isJSON: $0) }
    }
  }

  static let keys = ["OPEN_METEO_API_KEY": "PAID/KEY+456", "GOOGLE_POLLEN_API_KEY": "SECRETKEY123"]
  static let secrets = ["PAID/KEY+456", "PAID%2FKEY%2B456", "PAID/KEY%2B456", "SECRETKEY123"]

  var testDescription: String { "\(service.rawValue): \(fault.name)\(isJSON ? ", --json" : "")" }

  var arguments: [String] {
    let place = service == .geocoding ? ["city", "London"] : ["coords", "51.51", "-0.13"]
    return place + ["--timeout", "\(fault.timeout)"] + (isJSON ? ["--json"] : [])
  }

  /// Without these two there is no report.
  var isNeeded: Bool { service == .geocoding || service == .airQuality }

  /// What the program calls it.
  var name: String { core.name }

  /// What its stored answers are marked with.
  var storedName: String { core.rawValue }

  private var core: Service {
    switch service {
    case .geocoding: .geocoding
    case .airQuality: .airQuality
    case .archive: .archive
    case .pollen: .pollen
    }
  }

  var statuses: Set<Int32> {
    switch fault.outcome {
    case .fails(let status): [isNeeded ? status : 0]
    case .recovers: [0]
    case .judged: isNeeded ? [0, 3, 5] : [0]
    }
  }

  /// Two stubs: the faulty service has one of its own, so that its connections are its own, too.
  var options: StubOptions {
    StubOptions(
      faults: fault.reply.map { [service: $0] } ?? [:], openMeteoKey: Self.keys["OPEN_METEO_API_KEY"],
      pollenKey: Self.keys["GOOGLE_POLLEN_API_KEY"])
  }

  static let healthy = StubOptions(
    openMeteoKey: keys["OPEN_METEO_API_KEY"], pollenKey: keys["GOOGLE_POLLEN_API_KEY"])
}
