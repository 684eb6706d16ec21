import BreezeCore

extension Forecast {
  /// `best 12 at 05:00` and `peak 87 at 15:00`, by the place's clock; empty when no hour is known.
  var extremes: [String] {
    [("best", best), ("peak", peak)].compactMap { word, hour in
      hour.flatMap { hour in hour.usAQI.map { "\(word) \($0) at \(hour.time.clock)" } }
    }
  }
}
