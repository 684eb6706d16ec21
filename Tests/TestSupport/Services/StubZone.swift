import Foundation

/// A time zone as the Open-Meteo services use it: one offset, that of the present moment, for every date asked.
struct StubZone: Sendable {
  let name: String
  let offset: Int

  static let greenwich = StubZone(name: "GMT", offset: 0)

  /// The zone of that IANA name; `UTC` is answered as `GMT`.
  init?(name: String, now: Date) {
    if ["GMT", "UTC"].contains(name) {
      self = .greenwich
      return
    }
    guard name.contains("/"), let zone = TimeZone(identifier: name) else { return nil }
    self.init(name: name, offset: zone.secondsFromGMT(for: now))
  }

  /// The zone of the nearest place within half a degree that the stub knows, else Greenwich.
  init(latitude: Double, longitude: Double, now: Date) {
    let near = StubPlace.near(latitude: latitude, longitude: longitude)
    self = near.flatMap { StubZone(name: $0.timezone, now: now) } ?? .greenwich
  }

  private init(name: String, offset: Int) {
    self.name = name
    self.offset = offset
  }

  /// The offset cut to whole hours, by which the services read their hourly data.
  var hours: Int { offset / 3600 }

  /// `GMT+5:45`: nothing to be parsed.
  var abbreviation: String {
    guard offset != 0 else { return "GMT" }
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(minutes % 60)"
    return "GMT\(offset < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }
}
