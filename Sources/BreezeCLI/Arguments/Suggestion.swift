/// Finds what was probably meant by a mistyped word.
package enum Suggestion {
  /// The candidate that the fewest slips of the finger turn into `typed`; nil when even that one is far off: more
  /// than a third of the longer word, at most three.
  package static func nearest(to typed: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { ($0, distance: distance(Array(typed.lowercased()), Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let longer = max(typed.count, best.0.count)
    return best.distance <= min(3, max(1, longer / 3)) ? best.0 : nil
  }

  /// How many slips of the finger turn one word into the other, as they stand.
  package static func slips(between left: String, and right: String) -> Int {
    distance(Array(left), Array(right))
  }

  /// Letters put in, left out, changed, or swapped with their neighbour (optimal string alignment).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
