public import Foundation

/// The clock of a place whose offset from UTC no service has told yet.
public enum SolarClock {
  /// Seconds east of UTC at an instant: by the rules of the IANA time zone, and without a known one by the sun, which
  /// moves 15° of longitude an hour, to the whole hour.
  public static func offset(at coordinate: Coordinate, timeZone: String?, at instant: Date) -> Int {
    timeZone.flatMap(TimeZone.init(identifier:))?.secondsFromGMT(for: instant)
      ?? Int((coordinate.longitude / 15).rounded()) * 3600
  }
}
