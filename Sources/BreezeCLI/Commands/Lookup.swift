import BreezeCore
import Foundation

/// The services of one run, put together from options and environment: the transport with all that is wrapped around
/// it, and the clock.
struct Lookup: Sendable {
  let endpoints: Endpoints
  let transport: HTTPTransport
  let now: Date
  /// Whether one folder holds, or is to hold, all answers.
  let usesRecording: Bool

  static let defaultTimeout = 10.0

  /// What `--timeout` bounds.
  enum Bound: Sendable {
    case wholeLookup, eachRequest
  }

  /// The same with another transport.
  private init(_ other: Lookup, transport: HTTPTransport) {
    endpoints = other.endpoints
    now = other.now
    self.transport = transport
  }

  /// The same at the pace of a budget. Waiting for it does not count as waiting for an answer.
  func paced(by pacer: RequestPacer) -> Lookup {
    Lookup(self, transport: transport.paced(by: pacer))
  }

  init(_ invocation: Invocation, bound: Bound = .wholeLookup) throws(CommandError) {
    let surroundings = invocation.surroundings
    try invocation.refuseMoreThanOne(of: Options.diagnostics)
    try invocation.refuseMoreThanOne(of: [Options.fixtures.spec, Options.record.spec])
    let fixtures = try invocation.value(of: Options.fixtures)
    let record = try invocation.value(of: Options.record)
    let timeout =
      try invocation.value(of: Options.timeout) ?? invocation.settings.timeout ?? Self.defaultTimeout
    let fixedNow = try CommandError.usage { () throws(UsageError) in try surroundings.fixedNow() }
    let live = try CommandError.usage { () throws(UsageError) in try surroundings.endpoints() }

    usesRecording = fixtures != nil || record != nil
    if let fixtures {
      let recording = Recording(folder: URL(fileURLWithPath: fixtures, isDirectory: true))
      endpoints = try Self.file { () throws(TransportError) in try live.replaying(recording) }
      transport = HTTPTransport.replaying(recording).told(to: invocation)
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
    let log = network.told(to: invocation)
    transport =
      switch bound {
      case .wholeLookup: log.bounded(by: Deadline(after: timeout))
      case .eachRequest: log.bounded(each: timeout)
      }
    now = fixedNow ?? surroundings.clock()
  }

  var geocoding: GeocodingService {
    GeocodingService(endpoint: endpoints[.geocoding], transport: transport)
  }

  var places: PlaceFinder { PlaceFinder(geocoding: geocoding) }

  var readings: AirQualityService {
    AirQualityService(endpoint: endpoints[.airQuality], transport: transport)
  }

  var climate: ClimateService { ClimateService(endpoint: endpoints[.archive], transport: transport) }

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
