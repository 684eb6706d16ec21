import BreezeCore
import Foundation

/// The services of one run, put together from options and environment: the transport with all that is wrapped around
/// it, and the clock.
struct Lookup: Sendable {
  let endpoints: Endpoints
  let transport: HTTPTransport
  let now: Date

  static let defaultTimeout = 10.0

  init(_ arguments: ParsedArguments, _ surroundings: Surroundings) throws(CommandError) {
    let fixtures: String?
    let record: String?
    let timeout: Double
    let fixedNow: Date?
    let live: Endpoints
    do throws(UsageError) {
      if arguments.given([Options.fixtures.spec, Options.record.spec]).count > 1 {
        throw .exclusive(Options.fixtures.spec.name, Options.record.spec.name)
      }
      fixtures = try arguments.value(of: Options.fixtures)
      record = try arguments.value(of: Options.record)
      timeout = try arguments.value(of: Options.timeout) ?? Self.defaultTimeout
      fixedNow = try surroundings.fixedNow()
      live = try surroundings.endpoints()
    } catch {
      throw .usage(error)
    }

    if let fixtures {
      let recording = Recording(folder: URL(fileURLWithPath: fixtures, isDirectory: true))
      endpoints = try Self.file { () throws(TransportError) in try live.replaying(recording) }
      transport = .replaying(recording)
      now = fixedNow ?? recording.instant ?? surroundings.clock()
      return
    }
    endpoints = live
    var network = surroundings.network().redacting(live.secrets)
    if let record {
      let recording = Recording(folder: URL(fileURLWithPath: record, isDirectory: true))
      try Self.file { () throws(TransportError) in try recording.begin() }
      network = network.recorded(into: recording)
    }
    transport = network.bounded(by: Deadline(after: timeout))
    now = fixedNow ?? surroundings.clock()
  }

  var geocoding: GeocodingService {
    GeocodingService(endpoint: endpoints[.geocoding], transport: transport)
  }

  var places: PlaceFinder { PlaceFinder(geocoding: geocoding) }

  var dashboards: DashboardLoader { DashboardLoader(endpoints: endpoints, transport: transport) }

  /// A folder that is at fault is said before anything is asked.
  private static func file<Value>(
    _ access: () throws(TransportError) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try access()
    } catch {
      guard case .file(let path, let reason) = error else {
        throw .unexpected("a recording could not be opened.")
      }
      throw .file(path: path, reason: reason)
    }
  }
}
