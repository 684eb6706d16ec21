import TestSupport
import Foundation
import Testing

@Suite("The map of the sources")
struct SourceMapTests {
  private struct File: Sendable, CustomTestStringConvertible {
    /// Below `Sources`.
    let path: String
    let text: String

    var testDescription: String { path }

    var imports: Set<String> {
      let lines = text.split(separator: "\n")
      return Set(
        lines.compactMap { line in
          line.firstMatch(of: /^ *(?:@?[a-z]+ )*import (?:[a-z]+ )?([A-Za-z]+)/).map { String($0.output.1) }
        })
    }
  }

  private static let files: [File] = {
    let sources = Fixture.package.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)).map {
        File(path: path, text: $0)
      }
    }
  }()

  private static func below(_ folder: String) -> [File] {
    files.filter { $0.path.hasPrefix("\(folder)/") }
  }

  @Test("The files are found")
  func found() {
    #expect(Self.files.count > 100)
    #expect(Self.files.contains { $0.imports.contains("BreezeCore") })
  }

  @Test("Only what the toolchain brings, and the targets themselves, is imported")
  func known() {
    let known: Set = [
      "Foundation", "FoundationNetworking", "Dispatch", "Darwin", "Glibc", "Musl", "BreezeCore", "BreezeCLI",
    ]
    for file in Self.files { #expect(file.imports.isSubset(of: known), "\(file.path)") }
  }

  @Test("The core knows nothing of the command line")
  func core() {
    for file in Self.below("BreezeCore") {
      #expect(file.imports.isDisjoint(with: ["BreezeCLI", "BreezeCore"]), "\(file.path)")
    }
  }

  @Test(
    "Arguments, documentation, terminal and components know nothing of air quality",
    arguments: ["Arguments", "Documentation", "Terminal", "Rendering/Components"])
  func general(folder: String) {
    let files = Self.below("BreezeCLI/\(folder)")
    #expect(!files.isEmpty)
    for file in files { #expect(!file.imports.contains("BreezeCore"), "\(file.path)") }
  }

  @Test("One file knows the network")
  func network() {
    let files = Self.files.filter { $0.imports.contains("FoundationNetworking") }
    #expect(files.map(\.path) == ["BreezeCore/Transport/HTTPTransport+URLSession.swift"])
  }

  @Test("The program itself is one file, which knows the command line only")
  func program() {
    let files = Self.below("breeze")
    #expect(files.map(\.path) == ["breeze/Main.swift"])
    #expect(files.first?.imports == ["BreezeCLI"])
  }

  @Test(
    "What the house does without",
    arguments: ["try!", "as!", "@unchecked", "static var", "fatalError(", "TODO"])
  func absent(words: String) {
    for file in Self.files {
      #expect(!file.text.contains(words), "\(file.path)")
    }
  }
}
