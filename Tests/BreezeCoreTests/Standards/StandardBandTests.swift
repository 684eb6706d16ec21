import BreezeCore
import Testing

@Suite("The limits of a pollutant under a standard")
struct StandardBandTests {
  private func rows(_ standard: AirStandard, _ pollutant: PollutantType) -> [String] {
    standard.bands(for: pollutant).map { band in
      let start = (band.includesLower ? "" : ">") + "\(band.lower)"
      return
        "\(band.level) \(band.name) \(start)–\(band.upper.map { "\($0)" } ?? "") \(band.unit), \(band.averaging)"
    }
  }

  @Test("US EPA, PM2.5: open at the end")
  func fineParticles() {
    let expected = [
      "1 Good 0.0–9.0", "2 Moderate 9.1–35.4", "3 Unhealthy for Sensitive Groups 35.5–55.4",
      "4 Unhealthy 55.5–125.4", "5 Very Unhealthy 125.5–225.4", "6 Hazardous 225.5–",
    ]
    #expect(rows(.usEPA, .pm25) == expected.map { $0 + " µg/m³, NowCast of 12 hours" })
  }

  @Test("US EPA, ozone: eight hours, then one")
  func ozone() {
    let eight = [
      "1 Good 0.0–0.054", "2 Moderate 0.055–0.07", "3 Unhealthy for Sensitive Groups 0.071–0.085",
      "4 Unhealthy 0.086–0.105", "5 Very Unhealthy 0.106–0.2",
    ]
    let one = [
      "3 Unhealthy for Sensitive Groups 0.125–0.164", "4 Unhealthy 0.165–0.204",
      "5 Very Unhealthy 0.205–0.404", "6 Hazardous 0.405–",
    ]
    let expected = eight.map { $0 + " ppm, 8-hour mean" } + one.map { $0 + " ppm, highest of 8 hours" }
    #expect(rows(.usEPA, .o3) == expected)
  }

  @Test("US EPA, SO₂: the hour, then the day")
  func sulphurDioxide() {
    #expect(
      rows(.usEPA, .so2) == [
        "1 Good 0.0–35.0 ppb, 1 hour", "2 Moderate 36.0–75.0 ppb, 1 hour",
        "3 Unhealthy for Sensitive Groups 76.0–185.0 ppb, 1 hour", "4 Unhealthy 186.0–304.0 ppb, 1 hour",
        "5 Very Unhealthy 305.0–604.0 ppb, 24-hour mean", "6 Hazardous 605.0– ppb, 24-hour mean",
      ])
  }

  @Test("EU, NO₂: a bound belongs to the better level")
  func europe() {
    let expected = [
      "1 Good 0.0–10.0", "2 Fair >10.0–25.0", "3 Moderate >25.0–60.0", "4 Poor >60.0–100.0",
      "5 Very poor >100.0–150.0", "6 Extremely poor >150.0–",
    ]
    #expect(rows(.eu, .no2) == expected.map { $0 + " µg/m³, 1 hour" })
  }

  @Test("WHO, CO: one limit in mg/m³")
  func guideline() {
    let expected = ["1 Meets the guideline 0.0–4.0", "2 Exceeds the guideline >4.0–"]
    #expect(rows(.who, .co) == expected.map { $0 + " mg/m³, 24-hour mean" })
  }

  @Test("UK, PM10: ten numbers in four bands")
  func kingdom() {
    let expected = ["1 Low 0.0–50.0", "2 Moderate 51.0–75.0", "3 High 76.0–100.0", "4 Very High >100.0–"]
    #expect(rows(.uk, .pm10) == expected.map { $0 + " µg/m³, 24-hour mean" })
  }

  @Test("India, CO: whole tenths, open at the end")
  func india() {
    let expected = [
      "1 Good 0.0–1.0", "2 Satisfactory 1.1–2.0", "3 Moderately Polluted 2.1–10.0", "4 Poor 10.1–17.0",
      "5 Very Poor 17.1–34.0", "6 Severe >34.0–",
    ]
    #expect(rows(.india, .co) == expected.map { $0 + " mg/m³, 8-hour mean" })
  }

  @Test("China, SO₂: what lies above the last row stays in its band")
  func chinaSulphurDioxide() {
    let expected = [
      "1 Excellent 0.0–150.0", "2 Good >150.0–500.0", "3 Lightly Polluted >500.0–650.0",
      "4 Moderately Polluted >650.0–",
    ]
    #expect(rows(.china, .so2) == expected.map { $0 + " µg/m³, 1 hour" })
  }

  @Test("China, PM2.5: the two last rows are one band")
  func chinaParticles() {
    let last = rows(.china, .pm25).last
    #expect(last == "6 Severely Polluted >250.0– µg/m³, 1 hour")
    #expect(rows(.china, .pm25).count == 6)
  }

  @Test("No limits where the standard does not rate the pollutant", arguments: [AirStandard.eu, .uk])
  func absent(standard: AirStandard) {
    #expect(standard.bands(for: .co) == [])
  }

  @Test("The names of the bands are those of the ratings", arguments: AirStandard.allCases)
  func names(standard: AirStandard) {
    let used = PollutantType.allCases.flatMap { standard.bands(for: $0) }
    #expect(Set(used.map(\.level)) == Set(1...standard.bandNames.count))
    #expect(used.allSatisfy { standard.bandNames[$0.level - 1] == $0.name })
  }
}
