import BreezeCore
import Foundation
import Testing

@Suite("A service's own word that it failed")
struct ServiceErrorBodyTests {
  @Test(
    "Both forms, in any order of keys, with a good status too",
    arguments: [
      (#"{"error":true,"reason":"Not Found"}"#, "Not Found"),
      (#"{"reason":"Not Found","error":true}"#, "Not Found"),
      (#"{"error":{"code":403,"message":"No billing.","status":"PERMISSION_DENIED"}}"#, "No billing."),
      (#"{"error":true}"#, ""), (#"{"error":true,"reason":7}"#, ""), (#"{"error":{}}"#, ""),
    ])
  func stated(body: String, reason: String) {
    for service in Service.allCases {
      #expect(throws: DecodingFailure.serviceError(reason: reason)) {
        try Answer.read(Data(body.utf8), as: service)
      }
    }
    #expect(ResponseDecoder.reason(in: Data(body.utf8)) == (reason.isEmpty ? nil : reason))
  }

  @Test(
    "No error is stated", arguments: [#"{"error":false}"#, #"{"error":null}"#, #"{"reason":"x"}"#, "{}"])
  func notStated(body: String) throws {
    #expect(try Answer.geocoding(Data(body.utf8)).results.isEmpty)
    #expect(ResponseDecoder.reason(in: Data(body.utf8)) == nil)
  }

  @Test("A body that is no JSON states no reason", arguments: ["", "<html>", "Bad Gateway", "[]", "7"])
  func noReason(body: String) {
    #expect(ResponseDecoder.reason(in: Data(body.utf8)) == nil)
  }
}
