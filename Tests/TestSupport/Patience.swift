import Foundation

/// How much longer than usual things may take: under a sanitizer everything is several times slower.
package enum Patience {
  /// From `BREEZE_TEST_PATIENCE`; 1 without it.
  package static let factor =
    ProcessInfo.processInfo.environment["BREEZE_TEST_PATIENCE"].flatMap(Double.init) ?? 1
}
