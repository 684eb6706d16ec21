extension JSONValue {
  /// The document of `breeze doctor`, `"type": "doctor"`.
  static func doctor(_ checks: [DoctorCheck]) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string("doctor"),
      "checks": .array(
        checks.map { check in
          .object([
            "name": .string(check.name),
            "status": .string(check.outcome.rawValue),
            "message": .string(check.message),
            "milliseconds": JSONValue(check.milliseconds),
          ])
        }),
    ])
  }
}
