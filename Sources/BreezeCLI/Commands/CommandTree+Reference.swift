/// What a user and a script can rely on beside commands and options, for help and manual alike.
extension CommandTree {
  static let reference = ToolReference(
    description: description, examples: examples, environment: environment,
    exitStatuses: exitStatuses.map { .init("\($0.rawValue)", $1) }, files: files, notes: notes)

  private static let description = [
    "breeze reports the air at a place: the US air quality index with advice, the hours ahead, six pollutants, "
      + "pollen and the change of the climate. Results go to standard output, everything else to standard error.",
    "Options may stand before or after the command and its arguments, as --name VALUE or --name=VALUE; -- ends "
      + "them. A negative number is an argument.",
    "The air quality is the main thing: without it there is no report. When another section cannot be had, the "
      + "report is printed without it and a line on standard error says why.",
  ]

  private static let examples: [CommandSpec.Example] = [
    .init("city London", "The air in London"),
    .init("coords 40.7 -74.0", "The air at a point"),
    .init("compare London Paris \"New York\"", "Several places, best air first"),
    .init("city Paris --json | jq .air_quality.us_aqi", "A number for a script"),
  ]

  private static let environment: [ToolReference.Entry] = [
    .init(
      "GOOGLE_POLLEN_API_KEY",
      "Key for Google Pollen; without it pollen is that of Open-Meteo, in Europe only"),
    .init("OPEN_METEO_API_KEY", "Key of a customer of Open-Meteo, for the servers that answer customers"),
    .init("BREEZE_AIR_QUALITY_URL", "Full address, path included, of another server for the air quality"),
    .init("BREEZE_GEOCODING_URL", "The same for the search of places"),
    .init("BREEZE_ARCHIVE_URL", "The same for past weather"),
    .init("BREEZE_POLLEN_URL", "The same for Google Pollen"),
    .init("XDG_CONFIG_HOME", "The settings are in breeze/config.json below it; ~/.config without it"),
    .init("XDG_CACHE_HOME", "Stored answers are in breeze/ below it; ~/.cache without it"),
    .init("BREEZE_NOW", "An instant of ISO 8601 to use as the clock, for reports that can be repeated"),
    .init("COLUMNS", "The width when standard output is no terminal; 80 when it is not set"),
    .init(
      "LC_ALL, LC_CTYPE, LANG", "The first that is set decides: Unicode when it names UTF-8, else plain ASCII"
    ),
    .init("NO_COLOR", "No colours, whatever it is set to"),
    .init("FORCE_COLOR, CLICOLOR_FORCE", "Colours also when standard output is no terminal, unless 0"),
    .init("CLICOLOR", "No colours when it is 0"),
    .init("TERM, COLORTERM", "How many colours the terminal has; none when TERM is dumb"),
    .init("COLORFGBG", "Tells a light from a dark background"),
    .init("http_proxy, https_proxy, no_proxy", "Which proxy to go through, and for which hosts not"),
  ]

  private static let exitStatuses: [(ExitStatus, String)] = [
    (.success, "Printed; an optional section may be missing, then with a note"),
    (.unexpected, "An unexpected failure"),
    (.usage, "Usage: a wrong command, option, value or pair of coordinates"),
    (.placeNotFound, "No such place"),
    (.unreachable, "A service could not be reached in time, or failed by a fault of its own"),
    (.refused, "A service refused, or its answer cannot be used"),
    (.rateLimited, "A service got too many requests"),
    (.localFile, "A local file or folder could not be read or written"),
    (.partial, "Some of several places failed; the others were printed"),
    (.overLimit, "--fail-above was exceeded"),
    (.hungUp, "The terminal was closed"),
    (.interrupted, "Interrupted. A reader of a pipe that has had enough is no failure"),
    (.terminated, "Asked to end"),
  ]

  private static let files: [ToolReference.Entry] = [
    .init("~/.config/breeze/config.json", "The settings, as breeze config writes them"),
    .init("~/.cache/breeze/", "Stored answers; breeze cache clear deletes them"),
    .init(
      "DIR/geocoding.json, DIR/air-quality.json, DIR/pollen.json, DIR/archive.json",
      "A recording, as --record writes it and --fixtures reads it: the answer of each service as it was "
        + "received. An answer that was not 200 bears its status, as in pollen.403.json. A service without a file "
        + "is one that cannot be reached."),
  ]

  private static let notes = [
    "The values are those of a model, not of a station, and no medical advice.",
    "Data: Open-Meteo.com (CC BY 4.0), with the model of the Copernicus Atmosphere Monitoring Service for air "
      + "quality and pollen, an archive of past weather, and places of GeoNames; Google Pollen where there is a "
      + "key.",
  ]
}
