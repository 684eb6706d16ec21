import Foundation

/// The parameters of one request, each known to the service and given once.
struct StubQuery {
  let values: [String: String]

  /// `refusing` words an error in the service's own way; it gets the name of the parameter that is not known.
  init(
    _ request: LoggedRequest, allowed: [String], unknown: (String) -> StubRefusal,
    duplicate: (String) -> StubRefusal
  ) throws(StubRefusal) {
    var values: [String: String] = [:]
    for (name, value) in request.query {
      guard allowed.contains(name) else { throw unknown(name) }
      guard values[name] == nil else { throw duplicate(name) }
      values[name] = value
    }
    self.values = values
  }

  /// For the Open-Meteo services. Really they ignore what they do not know; here it is a mistake of the caller.
  /// `key` is what `apikey` has to be, and nil makes that parameter unknown too.
  init(openMeteo request: LoggedRequest, allowed: [String], key: String?) throws(StubRefusal) {
    guard request.method == "GET" else { throw .openMeteo("Not Found", status: 404) }
    guard request.rawQuery.removingPercentEncoding != nil else { throw .openMeteo("Bad Request") }
    try self.init(
      request, allowed: key == nil ? allowed : allowed + ["apikey"],
      unknown: { .openMeteo("Unknown parameter '\($0)'") },
      duplicate: { .openMeteo("Parameter '\($0)' was given twice") })
    guard let key else { return }
    guard let given = values["apikey"] ?? request.header("X-Api-Key") else {
      throw .openMeteo("API key required. Please add &apikey= to the URL.", status: 401)
    }
    guard given == key else { throw .openMeteo("The supplied API key is invalid.") }
  }

  subscript(_ name: String) -> String? { values[name] }

  /// The pieces between commas; empty ones are dropped.
  func list(_ name: String) -> [String] {
    values[name]?.split(separator: ",").map(String.init) ?? []
  }

  func integer(_ name: String) throws(StubRefusal) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), text == "\(number)" else {
      throw .openMeteo(
        "Data corrupted at path '\(name)'. Cannot initialize Int from invalid String value \(text).")
    }
    return number
  }

  /// The value, which has to be one of the choices; the first of them when it was not given.
  func choice(_ name: String, _ choices: [String], type: String) throws(StubRefusal) -> String {
    let value = values[name] ?? choices[0]
    guard choices.contains(value) else { throw .openMeteo(Self.invalid(value, type)) }
    return value
  }

  static func invalid(_ value: String, _ type: String) -> String {
    "Data corrupted at path ''. Cannot initialize \(type) from invalid String value \(value)."
  }

  /// Digits with at most one point between them and a minus sign before; nothing else that a number parser may take.
  static func decimal(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let plain = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
    return plain && parts.count <= 2 ? Double(text) : nil
  }
}
