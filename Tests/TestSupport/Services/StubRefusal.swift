/// An error answer of a service.
struct StubRefusal: Error {
  let status: Int
  let body: String

  /// As the three Open-Meteo services say it.
  static func openMeteo(_ reason: String, status: Int = 400) -> StubRefusal {
    let body = WireJSON.object([("error", "true"), ("reason", WireJSON.string(reason))])
    return StubRefusal(status: status, body: body)
  }

  /// As Google says it; `reason` is the machine-readable detail.
  static func google(_ code: Int, _ status: String, _ message: String, reason: String? = nil) -> StubRefusal {
    var members = [
      ("code", "\(code)"), ("message", WireJSON.string(message)), ("status", WireJSON.string(status)),
    ]
    if let reason {
      let detail = WireJSON.object([
        ("@type", WireJSON.string("type.googleapis.com/google.rpc.ErrorInfo")),
        ("reason", WireJSON.string(reason)), ("domain", WireJSON.string("googleapis.com")),
      ])
      members.append(("details", WireJSON.array([detail])))
    }
    return StubRefusal(status: code, body: WireJSON.object([("error", WireJSON.object(members))]))
  }

  static func notADecimal(_ text: String, _ name: String) -> StubRefusal {
    openMeteo("Data corrupted at path '\(name)'. Cannot initialize Float from invalid String value \(text).")
  }
}
