/// What a batch prints for each place.
enum BatchForm: Sendable {
  /// One JSON object a line.
  case lines
  /// A header, then one record a line.
  case csv

  /// - Throws: a usage error for the forms that are made for one place.
  init(_ invocation: Invocation) throws(CommandError) {
    switch try invocation.value(of: Options.output) {
    case nil, .json: self = .lines
    case .csv where invocation.has(Options.json):
      throw .usage(.exclusive(Options.json.spec.name, Options.output.spec.name))
    case .csv: self = .csv
    default: throw .usage(.invalid("batch prints json or csv, no other --output."))
    }
  }

  /// What stands before all places; nil when nothing does.
  var header: String? {
    self == .csv ? CSVReport.record(BatchCSV.columns) : nil
  }

  /// One place, with its line break. Nothing in it breaks the line.
  func text(of outcome: BatchOutcome) throws(CommandError) -> String {
    switch self {
    case .lines: try JSONValue.batchLine(outcome).document(.line)
    case .csv: CSVReport.record(BatchCSV.fields(of: outcome))
    }
  }
}
