import BreezeCore

/// One place and its air of the running hour: what the forms of one line are made from.
struct PlaceReading: Sendable, Equatable {
  let place: Place
  /// nil when the service knows nothing of this hour.
  let air: AirQualityReport?
  /// The place's IANA time zone; nil when nobody names it.
  let timeZone: String?

  var name: String { place.name.displaySafe }
  var displayName: String { place.displayName.displaySafe }
  var status: AQIStatus? { air?.airQuality.status }

  /// `Air Quality in London, England, United Kingdom: AQI 42 - Good`; nil without an index.
  var shareLine: String? {
    guard let aqi = air?.airQuality.usAQI, let status else { return nil }
    return "Air Quality in \(displayName): AQI \(aqi) - \(status.text)"
  }
}

extension Dashboard {
  var placeReading: PlaceReading { PlaceReading(place: place, air: air, timeZone: timeZone) }
}
