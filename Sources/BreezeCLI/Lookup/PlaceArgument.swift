import BreezeCore

/// A place as a command line names it: by a name, or by coordinates.
enum PlaceArgument: Sendable, Hashable {
  case name(PlaceQuery)
  case point(Coordinate)

  init(_ text: String) throws(CommandError) {
    let coordinate = try CommandError.usage { () throws(UsageError) in try CoordinateText.meant(by: text) }
    if let coordinate {
      self = .point(coordinate)
    } else {
      self = .name(try PlaceQuery(argument: text))
    }
  }
}

extension PlaceArgument {
  /// - Throws: for coordinates, which there is nothing to search for.
  func searched() throws(CommandError) -> PlaceQuery {
    switch self {
    case .name(let query): return query
    case .point(let coordinate):
      let (latitude, longitude) = coordinate.decimals
      throw .usage(.invalid("Coordinates need no search: breeze coords \(latitude) \(longitude)"))
    }
  }
}

extension PlaceQuery {
  /// - Throws: also for a number with a sign or a point, since a postal code has neither.
  fileprivate init(argument text: String) throws(CommandError) {
    if PlainDecimal.parse(text) != nil, !text.allSatisfy(\.isNumber) {
      throw .usage(.invalid("\"\(text)\" is no name of a place. Coordinates are written LAT,LON."))
    }
    guard let query = PlaceQuery(text) else {
      throw .usage(.invalid("The name of a place has at least two characters, not \"\(text)\"."))
    }
    self = query
  }
}

extension Lookup {
  /// The place of an argument; a name is looked up, a point is taken as it is.
  func place(_ argument: PlaceArgument, choice: PlaceFinder.Choice) async throws(CommandError) -> Place {
    switch argument {
    case .point(let coordinate): return .point(coordinate, name: nil)
    case .name(let query):
      do {
        return .city(try await places.place(query, choice: choice).city)
      } catch {
        throw .place(error)
      }
    }
  }
}

extension PlaceFinder.Choice {
  init(_ invocation: Invocation) throws(CommandError) {
    self.init(
      country: try invocation.value(of: Options.country), language: try invocation.language(),
      pick: try invocation.value(of: Options.pick) ?? 1)
  }
}
