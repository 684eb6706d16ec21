import BreezeCore
import Foundation

@testable import BreezeCLI

/// Runs of the whole tool in one home folder, which is removed with the value.
final class PlacesRun: Sendable {
  let home: URL
  private let services: PlacesServices
  private let facts: Console.Facts
  /// Whose home it is; nil for its own.
  private let owner: PlacesRun?

  init(_ services: PlacesServices = PlacesServices(), facts: Console.Facts = Console.Facts()) {
    self.services = services
    self.facts = facts
    owner = nil
    home = FileManager.default.temporaryDirectory.appendingPathComponent("breeze-places-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  /// Runs in the home of another, with services of its own.
  init(_ services: PlacesServices, home other: PlacesRun) {
    self.services = services
    facts = other.facts
    home = other.home
    owner = other
  }

  deinit {
    if owner == nil { try? FileManager.default.removeItem(at: home) }
  }

  var file: URL { home.appendingPathComponent(".config/breeze/config.json") }

  /// Writes the settings file as a person would with an editor.
  func write(_ bytes: Data) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func write(_ text: String) throws { try write(Data(text.utf8)) }

  /// - Parameter variables: besides those of a UTF-8 terminal in this home; an empty value takes one away.
  func callAsFunction(_ arguments: String..., variables: [String: String] = [:]) async -> Tool.Result {
    await tool(arguments, variables: variables)
  }

  func tool(_ arguments: [String], variables: [String: String] = [:]) async -> Tool.Result {
    let own = ["HOME": home.path, "LANG": "en_GB.UTF-8", "BREEZE_NOW": "2026-12-01T21:05:00Z"]
    let surroundings = Surroundings(
      variables: own.merging(variables) { $1 }.filter { !$0.value.isEmpty }, clock: { Date() },
      network: { self.services.transport }, console: Console(facts: facts))
    return await Tool(surroundings).run(arguments)
  }
}
