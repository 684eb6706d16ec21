import Testing

import BreezeCore

@Suite("A reading and the six of an hour")
struct PollutantReadingTests {
  @Test(
    "The rounded value is the nearest whole number, halves away from zero",
    arguments: [(8.4, 8), (8.5, 9), (0.49, 0), (0.5, 1), (35.4, 35), (902.4, 902), (-0.4, 0)])
  func rounding(value: Double, expected: Int) {
    #expect(PollutantReading(type: .pm25, value: value).roundedValue == expected)
  }

  @Test("A value beyond every whole number has no rounded value but a rating", arguments: [1e308, .infinity])
  func beyondInt(value: Double) {
    let reading = PollutantReading(type: .pm10, value: value)
    #expect(reading.roundedValue == nil)
    #expect(reading.status == .unhealthy)
  }

  @Test("Without a value there is neither rating nor rounded value")
  func missing() {
    let reading = PollutantReading(type: .co, value: nil)
    #expect(reading.status == nil)
    #expect(reading.roundedValue == nil)
  }

  @Test("An hour has six readings in order, those without a value included")
  func readings() {
    let air = AirQuality(
      usAQI: 42, pm25: 1, pm10: 2, carbonMonoxide: 6, nitrogenDioxide: 3, sulphurDioxide: nil, ozone: 5)
    #expect(air.readings.map(\.type) == [.pm25, .pm10, .no2, .so2, .o3, .co])
    #expect(air.readings.map(\.value) == [1, 2, 3, nil, 5, 6])
  }

  @Test("The band of an hour is that of its index, and none without one")
  func status() {
    #expect(AirQuality(usAQI: 151, pm25: 1).status == .unhealthy)
    #expect(AirQuality(pm25: 151).status == nil)
  }
}
