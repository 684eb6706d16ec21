import BreezeCore
import Testing

/// Table 6 of EPA-454/B-24-002 as printed: the first and last concentration of each row.
@Suite("Both ends of every row of the US AQI")
struct USEPAEdgeTests {
  private static let good = (0, 50)
  private static let moderate = (51, 100)
  private static let sensitive = (101, 150)
  private static let unhealthy = (151, 200)
  private static let veryUnhealthy = (201, 300)
  private static let hazardous = (301, 500)

  private func check(_ table: BreakpointTable, _ row: (Double, Double), _ indices: (Int, Int)) {
    #expect(table.verdict(at: row.0) == .index(indices.0))
    #expect(table.verdict(at: row.1) == .index(indices.1))
  }

  @Test(
    "PM2.5",
    arguments: [
      (0.0, 9.0, good), (9.1, 35.4, moderate), (35.5, 55.4, sensitive), (55.5, 125.4, unhealthy),
      (125.5, 225.4, veryUnhealthy), (225.5, 325.4, hazardous),
    ])
  func pm25(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.pm25, (first, last), indices)
    check(USEPATables.pm25, (first, last + 0.099), indices)
  }

  @Test(
    "PM10",
    arguments: [
      (0.0, 54.0, good), (55, 154, moderate), (155, 254, sensitive), (255, 354, unhealthy),
      (355, 424, veryUnhealthy), (425, 604, hazardous),
    ])
  func pm10(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.pm10, (first, last), indices)
    check(USEPATables.pm10, (first, last + 0.99), indices)
  }

  @Test(
    "NO₂",
    arguments: [
      (0.0, 53.0, good), (54, 100, moderate), (101, 360, sensitive), (361, 649, unhealthy),
      (650, 1249, veryUnhealthy), (1250, 2049, hazardous),
    ])
  func nitrogenDioxide(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.nitrogenDioxide, (first, last), indices)
  }

  @Test(
    "SO₂ in one hour",
    arguments: [(0.0, 35.0, good), (36, 75, moderate), (76, 185, sensitive), (186, 304, unhealthy)])
  func sulphurDioxideHour(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.sulphurDioxideHour, (first, last), indices)
  }

  @Test("SO₂ over a day", arguments: [(305.0, 604.0, veryUnhealthy), (605, 1004, hazardous)])
  func sulphurDioxideDay(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.sulphurDioxideDay, (first, last), indices)
  }

  @Test(
    "Ozone over eight hours",
    arguments: [
      (0.000, 0.054, good), (0.055, 0.070, moderate), (0.071, 0.085, sensitive), (0.086, 0.105, unhealthy),
      (0.106, 0.200, veryUnhealthy),
    ])
  func ozoneEightHours(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.ozoneEightHours, (first, last), indices)
    check(USEPATables.ozoneEightHours, (first, last + 0.00099), indices)
  }

  @Test(
    "Ozone in one hour",
    arguments: [
      (0.125, 0.164, sensitive), (0.165, 0.204, unhealthy), (0.205, 0.404, veryUnhealthy),
      (0.405, 0.604, hazardous),
    ])
  func ozoneHour(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.ozoneHour, (first, last), indices)
  }

  @Test(
    "CO",
    arguments: [
      (0.0, 4.4, good), (4.5, 9.4, moderate), (9.5, 12.4, sensitive), (12.5, 15.4, unhealthy),
      (15.5, 30.4, veryUnhealthy), (30.5, 50.4, hazardous),
    ])
  func carbonMonoxide(first: Double, last: Double, indices: (Int, Int)) {
    check(USEPATables.carbonMonoxide, (first, last), indices)
  }
}
