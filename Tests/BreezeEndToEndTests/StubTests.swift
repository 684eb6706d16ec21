import Foundation
import Testing
import TestSupport

@Suite("The imitated services together")
struct StubTests {
  private let place = "latitude=1&longitude=2&current=us_aqi"

  @Test("The environment leads the program here")
  func environment() async throws {
    try await ServiceStub.running { stub in
      let port = stub.server.port
      #expect(
        stub.environment == [
          "BREEZE_GEOCODING_URL": "http://127.0.0.1:\(port)/v1/search",
          "BREEZE_AIR_QUALITY_URL": "http://127.0.0.1:\(port)/v1/air-quality",
          "BREEZE_ARCHIVE_URL": "http://127.0.0.1:\(port)/v1/archive",
          "BREEZE_POLLEN_URL": "http://127.0.0.1:\(port)/v1/forecast:lookup",
          "BREEZE_NOW": "2026-12-01T21:05:12Z",
        ])
    }
  }

  @Test("Requests are kept by service")
  func log() async throws {
    try await ServiceStub.running { stub in
      let client = StubClient(stub: stub)
      _ = try await client.ask(.geocoding, "name=London&count=2")
      _ = try await client.ask(.airQuality, place)
      let asked = await stub.requests(to: .geocoding)
      #expect(asked.map { $0["name"] } == ["London"])
      #expect(await stub.requests(to: .airQuality).first?.list("current") == ["us_aqi"])
      #expect(await stub.requests(to: .pollen).isEmpty)
      #expect(await stub.mostInFlight(.geocoding) == 1)
    }
  }

  @Test("Faults replace the answer, for ever or for the first requests")
  func faults() async throws {
    let busy = Reply.json("{\"error\":true,\"reason\":\"The service is overloaded\"}", status: 503)
    let options = StubOptions(faults: [
      .geocoding: StubFault(busy), .airQuality: StubFault(busy, first: 2),
      .archive: .editing { $0.replacing("\"latitude\":0.9842", with: "\"latitude\":nan") },
    ])
    try await ServiceStub.running(options) { stub in
      let client = StubClient(stub: stub)
      for status in [503, 503, 200] {
        let air = try await client.ask(.airQuality, place)
        #expect(air.status == status)
        let names = try await client.ask(.geocoding, "name=London")
        #expect(names.status == 503)
      }
      let archive = try await client.ask(.archive, "latitude=1&longitude=2")
      #expect(archive.text.hasPrefix("{\"latitude\":nan,"))
    }
  }

  @Test("Latency holds for one service only")
  func latency() async throws {
    try await ServiceStub.running(StubOptions(latency: [.airQuality: 150])) { stub in
      let client = StubClient(stub: stub)
      _ = try await client.ask(.airQuality, place)
      _ = try await client.ask(.geocoding, "name=London")
      let slow = try #require(await stub.requests(to: .airQuality).first)
      let quick = try #require(await stub.requests(to: .geocoding).first)
      #expect(try #require(slow.finish) - slow.arrival >= .milliseconds(150))
      #expect(try #require(quick.finish) - quick.arrival < .milliseconds(150))
    }
  }

  @Test("With a key of Open-Meteo's, it is demanded")
  func key() async throws {
    let options = StubOptions(openMeteoKey: "right")
    #expect(try await ask(.airQuality, place + "&apikey=right", options).status == 200)
    #expect(try await ask(.geocoding, "name=London", options, headers: ["X-Api-Key: right"]).status == 200)
    #expect(try await ask(.archive, "latitude=1&longitude=2", options).status == 401)
    let wrong = try await ask(.airQuality, place + "&apikey=wrong", options)
    #expect(wrong.status == 400)
    #expect(wrong.text.contains("The supplied API key is invalid."))
  }

  @Test("Only GET, and only the four paths", arguments: StubService.allCases)
  func paths(service: StubService) async throws {
    try await ServiceStub.running { stub in
      let client = try RawClient(port: stub.server.port)
      await client.send("POST \(service.path)?name=x HTTP/1.1\r\nContent-Length: 0\r\n\r\n")
      #expect(await client.answer()?.status == 404)
      let other = await client.get("\(service.path)/more")
      #expect(other?.status == 404)
      #expect(other?.text == "{\"error\":true,\"reason\":\"Not Found\"}")
    }
  }

  @Test("Another day")
  func anotherDay() async throws {
    let summer = StubOptions(now: Date(timeIntervalSince1970: 1_751_371_200))
    let answer = try await ask(
      .airQuality, "latitude=51.5&longitude=-0.1&current=us_aqi&timezone=auto", summer)
    #expect(answer.text.contains("\"utc_offset_seconds\":3600"))
    #expect(answer.text.contains("\"time\":\"2025-07-01T13:00\""))
  }
}
