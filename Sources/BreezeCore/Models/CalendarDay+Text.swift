extension CalendarDay {
  /// `2026-12-01`, as requests and answers write a day.
  public var text: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

  /// The inverse of ``text``; nil for any other form and for a day that the calendar does not have.
  public init?(text: some StringProtocol) {
    // Byte by byte, since answers hold hundreds of dates.
    let bytes = text.utf8
    guard bytes.count == 10, bytes.dropFirst(4).first == UInt8(ascii: "-"),
      bytes.dropFirst(7).first == UInt8(ascii: "-"), let year = Self.number(bytes.prefix(4)),
      let month = Self.number(bytes.dropFirst(5).prefix(2)), let day = Self.number(bytes.dropFirst(8))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Of ASCII digits alone; nil for anything else.
  package static func number(_ digits: some Sequence<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  package static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
