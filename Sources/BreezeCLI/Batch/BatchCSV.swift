import BreezeCore

/// A place of a batch as a record: its line and input, the columns of every CSV report, and for a failure its code and
/// what is wrong. A place that failed has nothing between.
enum BatchCSV {
  static let columns = ["line", "input"] + CSVReport.columns + ["error", "message"]

  static func fields(of outcome: BatchOutcome) -> [String] {
    let number = String(outcome.line.number)
    switch outcome.result {
    case .success(let reading):
      let row = PlaceReading(
        place: reading.place, air: reading.air,
        timeZone: reading.place.city?.timeZone ?? reading.air.timeZone)
      // A point is a pair of numbers, which no spreadsheet takes for a formula.
      let input = CSVReport.text(outcome.line.text.displaySafe, isNumber: reading.place.city == nil)
      return [number, input] + CSVReport.fields(row) + ["", ""]
    case .failure(let error):
      let empty = CSVReport.columns.map { _ in "" }
      let message = CSVReport.text(ErrorWording.text(error).displaySafe)
      return [number, CSVReport.text(outcome.line.text.displaySafe)] + empty + [error.code, message]
    }
  }
}
