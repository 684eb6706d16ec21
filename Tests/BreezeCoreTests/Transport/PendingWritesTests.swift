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
    await writes.begin {
      for await _ in gate {}
      return nil
    }
    let answer = try await ask(.good()) { _, _ in true }
    #expect(answer == .good())
    #expect(sandbox.names.isEmpty)
    opening.finish()
    await writes.finish()
    #expect(sandbox.names.count == 1)
  }

  @Test(
    "What several leave to be done is done once, when nothing else is waiting, and finishing waits for it")
  func followUp() async {
    let (log, feed) = AsyncStream.makeStream(of: String.self)
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    await writes.begin {
      for await _ in gate {}
      feed.yield("1")
      return { feed.yield("after 1") }
    }
    await writes.begin {
      feed.yield("2")
      return { feed.yield("after 2") }
    }
    await writes.begin {
      feed.yield("3")
      return nil
    }
    opening.finish()
    await writes.finish()
    await writes.begin {
      feed.yield("4")
      return { feed.yield("after 4") }
    }
    await writes.finish()
    feed.finish()
    #expect(await log.reduce(into: []) { $0.append($1) } == ["1", "2", "3", "after 2", "4", "after 4"])
  }

  @Test("The cache keeps its limit when several answers are stored at once")
  func limit() async throws {
    let day = Date(timeIntervalSinceNow: -86_400)
    for number in 0..<500 {
      let digits = String(number, radix: 16)
      let name = String(repeating: "0", count: 32 - digits.count) + digits + ".entry"
      try sandbox.plant(Data(count: 1), as: name, written: day)
    }
    for number in 0..<3 {
      let request = try HTTPRequest.to(.archive, "n=\(number)")
      _ = try await ScriptedNetwork(.success(.good())).transport
        .cached(in: sandbox.cache(), writes: writes) { _, _ in true }.send(request)
    }
    await writes.finish()
    #expect(sandbox.names.count == 500)
  }

  @Test("An answer in place of a stale one is given before it is stored")
  func renewed() async throws {
    let request = try HTTPRequest.to(.archive, "n=1")
    _ = await sandbox.ask(request, at: 0, network: ScriptedNetwork(.success(.good("[1]"))))
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    await writes.begin {
      for await _ in gate {}
      return nil
    }
    let late = sandbox.cache(at: 1_000_000)
    let answer = try await ScriptedNetwork(.success(.good("[2]"))).transport
      .cached(in: late, writes: writes, isOfUse: { _, _ in true }).send(request)
    #expect(answer.text == "[2]")
    #expect(late.answer(to: request)?.answer.text == "[1]")
    opening.finish()
    await writes.finish()
    #expect(late.answer(to: request)?.answer.text == "[2]")
  }

  @Test("The first work of a run waits until the requests that follow are out")
  func pause() async throws {
    let (starts, feed) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
    let begun = ContinuousClock.now
    await writes.begin {
      feed.yield(.now)
      return nil
    }
    var first: ContinuousClock.Instant?
    for await start in starts {
      first = start
      break
    }
    #expect(try #require(first) - begun >= .milliseconds(5))
    await writes.finish()
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
