import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Bodies of which no report can be made, or only with care")
struct BrokenBodyTests {
  static let failures: [String: DecodingFailure] = [
    "deep-nesting.json": .malformed,
    "empty.json": .empty,
    "error-in-200.json": .serviceError(reason: "Something went wrong."),
    "html.json": .webPage,
    "nan-value.json": .malformed,
    "nan.json": .malformed,
    "null.json": .unexpected(path: ""),
    "number.json": .unexpected(path: ""),
    "streaming-error.json": .malformed,
    "truncated.json": .malformed,
    "wrong-type.json": .unexpected(path: ""),
  ]
  static let usable = ["bom.json", "empty-array.json", "huge-number.json"]

  @Test("Every file is judged here")
  func complete() throws {
    #expect(try Fixture.names(in: "broken") == (Self.failures.keys + Self.usable).sorted())
  }

  @Test(
    "Each is of no use for the same reason to every service", arguments: failures.keys.sorted(),
    Service.allCases)
  func failure(name: String, service: Service) throws {
    let body = try Fixture.data("broken/\(name)")
    let expected = try #require(Self.failures[name])
    #expect(throws: expected) { try Answer.read(body, as: service) }
  }

  @Test("A byte order mark is skipped")
  func byteOrderMark() throws {
    let answer = try #require(Answer.air(Fixture.data("broken/bom.json")).first)
    #expect(answer.report(pollenAsked: false)?.airQuality.usAQI == 23)
  }

  @Test("A byte order mark hides neither emptiness nor a web page")
  func byteOrderMarkAlone() {
    let mark = Data([0xEF, 0xBB, 0xBF])
    #expect(throws: DecodingFailure.empty) { try Answer.air(mark) }
    #expect(throws: DecodingFailure.webPage) { try Answer.air(mark + Data("<html></html>".utf8)) }
  }

  @Test("A list of nothing is a list for those who may send one")
  func emptyArray() throws {
    let body = try Fixture.data("broken/empty-array.json")
    #expect(try Answer.air(body).isEmpty)
    #expect(try Answer.archive(body).isEmpty)
    #expect(throws: DecodingFailure.unexpected(path: "")) { try Answer.geocoding(body) }
    #expect(throws: DecodingFailure.unexpected(path: "")) { try Answer.pollen(body) }
  }

  @Test("A number beyond all whole numbers is a missing index and a measurement like any other")
  func hugeNumber() throws {
    let answer = try #require(Answer.air(Fixture.data("broken/huge-number.json")).first)
    let air = try #require(answer.report(pollenAsked: false)).airQuality
    #expect(air.usAQI == nil)
    #expect(air.pm10 == 1e308)
    #expect(air.pm25 == 5.2)
  }

  @Test("White space alone is empty; before a page it changes nothing")
  func whiteSpace() {
    #expect(throws: DecodingFailure.empty) { try Answer.air(Data(" \r\n\t".utf8)) }
    #expect(throws: DecodingFailure.webPage) { try Answer.air(Data("\r\n <!doctype html>".utf8)) }
  }

  @Test(
    "What is no JSON at all is malformed",
    arguments: ["Bad Gateway", "upstream connect error", "{", "{\"a\":", "\u{0}\u{1}\u{2}", "{'a':1}"])
  func noJSON(text: String) {
    #expect(throws: DecodingFailure.malformed) { try Answer.geocoding(Data(text.utf8)) }
  }

  @Test("Bytes that are no UTF-8 are malformed")
  func noText() {
    #expect(throws: DecodingFailure.malformed) { try Answer.pollen(Data([0xFF, 0xFE, 0x80, 0x00, 0x7B])) }
  }
}
