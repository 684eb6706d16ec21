import Testing

import BreezeCore

@Suite("The six pollutants and their limits")
struct PollutantTypeTests {
  @Test("They stand in the order in which they are always shown")
  func order() {
    #expect(PollutantType.allCases == [.pm25, .pm10, .no2, .so2, .o3, .co])
    #expect(PollutantType.allCases.map(\.code) == ["pm25", "pm10", "no2", "so2", "o3", "co"])
  }

  @Test(
    "Names, icons and limits",
    arguments: [
      (PollutantType.pm25, "PM2.5", "Fine Particulate Matter", "wind", 12, 35.4),
      (.pm10, "PM10", "Coarse Particulate Matter", "cloud", 54, 154),
      (.no2, "NO₂", "Nitrogen Dioxide", "car.fill", 53, 100),
      (.so2, "SO₂", "Sulfur Dioxide", "building.2.fill", 35, 75),
      (.o3, "O₃", "Ground-Level Ozone", "sun.max.fill", 54, 70),
      (.co, "CO", "Carbon Monoxide", "flame.fill", 4400, 9400),
    ])
  func facts(
    type: PollutantType, name: String, fullName: String, icon: String, good: Double, moderate: Double
  ) {
    #expect(type.rawValue == name)
    #expect(type.fullName == fullName)
    #expect(type.icon == icon)
    #expect(type.goodLimit == good)
    #expect(type.moderateLimit == moderate)
    #expect(type.unit == "µg/m³")
    #expect(!type.description.isEmpty)
  }

  @Test("No two share a description or an icon")
  func distinct() {
    #expect(Set(PollutantType.allCases.map(\.description)).count == 6)
    #expect(Set(PollutantType.allCases.map(\.icon)).count == 6)
  }

  @Test("A code finds its pollutant in either case, anything else finds none")
  func codes() {
    for type in PollutantType.allCases {
      #expect(PollutantType(code: type.code) == type)
      #expect(PollutantType(code: type.code.uppercased()) == type)
    }
    for unknown in ["", "pm2.5", "pm2_5", "ozone", " co"] {
      #expect(PollutantType(code: unknown) == nil)
    }
  }
}
