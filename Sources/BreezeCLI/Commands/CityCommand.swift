import BreezeCore

extension Command {
  static let city = Command(
    spec: CommandSpec(
      "city", summary: "The air at a place, found by its name",
      argument: ArgumentSpec(
        "NAME…", summary: "A place; words are joined. After a comma its region or country", count: 1...100),
      options: Options.choice + Options.temperature + Options.lookup,
      examples: [
        .init("city London", "The air in London"),
        .init("city New York", "Words need no quotes"),
        .init("city \"Portland, OR\"", "A region or a country after the comma"),
        .init("city Paris --country US --json", "One JSON document, for jq"),
      ],
      discussion: [
        "When several places have the name, the first is taken. Choose another with a region or country after "
          + "a comma, with --country, or by its number in breeze search with --pick."
      ]),
    run: { arguments, surroundings async throws(CommandError) in
      let text = arguments.positionals.joined(separator: " ")
      let report = try DashboardReport(arguments)
      if CoordinateText.isPair(text) {
        let place = Place.point(
          try CommandError.usage { () throws(UsageError) in try CoordinateText.parse([text]) }, name: nil)
        let lookup = try Lookup(arguments, surroundings)
        return try await report.output(of: place, lookup: lookup, surroundings: surroundings)
      }
      let query = try PlaceQuery(argument: text)
      let choice = try PlaceFinder.Choice(arguments)
      let lookup = try Lookup(arguments, surroundings)
      let city: City
      do throws(PlaceError) {
        city = try await lookup.places.place(query, choice: choice).city
      } catch {
        throw CommandError.place(error)
      }
      return try await report.output(of: .city(city), lookup: lookup, surroundings: surroundings)
    })
}

extension PlaceQuery {
  init(argument text: String) throws(CommandError) {
    guard let query = PlaceQuery(text) else {
      throw .usage(.invalid("The name of a place has at least two characters, not \"\(text)\"."))
    }
    self = query
  }
}

extension PlaceFinder.Choice {
  init(_ arguments: ParsedArguments) throws(CommandError) {
    do {
      self.init(
        country: try arguments.value(of: Options.country),
        language: try arguments.value(of: Options.language),
        pick: try arguments.value(of: Options.pick) ?? 1)
    } catch {
      throw .usage(error)
    }
  }
}

extension CommandError {
  /// Runs what reads a command line.
  static func usage<Value>(_ read: () throws(UsageError) -> Value) throws(CommandError) -> Value {
    do {
      return try read()
    } catch {
      throw .usage(error)
    }
  }
}
