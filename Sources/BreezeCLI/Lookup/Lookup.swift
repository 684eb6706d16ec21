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

  /// Which answers it used.
  let answers: AnswerLog

  static let defaultTimeout = 10.0

  /// The same with another transport.
  private init(_ other: Lookup, transport: HTTPTransport) {
    endpoints = other.endpoints
    now = other.now
    usesRecording = other.usesRecording
    answers = other.answers
    self.transport = transport
  }

  /// The same at the pace of a budget. Waiting for it does not count as waiting for an answer.
  func paced(by pacer: RequestPacer) -> Lookup {
    Lookup(self, transport: transport.paced(by: pacer))
  }

  init(_ invocation: Invocation, bound: LookupNetwork.Bound = .wholeLookup) throws(CommandError) {
    let surroundings = invocation.surroundings
    try invocation.refuseMoreThanOne(of: Options.diagnostics)
    for other in [Options.record.spec, Options.offline.spec] {
      try invocation.refuseMoreThanOne(of: [Options.fixtures.spec, other])
    }
    try invocation.refuseMoreThanOne(of: [Options.record.spec, Options.offline.spec])
    let fixtures = try invocation.value(of: Options.fixtures).map(Self.recording)
    let record = try invocation.value(of: Options.record).map(Self.recording)
    let fixedNow = try CommandError.usage { () throws(UsageError) in try surroundings.fixedNow() }
    let live = try CommandError.usage { () throws(UsageError) in try surroundings.endpoints() }

    usesRecording = fixtures != nil || record != nil
    answers = invocation.answers
    if let fixtures {
      endpoints = try Self.file { () throws(TransportError) in try live.replaying(fixtures) }
      transport = HTTPTransport.replaying(fixtures).told(to: invocation)
      now = fixedNow ?? fixtures.instant ?? surroundings.clock()
      return
    }
    if let record { try Self.file { () throws(TransportError) in try record.begin() } }
    endpoints = live
    now = fixedNow ?? surroundings.clock()
    let network = LookupNetwork(
      invocation: invocation, secrets: live.secrets, timeout: try Self.timeout(invocation), bound: bound,
      clock: { fixedNow ?? surroundings.clock() })
    transport = try network.transport(recordingInto: record).noted(in: answers)
  }

  private static func timeout(_ invocation: Invocation) throws(CommandError) -> Double {
    try invocation.value(of: Options.timeout) ?? invocation.settings.timeout ?? defaultTimeout
  }

  private static func recording(_ path: String) -> Recording {
    Recording(folder: URL(fileURLWithPath: path, isDirectory: true))
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
