import BreezeCore
import Foundation
import Testing

extension Breeze {
  /// At a point in London, with this air.
  static func point(_ arguments: [String], _ air: StandardsAir) async -> Breeze {
    await run(["coords", "51.5", "-0.13"] + arguments, bodies: [.airQuality: air.json])
  }

  /// What standard output says about a standard.
  func standards() throws -> StandardsDocument {
    try JSONDecoder().decode(StandardsDocument.self, from: Data(output.utf8))
  }
}
