package import Foundation

/// What the server does with one request: a proper answer, or one of the ways in which answers go wrong.
package struct Reply: Sendable {
  package typealias Header = (name: String, value: String)

  package enum Kind: Sendable {
    /// `chunked` sends the body as one chunk instead of announcing its length, as the real services do.
    case response(status: Int, headers: [Header], body: Data, chunked: Bool)
    /// A complete answer, of which the body (or, with `head`, every byte) comes one byte at a time.
    case drip(status: Int, headers: [Header], body: Data, pause: Int, head: Bool)
    case steps([ReplyStep])
  }

  package var kind: Kind
  /// Milliseconds before the first byte.
  package var delay = 0

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// The same reply, later.
  package func after(milliseconds: Int) -> Reply {
    var copy = self
    copy.delay += milliseconds
    return copy
  }

  /// The same reply with another body text. Replies without a body stay as they are.
  package func editingBody(_ edit: (String) -> String) -> Reply {
    var copy = self
    switch kind {
    case .response(let status, let headers, let body, let chunked):
      let text = edit(String(decoding: body, as: UTF8.self))
      copy.kind = .response(status: status, headers: headers, body: Data(text.utf8), chunked: chunked)
    case .drip(let status, let headers, let body, let pause, let head):
      let text = edit(String(decoding: body, as: UTF8.self))
      copy.kind = .drip(status: status, headers: headers, body: Data(text.utf8), pause: pause, head: head)
    case .steps:
      break
    }
    return copy
  }
}
