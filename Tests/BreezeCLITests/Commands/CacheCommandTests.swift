import BreezeCLI
import BreezeCore
import Foundation
import Testing

@Suite("breeze cache")
struct CacheCommandTests {
  /// Runs with one stored answer of the search for London.
  private func filled(_ body: ([String: String], String) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder in
      let variables = ["XDG_CACHE_HOME": folder.path]
      let search = await Breeze.run(
        ["search", "London"], [.geocoding: try .file("london/geocoding")], variables: variables)
      #expect(search.status == .success)
      try await body(variables, folder.appendingPathComponent("breeze").path)
    }
  }

  @Test("It tells the folder and how much is stored; less than a KiB is not nothing")
  func summary() async throws {
    try await filled { variables, path in
      let files = try FileManager.default.contentsOfDirectory(atPath: path)
      let file = try #require(files.first)
      let facts = try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
      let bytes = try #require(facts[.size] as? Int)
      let run = await Breeze.run(["cache"], variables: variables)
      #expect(run.output == "\(path): 1 answer, \((bytes + 1023) / 1024) KiB\n")
      let document = try await Breeze.run(["cache", "--json"], variables: variables).document()
      #expect(document["type"] == "cache")
      #expect(document["schema_version"] == 1)
      #expect(document["path"]?.text == path)
      #expect(document["answers"] == 1)
      #expect(document["bytes"] == .number(Double(bytes)))
    }
  }

  @Test("clear deletes what is stored and tells what it was", arguments: [false, true])
  func clear(json: Bool) async throws {
    try await filled { variables, path in
      let run = await Breeze.run(["cache", "clear"] + (json ? ["--json"] : []), variables: variables)
      #expect(run.status == .success)
      if json {
        let document = try run.document()
        #expect(document["type"] == "cache_cleared")
        #expect(document["answers"] == 1)
      } else {
        #expect(run.output.hasPrefix("Deleted 1 answer, "))
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(left.isEmpty)
    }
  }

  @Test("path is the folder alone, made or not")
  func path() async {
    let run = await Breeze.run(["cache", "path"], variables: ["XDG_CACHE_HOME": "/nonexistent/x"])
    #expect(run.output == "/nonexistent/x/breeze\n")
  }

  @Test("Another action is refused with those there are, and without a folder there is no cache")
  func refused() async {
    let run = await Breeze.run(["cache", "clera"], variables: ["XDG_CACHE_HOME": "/nonexistent/x"])
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("Did you mean: clear?"), "\(run.diagnostics)")
    let homeless = await Breeze.run(["cache", "--json"], variables: ["XDG_CACHE_HOME": "relative"])
    #expect(homeless.status == .localFile)
    #expect(homeless.output.contains("\"local_file\""))
  }
}
