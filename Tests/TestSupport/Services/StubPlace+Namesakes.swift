extension StubPlace {
  /// Places that share a name, some across a border.
  static let namesakes =
    [
      (4_717_560, "Paris", 33.66094, -95.55551, 183.0, "Texas", "Lamar", "America/Chicago", 24_782),
      (
        5_746_545, "Portland", 45.52345, -122.67621, 12.0, "Oregon", "Multnomah", "America/Los_Angeles",
        652_503
      ),
      (4_975_802, "Portland", 43.66147, -70.25533, 19.0, "Maine", "Cumberland", "America/New_York", 68_408),
      (
        4_409_896, "Springfield", 37.21533, -93.29824, 396.0, "Missouri", "Greene", "America/Chicago", 169_176
      ),
      (
        4_951_788, "Springfield", 42.10148, -72.58981, 21.0, "Massachusetts", "Hampden", "America/New_York",
        155_929
      ),
      (
        4_250_542, "Springfield", 39.80172, -89.64371, 182.0, "Illinois", "Sangamon", "America/Chicago",
        114_394
      ),
      (4_525_353, "Springfield", 39.92423, -83.80882, 298.0, "Ohio", "Clark", "America/New_York", 58_662),
      (
        5_754_005, "Springfield", 44.04624, -123.02203, 139.0, "Oregon", "Lane", "America/Los_Angeles", 61_893
      ),
    ].map { id, name, latitude, longitude, elevation, state, county, zone, population in
      StubPlace(
        id: id, name: name, latitude: latitude, longitude: longitude, elevation: elevation,
        countryCode: "US", country: "United States", admin1: state, admin2: county, timezone: zone,
        population: population)
    } + [
      StubPlace(
        id: 6_058_560, name: "London", latitude: 42.98339, longitude: -81.23304, elevation: 251,
        countryCode: "CA", country: "Canada", admin1: "Ontario", timezone: "America/Toronto",
        population: 422_324),
      StubPlace(
        id: 6_155_033, name: "Springfield", latitude: 49.92915, longitude: -96.6939, elevation: 240,
        countryCode: "CA", country: "Canada", admin1: "Manitoba", timezone: "America/Winnipeg",
        population: 16_142),
      StubPlace(
        id: 2_643_736, name: "Londonderry", latitude: 54.9981, longitude: -7.30934, elevation: 13,
        feature: "PPLA2", countryCode: "GB", country: "United Kingdom", admin1: "Northern Ireland",
        timezone: "Europe/London", population: 83_652, aliases: ["Derry"]),
    ]

  /// Places whose answers lack what others have: a country, an elevation, even a coordinate that is zero.
  static let oddities = [
    StubPlace(
      id: 6_255_152, name: "Antarctica", latitude: -78.15856, longitude: 16.40626, elevation: 3199,
      feature: "CONT", timezone: "Antarctica/Syowa", population: 1100),
    StubPlace(
      id: 4_956_966, name: "Atlantic Point", latitude: 44.09647, longitude: -69.10087, feature: "CAPE",
      countryCode: "US", country: "United States", admin1: "Maine", admin2: "Knox",
      timezone: "America/New_York"),
    StubPlace(
      id: 7_000_001, name: "Null Island", latitude: 0, longitude: 0, feature: "ISL", timezone: "Etc/GMT"),
  ]
}
