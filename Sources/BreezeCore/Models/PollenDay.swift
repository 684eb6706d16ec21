/// The pollen of one day.
public struct PollenDay: Sendable, Equatable {
  public let date: CalendarDay
  /// The same items in the same order on every day of a report.
  public let items: [PollenItem]

  public init(date: CalendarDay, items: [PollenItem]) {
    self.date = date
    self.items = items
  }
}
