import BreezeCore
import Foundation
import Testing

@Suite("An answer is read once")
struct FirstReadingTests {
  private struct Illegible: Error {}

  @Test("What the first made is given to the others, copies of the answer included")
  func once() async throws {
    let answer = HTTPResponse.good()
    let copy = answer
    #expect(await answer.reading.value { 1 } == 1)
    #expect(await copy.reading.value { 2 } == 1)
    #expect(await copy.reading.value { "of another type" } == "of another type")
  }

  @Test("A failure is not kept")
  func failure() async throws {
    let reading = HTTPResponse.good().reading
    await #expect(throws: Illegible.self) {
      try await reading.value { () throws(Illegible) -> Int in throw Illegible() }
    }
    #expect(await reading.value { 3 } == 3)
  }

  @Test("Two answers are equal whether or not they were read")
  func equal() async {
    let (read, unread) = (HTTPResponse.good(), HTTPResponse.good())
    _ = await read.reading.value { 1 }
    #expect(read == unread)
    #expect(read != HTTPResponse.good("other"))
    #expect(read != HTTPResponse(status: 201, body: read.body))
    #expect(read != HTTPResponse(status: 200, headers: ["a": "b"], body: read.body))
    #expect(read != HTTPResponse(status: 200, body: read.body, age: 1))
    #expect(
      HTTPResponse(status: 200, body: read.body, age: 1)
        != HTTPResponse(status: 200, body: read.body, age: 1, isStale: true))
  }

  @Test("The judge of an answer and the service that asked take what was read before")
  func shared() async throws {
    let answer = HTTPResponse(status: 200, body: Data(#"{"results":[]}"#.utf8))
    let other = Data(#"{"results":[{"id":1,"name":"Elsewhere","latitude":1,"longitude":2}]}"#.utf8)
    let request = try HTTPRequest.to(.geocoding)
    #expect(await !AnswerJudge.isOfUse(request, HTTPResponse(status: 200, body: answer.body)))

    _ = try await answer.reading.value { try ResponseDecoder.decode(GeocodingResponse.self, from: other) }
    #expect(await AnswerJudge.isOfUse(request, answer))
    let transport = HTTPTransport { _ in answer }
    #expect(try await transport.answer(to: request, as: GeocodingResponse.self).results.count == 1)
  }
}
