/// Lengths of time in words, rounded down to what matters.
enum AgeText {
  /// `14 minutes`, `3 hours`, `2 days`; "less than a minute" below one.
  static func text(seconds: Double) -> String {
    let minutes = Int(max(0, min(seconds, 1e12)) / 60)
    switch minutes {
    case 0: return "less than a minute"
    case 1..<120: return counted(minutes, "minute")
    case 120..<2880: return counted(minutes / 60, "hour")
    default: return counted(minutes / 1440, "day")
    }
  }

  static func counted(_ number: Int, _ unit: String) -> String {
    number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }
}
