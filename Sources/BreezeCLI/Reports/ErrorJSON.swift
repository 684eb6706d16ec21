extension JSONValue {
  /// The document of a failure, `"type": "error"`.
  static func error(_ error: CommandError, _ hints: ErrorWording.Hints = ErrorWording.Hints()) -> JSONValue {
    .object([
      "schema_version": schemaVersion,
      "type": .string("error"),
      "error": errorBody(error, hints),
    ])
  }

  /// The object `error`, in a document and in a line of a batch.
  static func errorBody(_ error: CommandError, _ hints: ErrorWording.Hints = ErrorWording.Hints())
    -> JSONValue
  {
    .object([
      "code": .string(error.code),
      "exit_status": .int(Int(error.exitStatus.rawValue)),
      "message": .string(ErrorWording.text(error, hints)),
    ])
  }
}
