@testable import BreezeCLI
@testable import BreezeCore
import Foundation

/// Text from outside on its way to a terminal, and the small grammars.
enum TextSubjects {
  static func text(_ data: Data) -> [String] {
    let safe = String(decoding: data, as: UTF8.self).displaySafe
    var broken = safe.unicodeScalars.contains(where: \.isHarmful) ? ["a harmful character is left"] : []
    let width = DisplayWidth.of(safe)
    let ascii = safe.ascii
    if !ascii.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { broken.append("ASCII is none") }
    if DisplayWidth.of(ascii) != width { broken.append("ASCII has another width") }
    let columns = Int(data.first ?? 0) % 60 + 2
    for line in Paragraph(safe).lines(width: columns) where line.width > columns {
      broken.append("a line of \(line.width) in \(columns) columns")
    }
    if StyledText(safe).truncated(to: columns).width > columns { broken.append("cut, but too wide") }
    if let json = try? JSONValue.string(String(decoding: data, as: UTF8.self)).text(.line),
      json.dropLast().unicodeScalars.contains(where: \.isHarmful)
    {
      broken.append("JSON holds a harmful character")
    }
    return broken
  }

  static func template(_ data: Data) -> [String] {
    guard let template = try? OutputTemplate(String(decoding: data, as: UTF8.self)),
      let point = Coordinate(latitude: 1, longitude: 2)
    else { return [] }
    let reading = PlaceReading(place: .point(point, name: "\u{1B}[31mx"), air: nil, timeZone: nil)
    return template.text(of: reading).hasSuffix("\n") ? [] : ["a line without an end"]
  }

  static func headers(_ data: Data) -> [String] {
    let text = String(decoding: data, as: UTF8.self)
    _ = (RateLimitWindow(reason: text), Background(answer: text), Background(colorFGBG: text))
    _ = (PlainDecimal.parse(text), CalendarDay(text: text), Date(http: text))
    guard let wait = RetryAfter(text, now: Date(timeIntervalSince1970: 0)) else { return [] }
    return wait.seconds >= 0 && wait.seconds.isFinite ? [] : ["a wait of \(wait.seconds)"]
  }

  static func secrets(_ data: Data) -> [String] {
    guard let pattern = SecretPattern("a/+") else { return [] }
    let left = pattern.replaced(in: data, by: Array("[key]".utf8))
    for form in ["a/+", "a%2F%2B", "a\\/+", "a%2f+"] where left.range(of: Data(form.utf8)) != nil {
      return ["\(form) is left"]
    }
    return []
  }
}
