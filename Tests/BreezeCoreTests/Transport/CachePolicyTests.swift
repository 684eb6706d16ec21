import BreezeCore
import Foundation
import Testing

@Suite("How long answers are of use")
struct CachePolicyTests {
  private static let day = 86_400.0

  private func limits(
    _ service: Service, _ query: String = "", maxAge: Int? = nil, at seconds: TimeInterval = 0
  ) throws -> CacheLimits {
    CachePolicy(maxAge: maxAge)
      .limits(for: try .to(service, query), storedAt: CacheSandbox.start.addingTimeInterval(seconds))
  }

  @Test(
    "The table",
    arguments: [
      (Service.geocoding, 30 * day, nil), (.airQuality, 900, day), (.pollen, 10_800, day),
      (.archive, day, nil),
    ])
  func table(service: Service, fresh: Double, usable: Double?) throws {
    #expect(try limits(service) == CacheLimits(fresh: fresh, usable: usable))
  }

  @Test(
    "The archive's days: seven days back from 2026-12-01 are new, older ones settled",
    arguments: [
      ("end_date=2026-12-01", 1.0), ("end_date=2026-11-24", 1), ("end_date=2026-11-23", 7),
      ("end_date=1980-12-01,1990-12-01,2026-12-01", 1), ("end_date=1980-12-01,1990-12-01", 7),
      ("end_date=2026-12-01,1980-12-01", 1), ("end_date=1980-12-01&end_date=2026-12-01", 1),
      ("end_date=1980-12-01&end_date=1990-12-01", 7), ("end_date=2026-12-02", 1), ("end_date=2030-01-01", 1),
      ("end_date=1980-12-01%2C2026-12-01", 1), ("end_date=1980-12-01%2C1990-12-01", 7),
      ("end_date=", 1), ("end_date=yesterday", 1), ("end_date=1980-12-01,yesterday", 1),
      ("end_date=1980-02-30", 1), ("start_date=1980-12-01", 1), ("", 1),
    ])
  func archive(query: String, days: Double) throws {
    #expect(try limits(.archive, query) == CacheLimits(fresh: days * Self.day, usable: nil))
  }

  @Test("The archive's days are counted from the day in UTC on which the answer was stored")
  func archiveClock() throws {
    // 21:05:12 is 10,488 seconds before midnight.
    #expect(try limits(.archive, "end_date=2026-11-24", at: 10_487).fresh == Self.day)
    #expect(try limits(.archive, "end_date=2026-11-24", at: 10_488).fresh == 7 * Self.day)
  }

  @Test(
    "A greatest age stands in for every freshness and leaves the other limit", arguments: Service.allCases)
  func maxAge(service: Service) throws {
    let usable = try limits(service).usable
    #expect(try limits(service, "end_date=1980-01-01", maxAge: 5) == CacheLimits(fresh: 300, usable: usable))
    #expect(try limits(service, maxAge: 0) == CacheLimits(fresh: 0, usable: usable))
  }

  @Test("Fresh is younger than the limit, usable up to the limit and with it")
  func edges() {
    let limits = CacheLimits(fresh: 900, usable: 86_400)
    #expect([0, 899.9, 900, 901].map(limits.isFresh) == [true, true, false, false])
    #expect([0, 900, 86_400, 86_400.1].map(limits.isUsable) == [true, true, true, false])
    #expect(CacheLimits(fresh: 900, usable: nil).isUsable(age: 1e12))
    #expect(!CacheLimits(fresh: 0, usable: 60).isFresh(age: 0))
  }

  @Test("What counts as fresh is usable, however old")
  func freshBeyondUsable() {
    let limits = CacheLimits(fresh: 172_800, usable: 86_400)
    #expect([100_000, 172_799, 172_800].map(limits.isUsable) == [true, true, false])
  }
}
