/// The bands of a standard over its index.
package struct BandScale: Sendable {
  /// The best first.
  package let names: [String]
  /// The highest index of each band but the last, which is open.
  package let ends: [Int]

  /// The position of the band of `index`, 1 the best.
  package func level(of index: Int) -> Int {
    1 + ends.count { $0 < index }
  }

  /// `level` from 1 to the number of names.
  package func name(of level: Int) -> String {
    names[level - 1]
  }
}
