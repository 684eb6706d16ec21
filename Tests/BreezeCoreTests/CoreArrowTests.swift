import Foundation
import TestSupport
import Testing

/// A file of the core, without its comments.
private struct CoreFile: Sendable {
  let folder: String
  let name: String
  let text: String

  /// The type that it is named after; nil for a file that adds to one.
  var type: String? { name.contains("+") ? nil : String(name.dropLast(".swift".count)) }

  static let all: [CoreFile] = {
    let root = Fixture.package.appendingPathComponent("Sources/BreezeCore")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 2,
        let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      else { return nil }
      return CoreFile(folder: parts[0], name: parts[1], text: text.replacing(/\/\/.*/, with: ""))
    }
  }()
}

@Suite("The arrows inside the core")
struct CoreArrowTests {
  /// What the types of each folder may know of.
  private static let arrows: [String: Set<String>] = [
    "Models": [], "Standards": ["Models"], "Transport": ["Models"], "Decoding": ["Models"],
    "Services": ["Models", "Decoding", "Transport"], "Places": ["Models", "Services"],
    "Dashboard": ["Models", "Standards", "Transport", "Services"],
  ]

  /// Secrets are looked for in the form in which a request carries them.
  private static let exceptions = ["HTTPTransport+Redaction.swift": "Endpoint"]

  @Test("Every folder is on the map")
  func complete() {
    #expect(CoreFile.all.count > 80)
    #expect(Set(CoreFile.all.map(\.folder)) == Set(Self.arrows.keys))
  }

  @Test("No file names a type that its folder should not know", arguments: arrows.keys.sorted())
  func arrow(folder: String) {
    let homes = Dictionary(
      CoreFile.all.compactMap { file in file.type.map { ($0, file.folder) } }, uniquingKeysWith: { $1 })
    let known = (Self.arrows[folder] ?? []).union([folder])
    for file in CoreFile.all where file.folder == folder {
      let words = Set(file.text.matches(of: /\b[A-Z]\w+/).map { String($0.output) })
      let foreign = words.filter { word in homes[word].map { !known.contains($0) } ?? false }
      #expect(foreign.subtracting([Self.exceptions[file.name] ?? ""]).isEmpty, "\(file.name)")
    }
  }
}
