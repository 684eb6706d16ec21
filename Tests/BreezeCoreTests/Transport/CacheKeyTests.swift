import BreezeCore
import Foundation
import Testing

@Suite("What tells one stored answer from another")
struct CacheKeyTests {
  private func key(_ request: HTTPRequest) throws -> CacheKey { try #require(CacheKey(request)) }

  @Test("Every request that differs has a key and a file of its own")
  func distinct() throws {
    let requests: [HTTPRequest] = [
      try .to(.airQuality, "latitude=48.85&longitude=2.35"),
      try .to(.airQuality, "latitude=48.85&longitude=2.36"),
      try .to(.airQuality, "latitude=-48.85&longitude=2.35"),
      try .to(.airQuality, "latitude=48.85&longitude=2.35&hourly=us_aqi"),
      try .to(.airQuality, "latitude=48.85&longitude=2.35&apikey=k"),
      try .to(.airQuality, "latitude=48.8&longitude=52.35"),
      try .to(.airQuality, "latitude=48.85&longitude=2.35", headers: ["Accept-Language": "fr"]),
      try .to(.airQuality, "latitude=48.85&longitude=2.35", headers: ["Accept-Language": "de"]),
      try .to(.archive, "latitude=48.85&longitude=2.35"),
      try .to(.geocoding, "name=Paris&countryCode=FR"), try .to(.geocoding, "name=Paris&countryCode=US"),
      try .to(.geocoding, "name=Paris&language=fr"), try .to(.geocoding, "name=Paris&language=de"),
      try .to(.geocoding, "name=paris"), try .to(.geocoding, "name=Paris&count=5"),
      try .to(.geocoding, "name=Paris&count=51"), try .to(.geocoding, "name=%C3%A9"),
      try .to(.geocoding, "name=e"), try .to(.pollen, "days=1"), try .to(.pollen, ""),
    ]
    let keys = try requests.map(key)
    #expect(Set(keys.map(\.text)).count == requests.count)
    #expect(Set(keys.map(\.fileName)).count == requests.count)
  }

  @Test("Another server, port, path or scheme is another answer")
  func addresses() throws {
    let addresses = [
      "https://a.example/v1", "https://b.example/v1", "https://a.example/v2", "http://a.example/v1",
      "https://a.example:8080/v1",
    ]
    let names = try addresses.map { address in
      let url = try #require(URL(string: address))
      return try key(HTTPRequest(service: .airQuality, url: url)).fileName
    }
    #expect(Set(names).count == addresses.count)
  }

  @Test("The same request has the same name in every run")
  func stable() throws {
    let request = try HTTPRequest.to(.airQuality, headers: ["B": "2", "A": "1"])
    let lines = [
      "air-quality", "without key", "https://service.example/v1/data?latitude=48.85&longitude=2.35", "a: 1",
      "b: 2",
    ]
    #expect(try key(request).text == lines.joined(separator: "\n"))
    #expect(try key(request).fileName == "8fbef92cbe459268ab33ebf05b016d7c.entry")
  }

  @Test(
    "FNV-1a as published",
    arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func hash(text: String, digits: String) {
    #expect(StableHash(text.utf8).hexadecimal == digits)
  }

  @Test(
    "A key decides only by being there",
    arguments: ["apikey=s3cret", "APIKEY=s3cret", "api%6Bey=s3cret", "key=s3cret", "token=s3cret"])
  func secretParameters(parameter: String) throws {
    let with = try key(.to(.airQuality, "latitude=1&\(parameter)&longitude=2"))
    #expect(!with.text.contains("s3cret"))
    #expect(try with == key(.to(.airQuality, "latitude=1&longitude=2&apikey=other")))
    #expect(try with != key(.to(.airQuality, "latitude=1&longitude=2")))
  }

  @Test(
    "So does a header that carries one",
    arguments: ["X-Goog-Api-Key", "x-api-key", "Authorization", "Cookie", "X-Auth-Token"])
  func secretHeaders(name: String) throws {
    let with = try key(.to(.pollen, "days=1", headers: [name: "s3cret", "Accept": "x"]))
    #expect(!with.text.contains("s3cret"))
    #expect(with.text.contains("accept: x"))
    #expect(try with == key(.to(.pollen, "days=1", headers: [name: "other", "Accept": "x"])))
    #expect(try with != key(.to(.pollen, "days=1", headers: ["Accept": "x"])))
  }

  @Test("A name and a password in an address are secret as well")
  func userInfo() throws {
    let url = try #require(URL(string: "https://me:s3cret@a.example/v1?n=1"))
    let text = try key(HTTPRequest(service: .archive, url: url)).text
    #expect(text == "archive\nwith key\nhttps://a.example/v1?n=1")
  }
}
