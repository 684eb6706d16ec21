/// A row of values as one line of steps.
package struct Sparkline: Sendable, Hashable {
  private let values: [Int?]
  private let floor: Int

  /// - Parameters:
  ///   - values: nil leaves a gap.
  ///   - floor: the highest value to draw as the lowest step at the least, so that small changes in clean air
  ///     do not look like mountains.
  package init(_ values: [Int?], atLeast floor: Int) {
    self.values = values
    self.floor = floor
  }

  package func text(glyphs: Glyphs) -> String {
    let top = max(floor, values.compactMap { $0 }.max() ?? 0)
    return values.map { value in
      guard let value else { return glyphs.gap }
      let share = Double(max(0, value)) / (Double(top) + 1)
      return glyphs.steps[min(Int(share * Double(glyphs.steps.count)), glyphs.steps.count - 1)]
    }.joined()
  }
}
