import BreezeCore
import Foundation
import Testing

@Suite("Real answers, where they are at hand", .enabled(if: RecordedAnswer.areThere))
struct RecordedAnswerTests {
  @Test("There are 47 of them")
  func count() {
    #expect(RecordedAnswer.all.count == 47)
    #expect(RecordedAnswer.all.filter(\.isError).count == 10)
  }

  @Test("Each good one decodes", arguments: RecordedAnswer.all.filter { !$0.isError })
  func decodes(answer: RecordedAnswer) throws {
    let body = try answer.body()
    switch answer.service {
    case .airQuality:
      let response = try #require(Answer.air(body).first)
      let hours = response.hourly?.time.count ?? 0
      #expect(response.current != nil || hours > 0)
      #expect((response.report(pollenAsked: true) != nil) == (response.current != nil))
      #expect(response.report(pollenAsked: true).map(\.forecast.hours.count) ?? hours == hours)
    case .archive: #expect(try !Answer.archive(body).isEmpty)
    case .geocoding:
      let response = try Answer.geocoding(body)
      #expect(response.cities.count == response.results.count)
      #expect(response.results.isEmpty == answer.name.hasPrefix("no-match"))
    case .pollen: #expect(try Answer.pollen(body).report != nil)
    }
  }

  @Test("Each other one is the error it is", arguments: RecordedAnswer.all.filter(\.isError))
  func isError(answer: RecordedAnswer) async throws {
    let body = try answer.body()
    let reason = try #require(ResponseDecoder.reason(in: body))
    let status = answer.status
    let problem: ServiceError.Problem =
      switch status {
      case 429: .rateLimited(reason: reason, retryAfter: nil)
      case 500...: .unavailable(status: status, reason: reason)
      default: .refused(status: status, reason: reason)
      }
    let transport = HTTPTransport { _ in HTTPResponse(status: status, body: body) }
    let request = HTTPRequest(service: answer.service, url: URL(fileURLWithPath: "/"))
    await #expect(throws: ServiceError(answer.service, problem)) {
      try await transport.answer(to: request, as: GeocodingResponse.self)
    }
    #expect(throws: DecodingFailure.serviceError(reason: reason)) {
      try Answer.read(body, as: answer.service)
    }
  }

  @Test("What was measured at Berlin in February 2024")
  func berlin() throws {
    let response = try #require(
      Answer.air(RecordedAnswer.body(.airQuality, "berlin-current-2024.json")).first)
    let report = try #require(response.report(pollenAsked: false))
    #expect(report.time.iso8601 == "2024-02-21T16:00:00+01:00")
    #expect(
      report.airQuality
        == AirQuality(
          usAQI: 41, pm25: 8.8, pm10: 9.7, carbonMonoxide: 220, nitrogenDioxide: 17.7, sulphurDioxide: 1.3,
          ozone: 54))
    #expect(report.mainPollutant == nil)
  }

  @Test("In Florida the index is 30, and pollen is no data")
  func florida() throws {
    let response = try #require(
      Answer.air(RecordedAnswer.body(.airQuality, "florida-current-pollen-null.json")).first)
    let report = try #require(response.report(pollenAsked: true))
    #expect(report.airQuality.usAQI == 30)
    #expect(report.subIndices[.pm25] == 22)
    #expect(report.mainPollutant == .o3)
    #expect(report.timeZone == "America/New_York")
    #expect(try #require(report.pollen).items.compactMap(\.value).isEmpty)
    #expect(report.forecast.hours.count == 48)
  }

  @Test("Two places in one archive answer, and New Year's Day in Brasília")
  func archive() throws {
    #expect(try Answer.archive(RecordedAnswer.body(.archive, "two-locations-array.json")).count == 2)
    let brasilia = try #require(
      Answer.archive(RecordedAnswer.body(.archive, "brasilia-daily-tmax-11-days.json")).first)
    let day = try #require(CalendarDay(year: 2023, month: 1, day: 1))
    #expect(brasilia.daily?.time.count == 11)
    #expect(brasilia.point(of: day) == ClimateDataPoint(year: 2023, temperature: 26.2))
  }

  @Test("Paris in two countries, and places without a country")
  func geocoding() throws {
    let paris = try Answer.geocoding(RecordedAnswer.body(.geocoding, "paris-postcodes.json")).cities
    #expect(
      paris.map(\.displayName) == ["Paris, Île-de-France, France", "Paris, Texas, United States"])
    let south = try Answer.geocoding(RecordedAnswer.body(.geocoding, "antarctica-missing-fields.json")).cities
    #expect(south.first?.displayName == "Antarctica")
    #expect(south.first?.countryCode == nil)
  }

  @Test("Spain's five days, the last without data")
  func pollen() throws {
    let answer = try Answer.pollen(RecordedAnswer.body(.pollen, "es-5-days-es-language.json"))
    let report = try #require(answer.report)
    #expect(report.days.count == 5)
    #expect(report.items.prefix(3).map(\.id) == ["grass", "tree", "weed"])
    #expect(report.items.prefix(3).map(\.value) == [3, 1, nil])
    #expect(report.days.last?.items.compactMap(\.value).isEmpty == true)
  }
}
