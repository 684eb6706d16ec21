import BreezeCore
import Foundation
import Testing

@Suite("Where a request goes and what it carries")
struct EndpointTests {
  static let publicAddresses: [(Service, String)] = [
    (.geocoding, "https://geocoding-api.open-meteo.com/v1/search"),
    (.airQuality, "https://air-quality-api.open-meteo.com/v1/air-quality"),
    (.archive, "https://archive-api.open-meteo.com/v1/archive"),
    (.pollen, "https://pollen.googleapis.com/v1/forecast:lookup"),
  ]

  @Test("Without a key the public addresses", arguments: publicAddresses)
  func publicAddress(service: Service, address: String) {
    let request = Endpoints()[service].request([("name", "x")])
    #expect(request.service == service)
    #expect(request.address == address)
    #expect(request.parameters == ["name=x"])
    #expect(request.headers.isEmpty)
  }

  @Test(
    "Open-Meteo's key goes to the hosts for customers, as apikey",
    arguments: publicAddresses.filter { $0.0 != .pollen })
  func customer(service: Service, address: String) {
    let endpoints = Endpoints(openMeteoKey: "secret key&1", pollenKey: "google-secret")
    let request = endpoints[service].request([("a", "1"), ("b", "2")])
    #expect(request.address == address.replacingOccurrences(of: "https://", with: "https://customer-"))
    #expect(request.parameters == ["a=1", "b=2", "apikey=secret%20key%261"])
    #expect(request.headers.isEmpty)
  }

  @Test("Google's key is a header and never in the address")
  func google() {
    let endpoints = Endpoints(openMeteoKey: "secret", pollenKey: "google-secret")
    let request = endpoints[.pollen].request([("days", "1")])
    #expect(request.url.absoluteString == "https://pollen.googleapis.com/v1/forecast:lookup?days=1")
    #expect(request.headers == ["X-Goog-Api-Key": "google-secret"])
  }

  @Test(
    "Another address is used as it is, with the query put after its own",
    arguments: [
      ("http://127.0.0.1:8080/v1/air-quality", "http://127.0.0.1:8080/v1/air-quality?a=1&b=2"),
      ("http://127.0.0.1:8080", "http://127.0.0.1:8080?a=1&b=2"),
      ("https://proxy.example/get?to=air%2Fquality", "https://proxy.example/get?to=air%2Fquality&a=1&b=2"),
      ("https://proxy.example/get?", "https://proxy.example/get?a=1&b=2"),
      ("https://user@proxy.example:8443/a%20b/", "https://user@proxy.example:8443/a%20b/?a=1&b=2"),
      ("http://[::1]:8080/x", "http://[::1]:8080/x?a=1&b=2"),
    ])
  func override(text: String, expected: String) throws {
    let endpoints = Endpoints(urls: [.airQuality: try #require(URL(string: text))])
    let request = endpoints[.airQuality].request([("a", "1"), ("b", "2")])
    #expect(request.url.absoluteString == expected)
  }

  @Test("An override is that of its own service alone, and gets the key")
  func overrideWithKey() throws {
    let mock = try #require(URL(string: "http://127.0.0.1:8080/x"))
    let endpoints = Endpoints(
      urls: [.archive: mock, .pollen: mock], openMeteoKey: "secret", pollenKey: "google")
    #expect(endpoints[.archive].request([]).url.absoluteString == "http://127.0.0.1:8080/x?apikey=secret")
    #expect(
      endpoints[.pollen].request([("days", "1")]).url.absoluteString == "http://127.0.0.1:8080/x?days=1")
    #expect(endpoints[.pollen].request([]).headers == ["X-Goog-Api-Key": "google"])
    let geocoding = endpoints[.geocoding].request([]).address
    #expect(geocoding == "https://customer-geocoding-api.open-meteo.com/v1/search")
  }

  @Test(
    "Values are escaped, letters and their marks composed first",
    arguments: [
      ("Zürich", "Z%C3%BCrich"), ("Zu\u{308}rich", "Z%C3%BCrich"), ("北京", "%E5%8C%97%E4%BA%AC"),
      ("São Paulo", "S%C3%A3o%20Paulo"), ("A&B=C+D#E?F", "A%26B%3DC%2BD%23E%3FF"), ("100%", "100%25"),
      ("St. John's", "St.%20John%27s"), ("a,b", "a,b"), ("-_.~", "-_.~"), ("Line\nbreak", "Line%0Abreak"),
      ("", ""), ("👨‍👩‍👧", "%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"),
    ])
  func encoding(text: String, expected: String) {
    #expect(Endpoint.percentEncoded(text) == expected)
    let url = Endpoint(service: .geocoding).request([("name", text)]).url
    #expect(url.absoluteString == "https://geocoding-api.open-meteo.com/v1/search?name=\(expected)")
  }

  @Test("The secrets are the keys there are")
  func secrets() {
    #expect(Endpoints(openMeteoKey: "a", pollenKey: "b").secrets == ["a", "b"])
    #expect(Endpoints(pollenKey: "b").secrets == ["b"])
    #expect(Endpoints().secrets.isEmpty)
    #expect(Endpoints(pollenKey: "b").hasPollenKey)
    #expect(!Endpoints(openMeteoKey: "a").hasPollenKey)
  }
}
