import BreezeCore
import Foundation
import TestSupport
import Testing

@Suite("Asking Google for the pollen")
struct PollenServiceTests {
  /// What became of one request at Madrid's coordinates, and the request.
  private static func ask(
    _ answer: StubTransport.Answer, language: String? = nil
  ) async throws -> (outcome: Result<PollenReport, ServiceError>, request: HTTPRequest) {
    let madrid = try #require(Coordinate(latitude: 40.4165, longitude: -3.70256))
    let (outcome, sent) = try await StubTransport.run([.pollen: [answer]]) { transport, stub in
      let service = PollenService(
        endpoint: Endpoints(pollenKey: "SECRETKEY123")[.pollen], transport: transport)
      let outcome: Result<PollenReport, ServiceError>
      do throws(ServiceError) {
        outcome = .success(try await service.days(at: madrid, count: 1, language: language))
      } catch {
        outcome = .failure(error)
      }
      return (outcome, await stub.requests)
    }
    return (outcome, try #require(sent.first))
  }

  @Test("One day of one place, the key in a header")
  func request() async throws {
    let asked = try await Self.ask(.fixture("madrid-google/pollen.json"))
    #expect(try asked.outcome.get().items.count == 11)
    #expect(asked.request.address == "https://pollen.googleapis.com/v1/forecast:lookup")
    #expect(
      asked.request.parameters == ["location.latitude=40.4165", "location.longitude=-3.70256", "days=1"])
    #expect(asked.request.headers == ["X-Goog-Api-Key": "SECRETKEY123"])
  }

  @Test("The language is asked for as it stands")
  func language() async throws {
    let asked = try await Self.ask(.fixture("responses/pollen/translated.json"), language: "zh-Hant")
    #expect(asked.request.parameter("languageCode") == "zh-Hant")
    #expect(try asked.outcome.get().items.first?.name == "Graminées")
  }

  @Test("Of several days the first counts")
  func severalDays() async throws {
    let asked = try await Self.ask(.fixture("responses/pollen/five-days.json"))
    #expect(try asked.outcome.get().items.map(\.value) == [4, 1, nil])
  }

  @Test("A place that Google does not cover is no failure, in both forms")
  func notCovered() async throws {
    let refused = try await Self.ask(.fixture("responses/pollen/error-400-not-covered.json", status: 400))
    #expect(refused.outcome == .failure(ServiceError(.pollen, .notCovered)))
    let empty = try await Self.ask(.fixture("responses/pollen/empty.json"))
    #expect(empty.outcome == .failure(ServiceError(.pollen, .notCovered)))
  }

  @Test(
    "Another refusal stays one",
    arguments: [
      ("error-400-key-invalid", 400, "API key not valid. Please pass a valid API key."),
      ("error-403", 403, "Pollen API is not enabled for this project."),
      (
        "error-400-not-covered", 403,
        "Information is unavailable for this location. Please try a different location."
      ),
    ])
  func refused(file: String, status: Int, reason: String) async throws {
    let asked = try await Self.ask(.fixture("responses/pollen/\(file).json", status: status))
    #expect(asked.outcome == .failure(ServiceError(.pollen, .refused(status: status, reason: reason))))
  }
}
