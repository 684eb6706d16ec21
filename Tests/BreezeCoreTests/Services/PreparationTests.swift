import BreezeCore
import Testing

@Suite("What is made ready while the network is waited for")
struct PreparationTests {
  @Test("An answer of every service is read to the end")
  func everyService() async {
    #expect(await AnswerJudge.prepare())
  }
}
