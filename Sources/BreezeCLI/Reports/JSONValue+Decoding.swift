extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  var int: Int? {
    if case .int(let int) = self { int } else { nil }
  }

  /// Of a number with or without a fraction.
  var double: Double? {
    switch self {
    case .int(let int): Double(int)
    case .number(let number): number
    default: nil
    }
  }

  var object: [String: JSONValue]? {
    if case .object(let object) = self { object } else { nil }
  }
}
