import Foundation
import TestSupport
import Testing

@Suite("A lookup over HTTP")
struct LookupTests {
  private typealias Document = [String: Any]

  private func document(_ result: ProgramResult) throws -> Document {
    try #require(try JSONSerialization.jsonObject(with: result.stdoutData) as? Document)
  }

  @Test("A city takes one request to each service, and no pollen request without a key")
  func oneRequestEach() async throws {
    try await ServiceStub.running { stub in
      let result = try await Program(environment: stub.environment).run(["city", "London", "--json"])
      #expect(result.status == 0, "\(result.stderr)")
      #expect(result.stderr.isEmpty)
      #expect(await stub.requests(to: .geocoding).count == 1)
      #expect(await stub.requests(to: .airQuality).count == 1)
      #expect(await stub.requests(to: .archive).count == 1)
      #expect(await stub.requests(to: .pollen).isEmpty)
    }
  }

  @Test("With a key there is one pollen request, and the key travels in its header alone")
  func pollenKey() async throws {
    let key = "SECRETKEY123"
    try await ServiceStub.running(StubOptions(pollenKey: key)) { stub in
      let program = try Program(environment: stub.environment)
      let result = try await program.run(["city", "London", "--json"], extra: ["GOOGLE_POLLEN_API_KEY": key])
      #expect(result.status == 0, "\(result.stderr)")
      let requests = await stub.requests(to: .pollen)
      #expect(requests.count == 1)
      #expect(requests.first?.header("X-Goog-Api-Key") == key)
      for service in [StubService.geocoding, .airQuality, .archive, .pollen] {
        let others = await stub.requests(to: service)
        #expect(others.allSatisfy { !$0.rawQuery.contains(key) })
      }
      let pollen = try #require(try document(result)["pollen"] as? Document)
      #expect(pollen["source"] as? String == "google")
      #expect(!(result.stdout + result.stderr).contains(key))
    }
  }

  @Test("The three services after the geocoding are asked at the same time")
  func parallel() async throws {
    let latency: [StubService: Int] = [.airQuality: 400, .archive: 400, .pollen: 400]
    try await ServiceStub.running(StubOptions(latency: latency, pollenKey: "k")) { stub in
      let program = try Program(environment: stub.environment)
      let result = try await program.run(["city", "London"], extra: ["GOOGLE_POLLEN_API_KEY": "k"])
      #expect(result.status == 0, "\(result.stderr)")
      let requests = await [
        stub.requests(to: .airQuality), stub.requests(to: .archive), stub.requests(to: .pollen),
      ].flatMap { $0 }
      #expect(requests.count == 3)
      let lastArrival = try #require(requests.map(\.arrival).max())
      let firstFinish = try #require(requests.compactMap(\.finish).min())
      #expect(lastArrival < firstFinish)
    }
  }

  @Test("A key of a customer goes to each Open-Meteo service as its parameter")
  func customerKey() async throws {
    try await ServiceStub.running(StubOptions(openMeteoKey: "CUSTOMER77")) { stub in
      let program = try Program(environment: stub.environment)
      let result = try await program.run(["city", "Paris"], extra: ["OPEN_METEO_API_KEY": "CUSTOMER77"])
      #expect(result.status == 0, "\(result.stderr)")
      for service in [StubService.geocoding, .airQuality, .archive] {
        #expect(await stub.requests(to: service).allSatisfy { $0["apikey"] == "CUSTOMER77" })
      }
      #expect(!(result.stdout + result.stderr).contains("CUSTOMER77"))
    }
  }

  @Test("What is shown is what the services said")
  func values() async throws {
    try await ServiceStub.running { stub in
      let result = try await Program(environment: stub.environment).run(["coords", "40.7", "-74.0", "--json"])
      let document = try document(result)
      let air = try #require(document["air_quality"] as? Document)
      let hour = ServiceStub.hour(of: stub.options.now)
      #expect(air["us_aqi"] as? Int == ServiceStub.usAQI(latitude: 40.7, longitude: -74, hour: hour))
      #expect(air["time"] as? String == "2026-12-01T16:00:00-05:00")
      #expect(document["generated_at"] as? String == "2026-12-01T21:05:12Z")
      let climate = try #require(document["climate"] as? Document)
      let points = try #require(climate["points"] as? [Document])
      #expect(points.map { $0["year"] as? Int } == [1980, 1990, 2000, 2010, 2020, 2026])
      #expect(points.map { $0["provisional"] as? Bool } == [false, false, false, false, false, true])
      #expect(
        points.first?["temperature"] as? Double
          == ServiceStub.temperatureMax(latitude: 40.7, longitude: -74, day: "1980-12-01"))
    }
  }

  @Test("The coordinates, the place's day and both models stand in the archive request")
  func archiveRequest() async throws {
    try await ServiceStub.running { stub in
      _ = try await Program(environment: stub.environment).run(["coords", "40.7", "-74.0"])
      let request = try #require(await stub.requests(to: .archive).first)
      #expect(request["latitude"] == "40.7")
      #expect(request["longitude"] == "-74")
      let days = ["1980-12-01", "1990-12-01", "2000-12-01", "2010-12-01", "2020-12-01", "2026-12-01"]
      #expect(request.list("start_date") == days)
      #expect(request.list("end_date") == days)
      #expect(request.list("models") == ["era5_seamless", "best_match"])
    }
  }

  @Test("Both spellings of an accent send the same bytes")
  func composedLetters() async throws {
    try await ServiceStub.running { stub in
      let program = try Program(environment: stub.environment)
      _ = try await program.run(["city", "Z\u{FC}rich", "--no-cache"])
      _ = try await program.run(["city", "Zu\u{308}rich", "--no-cache"])
      let queries = await stub.requests(to: .geocoding).map(\.rawQuery)
      #expect(queries.count == 2)
      #expect(queries.allSatisfy { $0.hasPrefix("name=Z%C3%BCrich&") })
    }
  }

  @Test(
    "The part after the comma chooses",
    arguments: [
      ("Portland, OR", "Portland, Oregon, United States"),
      ("Portland, Maine", "Portland, Maine, United States"),
      ("Paris, TX", "Paris, Texas, United States"), ("London, Canada", "London, Ontario, Canada"),
    ])
  func qualifier(text: String, displayName: String) async throws {
    try await ServiceStub.running { stub in
      let result = try await Program(environment: stub.environment).run(["city", text, "--json"])
      let location = try #require(try document(result)["location"] as? Document)
      #expect(location["display_name"] as? String == displayName)
      #expect(await stub.requests(to: .geocoding).count == 1)
    }
  }

  @Test("When no place fits, the status is 3 and nothing else is asked")
  func noneFits() async throws {
    try await ServiceStub.running { stub in
      let result = try await Program(environment: stub.environment).run(["city", "London, Japan"])
      #expect(result.status == 3)
      #expect(result.stdout.isEmpty)
      #expect(result.stderr.contains("Japan"))
      #expect(await stub.requests(to: .airQuality).isEmpty)
    }
  }
}
