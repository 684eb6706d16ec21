import BreezeCore
import Foundation

extension Command {
  static let batch = Command(
    spec: CommandSpec(
      "batch", summary: "The air at many places, one line for each",
      argument: ArgumentSpec(
        "[FILE|-]", summary: "One place a line, a name or LAT,LON; standard input without one", count: 0...1,
        kind: .file),
      options: [
        Options.country.spec, Options.language.spec, Options.output.spec, Options.rate.spec,
        Options.resume.spec, Options.timeout.spec,
      ] + Options.cache + Options.diagnostics,
      examples: [
        .init("batch places.txt > air.jsonl", "Every place of a file"),
        .init("batch places.txt --resume air.jsonl >> air.jsonl", "The rest after an interruption"),
        .init("batch places.txt --output csv > air.csv", "A table for a spreadsheet"),
        .init("batch - --rate 60 < places.txt", "No more than sixty places a minute"),
      ],
      discussion: [
        "Lines come out in the order of the input, as soon as their group of up to 100 is there. Blank lines and lines "
          + "that begin with # are passed over. A place that fails is a line of type error; the exit status is then 8.",
        "Without --output, or with json, each place is a JSON object on a line of its own. --output csv prints a header "
          + "and one record a place: line and input, then what every CSV report has, then "
          + "error and message, which are empty unless the place failed. The other forms are refused. --resume takes an "
          + "output of the same form.",
        "On the free public service the tool itself keeps to the limits of 600, 5000 and 10000 requests a minute, hour "
          + "and day, and waits for the next window. With a key or another server there is no limit but --rate.",
      ]),
    run: { invocation async throws(CommandError) in
      try await BatchSession(invocation).run()
    }, showsLoading: false)
}
