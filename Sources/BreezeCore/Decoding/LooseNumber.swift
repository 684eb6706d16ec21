/// A slot of an answer that should hold a number.
///
/// The services write whole numbers with and without a fraction and put null for what they do not know; other
/// services of the kind write "-". Whatever is not a finite number is a missing value of this one slot
/// and spoils nothing beside it.
package struct LooseNumber: Decodable, Sendable {
  package let value: Double?

  package init(from decoder: any Decoder) throws {
    let slot = try decoder.singleValueContainer()
    // To ask for the null of a gap costs far less than the error that it would be as a number.
    value = slot.decodeNil() ? nil : Self.known(try? slot.decode(Double.self))
  }

  /// Adding zero turns the −0.0 that the services print for small negatives into 0.
  fileprivate static func known(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite ? $0 + 0 : nil }
  }
}

extension UnkeyedDecodingContainer {
  /// Every slot that is left, nil where there is no number. To read them as plain numbers takes a fraction of what each
  /// would take as a ``LooseNumber``.
  fileprivate func looseNumbers() throws -> [Double?] {
    var (slots, numbers) = (self, [Double?]())
    while !slots.isAtEnd {
      let index = slots.currentIndex
      let number = try? slots.decodeIfPresent(Double.self)
      // Over what is no number the decoder has not gone.
      if slots.currentIndex == index { _ = try slots.decode(LooseNumber.self) }
      numbers.append(LooseNumber.known(number))
    }
    return numbers
  }
}

extension KeyedDecodingContainer {
  /// nil for a missing key, for null and for anything that is no finite number.
  package func number(_ key: Key) -> Double? {
    (try? decodeIfPresent(LooseNumber.self, forKey: key))?.value
  }

  /// The number to the nearest whole, halves away from zero; nil also when an `Int` cannot hold it.
  package func whole(_ key: Key) -> Int? {
    number(key).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The number as an index, see ``Swift/Double/index``.
  package func index(_ key: Key) -> Int? {
    number(key).flatMap(\.index)
  }

  /// nil for a missing key, for null, for an empty text and for anything that is no text.
  package func text(_ key: Key) -> String? {
    (try? decodeIfPresent(String.self, forKey: key)).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// nil for a missing key and for anything that is no list; inside the list a value that is no number is nil.
  package func numbers(_ key: Key) -> [Double?]? {
    try? nestedUnkeyedContainer(forKey: key).looseNumbers()
  }
}
