@testable import BreezeCLI

extension JSONValue {
  var array: [JSONValue]? {
    if case .array(let array) = self { array } else { nil }
  }

  subscript(key: String) -> JSONValue? { object?[key] }
}
