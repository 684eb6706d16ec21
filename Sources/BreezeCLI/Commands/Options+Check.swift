import BreezeCore

/// Which values are values at all.
extension Options {
  /// Refuses a bad value whether or not the run would come to look at it: a typing mistake in `--timeout` is one with
  /// `--fixtures` too, which waits for nobody.
  static func check(_ parsed: ParsedArguments) throws(UsageError) {
    for check in checks { try check(parsed) }
  }

  private typealias Check = @Sendable (ParsedArguments) throws(UsageError) -> Void

  /// Of every option that takes a value.
  private static let checks: [Check] = [
    check(only), check(skip), check(standard), check(units), check(detail), check(output), check(format),
    check(card), check(failAbove), check(watch), check(appearance), check(color), check(width),
    check(timeout), check(maxAge), check(fixtures), check(record), check(name), check(country),
    check(language), check(pick), check(count), check(rate), check(resume),
  ]

  private static func check<Value>(_ option: Option<Value>) -> Check {
    { parsed throws(UsageError) in _ = try parsed.value(of: option) }
  }
}
