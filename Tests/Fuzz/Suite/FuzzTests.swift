import Foundation
import Testing

@Suite("Any bytes whatever")
struct FuzzTests {
  private static let package = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Every file below a folder of the package, by its path.
  private static func files(_ folder: String) -> [(name: String, data: Data)] {
    let url = package.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().compactMap { path in
      (try? Data(contentsOf: url.appendingPathComponent(path))).map { (path, $0) }
    }
  }

  private static let answers =
    files("Fixtures/responses") + files("Fixtures/broken") + files("Fixtures/madrid-google")

  @Test("Every recorded and every broken answer, for each subject", arguments: FuzzSubject.allCases)
  func answers(subject: FuzzSubject) async {
    #expect(Self.answers.count > 20)
    for (name, data) in Self.answers {
      #expect(await subject.broken(data).isEmpty, "\(name)")
      if subject == .report {
        for byte in UInt8(0)..<48 where Int(byte) % 11 == 0 {
          #expect(await subject.broken(Data([byte]) + data).isEmpty, "\(byte) \(name)")
        }
      }
    }
  }

  @Test("Every input that was kept")
  func corpus() async {
    let corpus = Self.files("Tests/Fuzz/Corpus")
    #expect(!corpus.isEmpty)
    for (name, data) in corpus { #expect(await FuzzSubject.broken(input: data).isEmpty, "\(name)") }
  }

  /// The same ones in every run.
  @Test("A few hundred mutations of them", arguments: FuzzSubject.allCases)
  func mutations(subject: FuzzSubject) async {
    let kept = Self.files("Tests/Fuzz/Corpus").map(\.data).filter { $0.first == subject.byte }
    let seeds = kept.map { Data($0.dropFirst()) } + Self.answers.map(\.data).filter { $0.count < 4000 }
    var mutation = Mutation(seed: UInt64(subject.byte) + 1)
    for _ in 0..<(subject == .report ? 30 : 250) {
      let input = mutation.of(seeds)
      let broken = await subject.broken(input)
      #expect(broken.isEmpty, "\(broken) by \(input.prefix(400).base64EncodedString())")
    }
  }
}
