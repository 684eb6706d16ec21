import BreezeCore

extension Command {
  static let climate = Command(
    spec: CommandSpec(
      "climate", summary: "The long view: how warm this time of year was since 1940",
      argument: ArgumentSpec("PLACE", summary: "A name as in breeze city, or LAT,LON", count: 1...100),
      options: Options.choice + Options.temperature + Options.display + Options.lookup,
      examples: [
        .init("climate Paris", "Stripes, decades and trend of this time of year"),
        .init("climate 48.85,2.35 --celsius", "At a point, in °C"),
        .init("climate Paris --json | jq .trend_per_decade", "The slope in °C per decade"),
      ],
      discussion: [
        "For every year: the mean of the daily highs of the fifteen days around today, from the ERA5 reanalysis, "
          + "none when fewer than twelve of the days are known. This year's window is not over: its days so far "
          + "are shown as provisional and count neither for the trend nor for decades and stripes.",
        "The trend is the slope of the least-squares line. Behind it stands, as plus or minus, half its interval of "
          + "95 %: Student's t with n-2 degrees of freedom times the standard error of the slope, the years counting "
          + "as independent.",
        "One request asks for all years; it can take longer than others: --timeout 60 gives it a minute.",
      ]),
    run: { invocation async throws(CommandError) in
      let argument = try PlaceArgument(invocation.text)
      let choice = try PlaceFinder.Choice(invocation)
      let temperature = try invocation.temperature()
      let profile = try invocation.profile()
      let lookup = try Lookup(invocation)
      let place = try await lookup.place(argument, choice: choice)
      let series = try await lookup.series(of: place)
      if invocation.has(Options.json) {
        return CommandOutput(try JSONValue.series(series, of: place, now: lookup.now).document())
      }
      let renderer = ClimateRenderer(place: place, series: series, temperature: temperature)
      return CommandOutput(TextEncoder(profile).encode(renderer.lines(profile)))
    })
}

extension Lookup {
  fileprivate func series(of place: Place) async throws(CommandError) -> ClimateSeries {
    do {
      return try await climate.series(at: place.coordinate, timeZone: place.city?.timeZone, now: now)
    } catch {
      throw .service(error)
    }
  }
}
