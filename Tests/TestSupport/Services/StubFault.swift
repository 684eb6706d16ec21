/// Something that goes wrong with one service: for ever, or for its first requests only.
package struct StubFault: Sendable {
  /// The reply for a request, made from the request and the proper answer.
  package typealias Change = @Sendable (_ request: LoggedRequest, _ proper: Reply) -> Reply

  let first: Int
  let change: Change

  package init(first: Int = .max, change: @escaping Change) {
    self.first = first
    self.change = change
  }

  /// The reply in place of the proper answer.
  package init(_ reply: Reply, first: Int = .max) {
    self.init(first: first) { _, _ in reply }
  }

  /// The proper answer with an edited body.
  package static func editing(
    first: Int = .max, _ edit: @escaping @Sendable (String) -> String
  ) -> StubFault {
    StubFault(first: first) { _, proper in proper.editingBody(edit) }
  }

  func applied(to proper: Reply, for request: LoggedRequest) -> Reply {
    request.earlierForPath < first ? change(request, proper) : proper
  }
}
