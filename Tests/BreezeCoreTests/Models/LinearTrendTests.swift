import BreezeCore
import Testing

@Suite("A line through points")
struct LinearTrendTests {
  @Test("Points on a line give its slope, without doubt")
  func exact() throws {
    let trend = try #require(LinearTrend([(x: 0, y: 1), (x: 1, y: 3), (x: 2, y: 5)]))
    #expect(trend.slope == 2)
    #expect(trend.standardError == 0)
    #expect(trend.margin95 == 0)
    #expect(trend.count == 3)
  }

  @Test("Four points by hand: Sxx 5, Sxy 3, residuals 0.2, t of two degrees 4.303")
  func byHand() throws {
    let trend = try #require(LinearTrend([(x: 1, y: 1), (x: 2, y: 2), (x: 3, y: 2), (x: 4, y: 3)]))
    #expect(abs(trend.slope - 0.6) < 1e-12)
    // √(0.2 ÷ 2 ÷ 5) = √0.02
    #expect(abs(trend.standardError - 0.141_421_356) < 1e-9)
    #expect(abs(trend.margin95 - 0.608_536_095) < 1e-6)
  }

  @Test("Years as they come, with a gap: 1940, 1941, 1943")
  func gap() throws {
    // Means 1941⅓ and 3; Sxx = 16/9 + 1/9 + 25/9 = 14/3; Sxy = 4/3·2 + 1/3·1 + 5/3·3 = 8.
    let trend = try #require(LinearTrend([(x: 1940, y: 1), (x: 1941, y: 2), (x: 1943, y: 6)]))
    #expect(abs(trend.slope - 8 / (14.0 / 3)) < 1e-9)
  }

  @Test("A falling series has a negative slope")
  func falling() throws {
    #expect(try #require(LinearTrend([(x: 0, y: 4), (x: 2, y: 3), (x: 4, y: 2)])).slope == -0.5)
  }

  @Test("Fewer than three points, or points above each other, have no slope")
  func none() {
    #expect(LinearTrend([]) == nil)
    #expect(LinearTrend([(x: 0, y: 1), (x: 1, y: 2)]) == nil)
    #expect(LinearTrend([(x: 5, y: 1), (x: 5, y: 2), (x: 5, y: 3)]) == nil)
  }

  @Test(
    "Student's t as the tables print it",
    arguments: [
      (1, 12.706), (2, 4.303), (10, 2.228), (30, 2.042), (31, 2.040), (40, 2.021), (60, 2.000), (80, 1.990),
      (100, 1.984), (120, 1.980), (1_000_000, 1.960),
    ])
  func quantiles(freedom: Int, expected: Double) throws {
    #expect(abs(try #require(StudentT.quantile975(freedom: freedom)) - expected) < 0.0006)
  }

  @Test("Without a degree of freedom there is no quantile")
  func noFreedom() {
    #expect(StudentT.quantile975(freedom: 0) == nil)
  }
}
