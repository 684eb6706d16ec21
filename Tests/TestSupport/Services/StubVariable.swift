/// One variable of the air quality service, and the range in which its made-up values lie.
struct StubVariable: Sendable {
  let name: String
  let unit: String
  var decimals = 1
  var low = 0.0
  var high = 0.0
  /// Null outside the European model.
  var europeOnly = false
  /// Known to the server, but not in this model: always null.
  var absent = false
  /// The index that is the largest of others.
  var largestOf: [String] = []

  /// The variable of that name. The short names of the sub-indices are the long ones.
  static func named(_ name: String) -> StubVariable? {
    var long = name
    for (short, full) in shortNames where name.hasSuffix("aqi_\(short)") {
      long = name.dropLast(short.count) + full
    }
    return all[long]
  }

  private static let shortNames = [
    ("no2", "nitrogen_dioxide"), ("o3", "ozone"), ("so2", "sulphur_dioxide"), ("co", "carbon_monoxide"),
  ]

  private static let all = Dictionary(
    (matter + pollen + americanIndex + europeanIndex + sky + weather).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  // The letter is U+03BC, as the services write it.
  private static let microgram = "\u{3BC}g/m\u{B3}"

  private static let matter = [
    ("pm10", 5.0, 60.0), ("pm2_5", 2.0, 45.0), ("dust", 0.0, 20.0), ("carbon_monoxide", 100.0, 900.0),
    ("nitrogen_dioxide", 2.0, 80.0), ("sulphur_dioxide", 0.5, 30.0), ("ozone", 10.0, 140.0),
  ].map { StubVariable(name: $0, unit: microgram, low: $1, high: $2) }

  private static let pollen =
    [StubVariable(name: "ammonia", unit: microgram, low: 1, high: 12, europeOnly: true)]
    + ["alder", "birch", "grass", "mugwort", "olive", "ragweed"].map {
      StubVariable(name: "\($0)_pollen", unit: "grains/m\u{B3}", low: 0, high: 90, europeOnly: true)
    }

  private static let americanIndex = index(
    "us_aqi", unit: "USAQI",
    [
      ("pm2_5", 15, 160), ("pm10", 8, 90), ("nitrogen_dioxide", 3, 70), ("ozone", 8, 120),
      ("sulphur_dioxide", 1, 40), ("carbon_monoxide", 1, 30),
    ])

  private static let europeanIndex = index(
    "european_aqi", unit: "EAQI",
    [
      ("pm2_5", 5, 90), ("pm10", 4, 70), ("nitrogen_dioxide", 2, 60), ("ozone", 5, 70),
      ("sulphur_dioxide", 1, 20),
    ])

  private static let sky = [
    StubVariable(name: "uv_index", unit: "", decimals: 2, high: 8),
    StubVariable(name: "uv_index_clear_sky", unit: "", decimals: 2, high: 9),
    StubVariable(name: "aerosol_optical_depth", unit: "", decimals: 2, low: 0.05, high: 0.9),
    StubVariable(name: "carbon_dioxide", unit: "ppm", decimals: 0, low: 420, high: 480),
    StubVariable(name: "methane", unit: microgram, decimals: 1, low: 1300, high: 1500),
  ]

  private static let weather = ["temperature_2m", "relative_humidity_2m", "wind_speed_10m"].map {
    StubVariable(name: $0, unit: "undefined", absent: true)
  }

  private static func index(
    _ name: String, unit: String, _ parts: [(String, Double, Double)]
  ) -> [StubVariable] {
    let single = parts.map {
      StubVariable(name: "\(name)_\($0.0)", unit: unit, decimals: 0, low: $0.1, high: $0.2)
    }
    return single + [StubVariable(name: name, unit: unit, decimals: 0, largestOf: single.map(\.name))]
  }
}
