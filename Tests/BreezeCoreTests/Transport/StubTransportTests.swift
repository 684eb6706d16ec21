import BreezeCore
import TestSupport
import Testing

@Suite("The tests' own network")
struct StubTransportTests {
  private static func send(_ service: Service, over transport: HTTPTransport) async {
    _ = try? await transport.send(Endpoint(service: service).request([]))
  }

  @Test("A request that nobody prepared for fails the test")
  func unstubbed() async {
    await #expect(throws: StubTransport.Mismatch(unstubbed: [.archive, .pollen], unused: [])) {
      try await StubTransport.run([.archive: [.body("")]]) { transport, _ in
        for service in [Service.archive, .archive, .pollen] { await Self.send(service, over: transport) }
      }
    }
  }

  @Test("An answer that nobody asks for fails the test")
  func unused() async {
    let answers: [Service: [StubTransport.Answer]] = [
      .archive: [.body("1"), .body("2")], .pollen: [.body("")],
    ]
    await #expect(throws: StubTransport.Mismatch(unstubbed: [], unused: [.archive, .pollen])) {
      try await StubTransport.run(answers) { transport, _ in await Self.send(.archive, over: transport) }
    }
  }

  @Test("Answers come in their order and requests are kept")
  func inOrder() async throws {
    let answers: [Service: [StubTransport.Answer]] = [.archive: [.body("1"), .failure(.offline)]]
    try await StubTransport.run(answers) { transport, stub in
      let request = Endpoint(service: .archive).request([("a", "1")])
      let first = try await transport.send(request)
      await #expect(throws: TransportError.offline) { try await transport.send(request) }
      let sent = await stub.requests
      #expect(first.status == 200)
      #expect(sent == [request, request])
    }
  }
}
