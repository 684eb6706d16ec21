import BreezeCore
import Foundation
import Testing

@testable import BreezeCLI

@Suite("The setting standard")
struct StandardSettingTests {
  private func invocation(_ setting: String?, option: String? = nil) -> Invocation {
    var settings = Settings()
    settings.standard = setting
    let network = HTTPTransport { _ async throws(TransportError) in throw .offline }
    return Invocation(
      arguments: ParsedArguments(
        command: "city", positionals: [], values: option.map { ["standard": $0] } ?? [:], switches: []),
      surroundings: Surroundings(variables: [:], clock: { Date() }, network: { network }), settings: settings)
  }

  @Test("It counts without the option, and the option wins")
  func order() throws {
    #expect(try invocation(nil).standard() == .breeze)
    #expect(try invocation("eu").standard() == .published(.eu))
    #expect(try invocation("eu", option: "us-epa").standard() == .published(.usEPA))
    #expect(try invocation("eu", option: "breeze").standard() == .breeze)
  }

  @Test("A setting that names no standard is said and not passed over")
  func unknown() {
    #expect(throws: CommandError.self) { try invocation("epa").standard() }
  }
}
