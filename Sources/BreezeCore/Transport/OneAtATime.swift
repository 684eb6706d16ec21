/// Lets one request at a time through to each service, the others in the order in which they came.
///
/// Open-Meteo's free service answers one request per address at a time and turns away more than a few that wait;
/// asking for several at once gains nothing there. One gate serves a whole run.
public actor OneAtATime {
  private var busy: Set<Service> = []
  private var waiting: [Service: [CheckedContinuation<Void, Never>]] = [:]

  public init() {}

  /// Returns when it is the caller's turn. The turn lasts until ``end(_:)``.
  package func begin(_ service: Service) async {
    if busy.insert(service).inserted { return }
    await withCheckedContinuation { waiting[service, default: []].append($0) }
  }

  /// Hands the turn to whoever has waited longest. Linear in the number of those who wait.
  package func end(_ service: Service) {
    if let next = waiting[service]?.first {
      waiting[service]?.removeFirst()
      next.resume()
    } else {
      busy.remove(service)
    }
  }

  /// How many wait for their turn, without the one that has it.
  package func waitingCount(for service: Service) -> Int { waiting[service]?.count ?? 0 }
}
