import BreezeCore

extension Lookup {
  /// Looks names up one after another, as the service asks of its free users, and equal ones once. When it has had
  /// enough requests the rest is not asked for.
  func places(of arguments: [PlaceArgument], choice: PlaceFinder.Choice) async -> FoundPlaces {
    var found = FoundPlaces()
    var asked: Set<PlaceArgument> = []
    var refusal: CommandError?
    for argument in arguments where asked.insert(argument).inserted {
      do throws(CommandError) {
        if let refusal, case .name = argument { throw refusal }
        let place = try await place(argument, choice: choice)
        if !found.places.contains(place) { found.places.append(place) }
      } catch {
        if error.exitStatus == .rateLimited { refusal = error }
        found.failures.append(FoundPlaces.Failure(text: argument.text, error: error))
      }
    }
    return found
  }
}

extension PlaceArgument {
  fileprivate var text: String {
    switch self {
    case .name(let query): query.text
    case .point(let coordinate): coordinate.text
    }
  }
}
