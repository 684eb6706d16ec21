import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("When a name leads to no place, or only as a whole")
struct PlaceFinderFailureTests {
  private static let washington = """
    {"results":[{"id":4140963,"name":"Washington","latitude":38.9,"longitude":-77.04,"country_code":"US",
    "country":"United States","admin1":"%@"},{"id":2,"name":"Washington","latitude":40.2,"longitude":-80.2,
    "country_code":"US","country":"United States","admin1":"Pennsylvania"}]}
    """

  @Test("Washington, D.C. is found, however the service calls its region", arguments: ["D.C.", "DC", "d.c."])
  func washington(code: String) async throws {
    for admin1 in ["District of Columbia", "Washington, D.C."] {
      let body = Self.washington.replacingOccurrences(of: "%@", with: admin1)
      let found = try await PlaceFinderTests.find("Washington, \(code)", answers: [.body(body)])
      #expect(try found.outcome.get().city.id == 4_140_963)
    }
  }

  @Test("The full display name pasted back leads to the same place, a comma in the region too")
  func pastedBack() async throws {
    let body = Self.washington.replacingOccurrences(of: "%@", with: "Washington, D.C.")
    let found = try await PlaceFinderTests.find(
      "Washington, Washington, D.C., United States", answers: [.body(body)])
    #expect(try found.outcome.get().city.id == 4_140_963)
    #expect(found.sent == [["name=Washington", "count=100"]])
  }

  private static let wholeName = """
    {"results":[{"id":1,"name":"Bath","latitude":1,"longitude":1},
    {"id":2,"name":"Bath, the Elder","latitude":2,"longitude":2},
    {"id":3,"name":"BATH, THE ELDER","latitude":3,"longitude":3}]}
    """

  @Test("A name with a comma of its own is found whole, by a second request")
  func whole() async throws {
    let found = try await PlaceFinderTests.find(
      "Bath, the Elder", answers: [PlaceFinderTests.fixture("no-match"), .body(Self.wholeName)])
    let match = try found.outcome.get()
    #expect(match.city.id == 2)
    #expect(match.candidates.map(\.id) == [2, 3])
    #expect(
      found.sent == [["name=Bath", "count=100"], ["name=Bath,%20the%20Elder", "count=100"]])
  }

  @Test("Nobody fits: those of the name are told, after the second request")
  func noneFits() async throws {
    let found = try await PlaceFinderTests.find(
      "Portland, Narnia",
      answers: [PlaceFinderTests.fixture("portland"), PlaceFinderTests.fixture("no-match")])
    let all = try Answer.geocoding(Fixture.data("responses/geocoding/portland.json")).cities
    let query = try #require(PlaceQuery("Portland, Narnia"))
    #expect(found.outcome == .failure(.noneFits(query, candidates: all)))
    #expect(found.sent.map(\.first) == ["name=Portland", "name=Portland,%20Narnia"])
  }

  @Test("In a country without such a place nobody fits, and no second request is made")
  func noneInCountry() async throws {
    let found = try await PlaceFinderTests.find(
      "Portland", .init(country: "FR"), answers: [PlaceFinderTests.fixture("portland")])
    let all = try Answer.geocoding(Fixture.data("responses/geocoding/portland.json")).cities
    let query = try #require(PlaceQuery("Portland"))
    #expect(found.outcome == .failure(.noneFits(query, candidates: all)))
  }

  @Test("No such name at all", arguments: ["no-match", "empty-results"])
  func notFound(file: String) async throws {
    let answer = try PlaceFinderTests.fixture(file)
    let bare = try await PlaceFinderTests.find("Qwzxy", answers: [answer])
    #expect(bare.outcome == .failure(.notFound(try #require(PlaceQuery("Qwzxy")))))
    let qualified = try await PlaceFinderTests.find("Qwzxy, TX", answers: [answer, answer])
    #expect(qualified.outcome == .failure(.notFound(try #require(PlaceQuery("Qwzxy, TX")))))
  }

  @Test("A failure of the service is no missing place, in the second request neither")
  func serviceFailure() async throws {
    let refused = ServiceError(.geocoding, .refused(status: 404, reason: "Not Found"))
    let error = try StubTransport.Answer.fixture("responses/geocoding/error-404.json", status: 404)
    #expect(try await PlaceFinderTests.find("Paris", answers: [error]).outcome == .failure(.service(refused)))
    let second = try await PlaceFinderTests.find(
      "Portland, Narnia", answers: [PlaceFinderTests.fixture("portland"), error])
    #expect(second.outcome == .failure(.service(refused)))
  }

  private static func search(
    _ typed: String, country: String? = nil, count: Int?, _ answers: [StubTransport.Answer]
  ) async throws -> (ids: [Int], sent: [[String]]) {
    let query = try #require(PlaceQuery(typed))
    return try await StubTransport.run([.geocoding: answers]) { transport, stub in
      let service = GeocodingService(endpoint: Endpoint(service: .geocoding), transport: transport)
      let cities = try await PlaceFinder(geocoding: service).candidates(
        query, PlaceFinder.Choice(country: country), count: count)
      return (cities.map(\.id), await stub.requests.map(\.parameters))
    }
  }

  @Test("A search asks for its count, or for all when they are to be sifted, and gives no more than it")
  func searchCount() async throws {
    let springfield = try PlaceFinderTests.fixture("springfield")
    let bare = try await Self.search("Springfield", count: 2, [springfield])
    #expect(bare.ids == [4_409_896, 4_951_788])
    #expect(bare.sent == [["name=Springfield", "count=2"]])
    let sifted = try await Self.search("Springfield, US", count: 2, [springfield])
    #expect(sifted.ids == [4_409_896, 4_951_788])
    #expect(sifted.sent == [["name=Springfield", "count=100"]])
    let canada = try await Self.search("Springfield", country: "CA", count: 1, [springfield])
    #expect(canada.ids == [6_154_626])
    #expect(canada.sent == [["name=Springfield", "count=100", "countryCode=CA"]])
    let none = try PlaceFinderTests.fixture("no-match")
    let whole = try await Self.search("Bath, the Elder", count: 1, [none, .body(Self.wholeName)])
    #expect(whole.ids == [2])
  }
}
