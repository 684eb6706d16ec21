extension StubPlace {
  /// Every place the stub knows. Coordinates and numbers are near the true ones; where several share a name they are
  /// there to be told apart.
  static let all = world + namesakes + oddities

  private static let world = [
    StubPlace(
      id: 2_643_743, name: "London", latitude: 51.50853, longitude: -0.12574, elevation: 25, feature: "PPLC",
      countryCode: "GB", country: "United Kingdom", admin1: "England", admin2: "Greater London",
      timezone: "Europe/London", population: 8_961_989, translations: ["de": "London", "fr": "Londres"]),
    StubPlace(
      id: 2_988_507, name: "Paris", latitude: 48.85341, longitude: 2.3488, elevation: 42, feature: "PPLC",
      countryCode: "FR", country: "France", admin1: "Île-de-France", admin2: "Paris",
      timezone: "Europe/Paris", population: 2_138_551, postcodes: ["75001", "75020", "75002"]),
    StubPlace(
      id: 5_128_581, name: "New York", latitude: 40.71427, longitude: -74.00597, elevation: 10,
      countryCode: "US", country: "United States", admin1: "New York", timezone: "America/New_York",
      population: 8_804_190, aliases: ["New York City", "NYC"]),
    StubPlace(
      id: 2_147_714, name: "Sydney", latitude: -33.86785, longitude: 151.20732, elevation: 58,
      feature: "PPLA", countryCode: "AU", country: "Australia", admin1: "New South Wales",
      timezone: "Australia/Sydney", population: 4_627_345),
    StubPlace(
      id: 1_283_240, name: "Kathmandu", latitude: 27.70169, longitude: 85.3206, elevation: 1317,
      feature: "PPLC", countryCode: "NP", country: "Nepal", admin1: "Bagmati Province",
      timezone: "Asia/Kathmandu", population: 1_442_271),
    StubPlace(
      id: 1_850_147, name: "Tokyo", latitude: 35.6895, longitude: 139.69171, elevation: 44, feature: "PPLC",
      countryCode: "JP", country: "Japan", admin1: "Tokyo", timezone: "Asia/Tokyo", population: 9_733_276,
      aliases: ["東京"], translations: ["ja": "東京"]),
    StubPlace(
      id: 2_950_159, name: "Berlin", latitude: 52.52437, longitude: 13.41053, elevation: 74, feature: "PPLC",
      countryCode: "DE", country: "Germany", admin1: "State of Berlin", timezone: "Europe/Berlin",
      population: 3_426_354, postcodes: ["10967", "13347"]),
    StubPlace(
      id: 6_167_865, name: "Toronto", latitude: 43.70643, longitude: -79.39864, elevation: 175,
      feature: "PPLA", countryCode: "CA", country: "Canada", admin1: "Ontario", timezone: "America/Toronto",
      population: 2_794_356),
    StubPlace(
      id: 5_368_361, name: "Los Angeles", latitude: 34.05223, longitude: -118.24368, elevation: 89,
      feature: "PPLA2", countryCode: "US", country: "United States", admin1: "California",
      admin2: "Los Angeles", timezone: "America/Los_Angeles", population: 3_898_747, aliases: ["L.A."]),
    StubPlace(
      id: 4_887_398, name: "Chicago", latitude: 41.85003, longitude: -87.65005, elevation: 179,
      feature: "PPLA2", countryCode: "US", country: "United States", admin1: "Illinois", admin2: "Cook",
      timezone: "America/Chicago", population: 2_746_388),
    StubPlace(
      id: 292_223, name: "Dubai", latitude: 25.07725, longitude: 55.30927, elevation: 24, feature: "PPLA",
      countryCode: "AE", country: "United Arab Emirates", admin1: "Dubai", timezone: "Asia/Dubai",
      population: 3_790_000),
    StubPlace(
      id: 5_856_195, name: "Honolulu", latitude: 21.30694, longitude: -157.85833, elevation: 18,
      feature: "PPLA", countryCode: "US", country: "United States", admin1: "Hawaii", admin2: "Honolulu",
      timezone: "Pacific/Honolulu", population: 350_964),
    StubPlace(
      id: 2_193_733, name: "Auckland", latitude: -36.84853, longitude: 174.76349, elevation: 27,
      feature: "PPLA", countryCode: "NZ", country: "New Zealand", admin1: "Auckland",
      timezone: "Pacific/Auckland", population: 417_910),
    StubPlace(
      id: 2_657_896, name: "Zürich", latitude: 47.36667, longitude: 8.55, elevation: 428, feature: "PPLA",
      countryCode: "CH", country: "Switzerland", admin1: "Zurich", admin2: "Zürich District",
      timezone: "Europe/Zurich", population: 341_730),
    StubPlace(
      id: 1_816_670, name: "Beijing", latitude: 39.9075, longitude: 116.39723, elevation: 49,
      feature: "PPLC", countryCode: "CN", country: "China", admin1: "Beijing", timezone: "Asia/Shanghai",
      population: 18_960_744, aliases: ["北京", "Peking"], translations: ["zh": "北京", "de": "Peking"]),
    StubPlace(
      id: 3_448_439, name: "São Paulo", latitude: -23.5475, longitude: -46.63611, elevation: 769,
      feature: "PPLA", countryCode: "BR", country: "Brazil", admin1: "São Paulo",
      timezone: "America/Sao_Paulo", population: 12_400_232),
    StubPlace(
      id: 2_867_714, name: "Munich", latitude: 48.13743, longitude: 11.57549, elevation: 524,
      feature: "PPLA", countryCode: "DE", country: "Germany", admin1: "Bavaria", timezone: "Europe/Berlin",
      population: 1_512_491, aliases: ["München"], translations: ["de": "München"]),
  ]
}
