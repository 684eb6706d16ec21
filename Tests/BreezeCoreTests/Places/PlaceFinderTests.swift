import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Finding the one place that someone means")
struct PlaceFinderTests {
  /// What `typed` leads to, and the names, counts and countries asked for. One answer a request.
  static func find(
    _ typed: String, _ choice: PlaceFinder.Choice = .init(), answers: [StubTransport.Answer]
  ) async throws -> (outcome: Result<PlaceFinder.Match, PlaceError>, sent: [[String]]) {
    let query = try #require(PlaceQuery(typed))
    return try await StubTransport.run([.geocoding: answers]) { transport, stub in
      let service = GeocodingService(endpoint: Endpoint(service: .geocoding), transport: transport)
      let outcome: Result<PlaceFinder.Match, PlaceError>
      do throws(PlaceError) {
        outcome = .success(try await PlaceFinder(geocoding: service).place(query, choice: choice))
      } catch {
        outcome = .failure(error)
      }
      return (outcome, await stub.requests.map(\.parameters))
    }
  }

  static func fixture(_ name: String) throws -> StubTransport.Answer {
    try .fixture("responses/geocoding/\(name).json")
  }

  @Test(
    "The part after the comma chooses, in one request for the name alone",
    arguments: [
      ("Portland, OR", "portland", "Portland, Oregon, United States"),
      ("Portland, ME", "portland", "Portland, Maine, United States"),
      ("Portland, maine", "portland", "Portland, Maine, United States"),
      ("Portland, UK", "portland", "Portland, England, United Kingdom"),
      ("Portland, Dorset", "portland", "Portland, England, United Kingdom"),
      ("Portland, Australia", "portland", "Portland, Victoria, Australia"),
      ("Paris, TX", "paris", "Paris, Texas, United States"),
      ("Paris, US", "paris", "Paris, Texas, United States"),
      ("Paris, ile-de-france", "paris", "Paris, Île-de-France, France"),
      ("Paris, CA", "paris", "Paris, Ontario, Canada"),
      ("Springfield, CA", "springfield", "Springfield, Manitoba, Canada"),
      ("Springfield, ON", "springfield", "Springfield, Ontario, Canada"),
      ("Springfield, IL, USA", "springfield", "Springfield, Illinois, United States"),
      ("Springfield, Oregon, United States", "springfield", "Springfield, Oregon, United States"),
      ("Springfield, Ontario, Canada", "springfield", "Springfield, Ontario, Canada"),
    ])
  func qualified(typed: String, file: String, expected: String) async throws {
    let found = try await Self.find(typed, answers: [Self.fixture(file)])
    #expect(try found.outcome.get().city.displayName == expected)
    #expect(found.sent == [["name=\(typed.prefix { $0 != "," })", "count=100"]])
  }

  @Test("London in Canada")
  func londonCanada() async throws {
    let found = try await Self.find("London, Canada", answers: [.fixture("london/geocoding.json")])
    #expect(try found.outcome.get().city.displayName == "London, Ontario, Canada")
  }

  @Test("CA is California where there is such a place, though Canada's come first in the answer")
  func californiaFirst() async throws {
    let body = """
      {"results":[{"id":1,"name":"Springfield","latitude":49.9,"longitude":-96.7,"country_code":"CA",
      "country":"Canada","admin1":"Manitoba"},{"id":2,"name":"Springfield","latitude":38,"longitude":-120.4,
      "country_code":"US","country":"United States","admin1":"California"}]}
      """
    let match = try await Self.find("Springfield, CA", answers: [.body(body)]).outcome.get()
    #expect(match.city.id == 2)
    #expect(match.candidates.map(\.id) == [2, 1])
  }

  @Test("A bare name takes the service's first, of ten")
  func bareName() async throws {
    let found = try await Self.find("Paris", answers: [Self.fixture("paris")])
    let match = try found.outcome.get()
    #expect(match.city.displayName == "Paris, Île-de-France, France")
    #expect(match.candidates.count == 6)
    #expect(found.sent == [["name=Paris", "count=10"]])
  }

  @Test("Country and language are sent; the country is minded here too")
  func country() async throws {
    let choice = PlaceFinder.Choice(country: "us", language: "de")
    let found = try await Self.find("Paris", choice, answers: [Self.fixture("paris")])
    #expect(try found.outcome.get().city.displayName == "Paris, Texas, United States")
    #expect(found.sent == [["name=Paris", "count=100", "language=de", "countryCode=US"]])
  }

  @Test("A pick counts among those that fit, from 1, and asks for so many at least")
  func pick() async throws {
    let third = try await Self.find("Springfield", .init(pick: 3), answers: [Self.fixture("springfield")])
    #expect(try third.outcome.get().city.admin1 == "Illinois")
    let second = try await Self.find("Paris, US", .init(pick: 2), answers: [Self.fixture("paris")])
    #expect(try second.outcome.get().city.admin1 == "Tennessee")
    let many = try await Self.find("Paris", .init(pick: 42), answers: [Self.fixture("paris")])
    #expect(many.sent == [["name=Paris", "count=42"]])
    let all = try Answer.geocoding(Fixture.data("responses/geocoding/paris.json")).cities
    #expect(many.outcome == .failure(.noSuchPick(42, candidates: all)))
  }

  @Test("A pick below 1 is no place", arguments: [0, -1, Int.min])
  func badPick(pick: Int) async throws {
    let found = try await Self.find("Paris", .init(pick: pick), answers: [Self.fixture("paris")])
    let all = try Answer.geocoding(Fixture.data("responses/geocoding/paris.json")).cities
    #expect(found.outcome == .failure(.noSuchPick(pick, candidates: all)))
  }
}
