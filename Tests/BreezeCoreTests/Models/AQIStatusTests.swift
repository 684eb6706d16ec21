import Testing

import BreezeCore

@Suite("The bands of the US AQI")
struct AQIStatusTests {
  @Test(
    "Both sides of every bound",
    arguments: [
      (0, AQIStatus.excellent), (25, .excellent), (26, .good), (50, .good), (51, .moderate),
      (75, .moderate), (76, .slightlyHigh), (100, .slightlyHigh), (101, .unhealthyForSensitiveGroups),
      (150, .unhealthyForSensitiveGroups), (151, .unhealthy), (200, .unhealthy), (201, .veryUnhealthy),
      (300, .veryUnhealthy), (301, .hazardous), (500, .hazardous), (737, .hazardous), (.max, .hazardous),
    ])
  func band(aqi: Int, expected: AQIStatus) {
    #expect(AQIStatus.from(aqi: aqi) == expected)
  }

  @Test(
    "Words and colours",
    arguments: [
      (AQIStatus.excellent, "Excellent", "✨", "aqiGood", "#34c759"),
      (.good, "Good", "😊", "aqiGood", "#34c759"),
      (.moderate, "Moderate", "😐", "aqiModerate", "#ff9500"),
      (.slightlyHigh, "Slightly High", "😕", "aqiModerate", "#ff9500"),
      (
        .unhealthyForSensitiveGroups, "Unhealthy for Sensitive Groups", "😷", "aqiUnhealthySensitive",
        "#ff6b00"
      ),
      (.unhealthy, "Unhealthy", "😨", "aqiUnhealthy", "#ff3b30"),
      (.veryUnhealthy, "Very Unhealthy", "🚨", "aqiVeryUnhealthy", "#af52de"),
      (.hazardous, "Hazardous", "☠️", "aqiHazardous", "#8e0000"),
    ])
  func words(status: AQIStatus, text: String, emoji: String, color: String, hex: String) {
    #expect(status.text == text)
    #expect(status.emoji == emoji)
    #expect(status.color.rawValue == color)
    #expect(status.color.hex == hex)
  }

  @Test("Every band has a description and two to four tips, none twice", arguments: AQIStatus.allCases)
  func advice(status: AQIStatus) {
    #expect(!status.description.isEmpty)
    #expect((2...4).contains(status.tips.count))
    #expect(Set(status.tips).count == status.tips.count)
  }

  @Test(
    "From 101 to 300 the tips name the sensitive groups",
    arguments: AQIStatus.allCases.dropFirst(4).dropLast()
  )
  func sensitiveGroups(status: AQIStatus) {
    let advice = status.tips.joined()
    for group in ["Children", "older adults", "heart", "lung"] {
      #expect(advice.contains(group))
    }
  }
}
