import TestSupport
import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("The share card")
struct ShareCardTests {
  /// Runs in a folder of its own and gives back the picture.
  private func card(
    _ words: [String], answers: [Service: String] = [:]
  ) async throws -> (svg: String, run: Breeze) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("card.svg")
    let run = await Breeze.run(words + ["--card", file.path], bodies: answers)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["card.svg"])
    return (try String(contentsOf: file, encoding: .utf8), run)
  }

  private var london: [String] { ["city", "London", "--fixtures", Fixture.recording("london"), "--share"] }

  /// The texts of a picture, as they are shown.
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text [^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  @Test("It has the place, its date, the index, the status, the six pollutants and the credit")
  func contents() async throws {
    let (svg, run) = try await card(london)
    #expect(run.output == "Air Quality in London, England, United Kingdom: AQI 42 - Good\n")
    #expect(
      texts(svg) == [
        "London", "England, United Kingdom · Tuesday, December 1, 2026", "0", "500", "42", "US AQI", "Good",
        "Air Quality Details", "µg/m³", "PM2.5", "8", "Good", "PM10", "15", "Good", "NO₂", "31", "Good",
        "SO₂", "2", "Good", "O₃", "58", "Moderate", "CO", "212", "Good",
        "CAMS model via Open-Meteo.com, not a station", "breeze",
      ])
    #expect(svg.contains(#"width="1200" height="630" viewBox="0 0 1200 630""#))
  }

  @Test("It is well-formed XML, whatever a place is called")
  func wellFormed() async throws {
    let name = #"<script>&\"'\u0000\u0007\ufffe\uffff\u202e]]>"#
    let places = #"{"results":[{"id":1,"name":"\#(name)","latitude":1,"longitude":2}]}"#
    let answers = [Service.geocoding: places, .airQuality: Breeze.air(#""us_aqi":737,"pm10":1e308"#)]
    let (svg, _) = try await card(["city", "Xy", "--share"], answers: answers)
    #expect(svg.hasPrefix(#"<?xml version="1.0" encoding="UTF-8"?>"#))
    #expect(texts(svg).first == "&lt;script&gt;&amp;&quot;']]&gt;")
    #expect(OutputsXML.isWellFormed(svg))
  }

  @Test(
    "Light and dark are what was asked for, and light without a word",
    arguments: [
      (["--appearance", "light"], "#ffffff"), (["--appearance", "dark"], "#1c2733"), ([], "#ffffff"),
    ])
  func appearance(words: [String], top: String) async throws {
    #expect(try await card(london + words).svg.contains(top))
  }

  @Test("The arc ends where the index stands, and an index above 500 fills it")
  func arc() async throws {
    func ends(_ aqi: String) async throws -> [Substring] {
      let answers = [Service.airQuality: Breeze.air(#""us_aqi":\#(aqi),"pm2_5":8"#)]
      let svg = try await card(["coords", "0", "0", "--output", "csv"], answers: answers).svg
      return svg.matches(of: /A140 140 0 [01] 1 ([0-9.]+ [0-9.]+)"/).map(\.1)
    }
    // A half of 250 degrees from the lower left is straight up: x = 284, y = 380 − 140.
    #expect(try await ends("250").last?.hasPrefix("284 240") == true)
    let full = try await ends("737")
    #expect(full.count == 2 && full[0] == full[1])
    #expect(try await ends("null").count == 1)
    #expect(try await ends("0").count == 1)
  }

  @Test(
    "No text is wider than its place",
    arguments: [
      "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
      "Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayutthaya Mahadilok Phop Noppharat Ratchathani Burirom",
      String(repeating: "WM", count: 200), String(repeating: "東京", count: 60), "A",
    ])
  func fits(name: String) async throws {
    let places = #"{"results":[{"id":1,"name":"\#(name)","country":"\#(name)","latitude":1,"longitude":2}]}"#
    let answers = [Service.geocoding: places, .airQuality: Breeze.air(#""us_aqi":42"#)]
    let (svg, _) = try await card(["city", "Xy", "--share"], answers: answers)
    let placed = svg.matches(of: /<text x="64" y="([0-9.]+)" font-size="([0-9.]+)"[^>]*>([^<]*)</)
    for match in placed {
      let size = try #require(Double(match.2))
      #expect(CardText.width(String(match.3)) * size <= 1072)
    }
    // The header ends above the gauge, whose arc begins at 227.
    let lines = placed.compactMap { Double($0.1) }.filter { $0 < 500 }
    #expect((2...3).contains(lines.count))
    #expect(lines.allSatisfy { $0 < 200 })
    #expect(svg.contains("December 1, 2026"))
  }

  @Test("A file that cannot be written is a local file's error, and nothing is printed")
  func unwritable() async {
    let run = await Breeze.london("--card", "/nowhere/at/all/card.svg")
    #expect(run.status == .localFile)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains("/nowhere/at/all/card.svg cannot be written"))
  }
}
