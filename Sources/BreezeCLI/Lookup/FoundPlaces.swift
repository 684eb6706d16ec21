import BreezeCore

/// What became of several places: those that were found, each once and in the order given, and the others.
struct FoundPlaces: Sendable, Equatable {
  struct Failure: Sendable, Equatable {
    /// As it was typed.
    let text: String
    let error: CommandError
  }

  var places: [Place] = []
  var failures: [Failure] = []
}
