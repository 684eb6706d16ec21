/// A straight line through points by ordinary least squares.
///
/// With x̄ and ȳ the means, Sxx = Σ(x−x̄)² and Sxy = Σ(x−x̄)(y−ȳ), the slope is b = Sxy ÷ Sxx and its standard error
/// s = √(Σ(y−ȳ−b(x−x̄))² ÷ (n−2) ÷ Sxx). That takes the points as independent of each other, which the weather of
/// successive years nearly is.
public struct LinearTrend: Sendable, Equatable {
  /// In units of y for one of x.
  public let slope: Double
  /// Of the slope, in its unit; 0 when all points lie on the line.
  public let standardError: Double
  /// How many points the line was drawn through.
  public let count: Int

  /// nil for fewer than three points, through which any line is as good, and when all have the same x.
  public init?(_ points: [(x: Double, y: Double)]) {
    guard points.count >= 3 else { return nil }
    let meanX = points.reduce(0) { $0 + $1.x } / Double(points.count)
    let meanY = points.reduce(0) { $0 + $1.y } / Double(points.count)
    let centred = points.map { (x: $0.x - meanX, y: $0.y - meanY) }
    let squares = centred.reduce(0) { $0 + $1.x * $1.x }
    guard squares > 0 else { return nil }
    let slope = centred.reduce(0) { $0 + $1.x * $1.y } / squares
    let residuals = centred.reduce(0) { sum, point in
      let residual = point.y - slope * point.x
      return sum + residual * residual
    }
    self.slope = slope
    self.standardError = (residuals / Double(points.count - 2) / squares).squareRoot()
    self.count = points.count
  }

  /// Half the width of the interval that holds the true slope in 95 of 100 cases: the quantile 0.975 of Student's t
  /// with n − 2 degrees of freedom times the standard error.
  public var margin95: Double { (StudentT.quantile975(freedom: count - 2) ?? .infinity) * standardError }
}
