import BreezeCore
import Foundation
import Testing

@Suite("Answers that are stored after they are given")
struct PendingWritesTests {
  private let sandbox = CacheSandbox()
  private let writes = PendingWrites()

  private func ask(_ answer: HTTPResponse, isOfUse: @escaping HTTPTransport.Judge) async throws
    -> HTTPResponse
  {
    let request = try HTTPRequest.to(.archive, "n=1")
    return try await ScriptedNetwork(.success(answer)).transport
      .cached(in: sandbox.cache(), writes: writes, isOfUse: isOfUse).send(request)
  }

  @Test("An answer is given before it is judged, and stored when all is finished")
  func later() async throws {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let writes = writes
    await writes.begin { for await _ in gate {} }
    let answer = try await ask(.good()) { _, _ in true }
    #expect(answer == .good())
    #expect(sandbox.names.isEmpty)
    opening.finish()
    await writes.finish()
    #expect(sandbox.names.count == 1)
  }

  @Test("An answer of no use is given, since there is no other, and not stored")
  func useless() async throws {
    #expect(try await ask(.good()) { _, _ in false } == .good())
    await writes.finish()
    #expect(sandbox.names.isEmpty)
  }

  @Test("An answer of no use gives way to one that is kept")
  func kept() async throws {
    let request = try HTTPRequest.to(.archive, "n=1")
    _ = await sandbox.ask(request, at: 0, network: ScriptedNetwork(.success(.good())))
    let late = sandbox.cache(at: 1_000_000)
    let answer = try await ScriptedNetwork(.success(.good("[]"))).transport
      .cached(in: late, writes: writes, isOfUse: { _, _ in false }).send(request)
    #expect(answer.text == HTTPResponse.good().text)
    #expect(answer.isStale)
  }
}
