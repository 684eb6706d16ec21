/// Runs several things in turn, so that a slow moment of the machine meets all of them.
enum Median {
  /// What the named things take at the median of so many rounds. One more goes ahead and does not count.
  ///
  /// - Parameter rounds: 9 or more, or a slow moment tells.
  static func of<Value>(
    rounds: Int, _ things: [() throws -> Value], by measure: (Value) -> Double
  ) throws -> [Double] {
    var values: [[Double]] = things.map { _ in [] }
    for round in 0...rounds {
      for (index, thing) in things.enumerated() {
        let value = measure(try thing())
        if round > 0 { values[index].append(value) }
      }
    }
    return values.map { $0.sorted()[$0.count / 2] }
  }
}
