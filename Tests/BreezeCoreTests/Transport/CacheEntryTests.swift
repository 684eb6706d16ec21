import BreezeCore
import Foundation
import Testing

@Suite("The file of a stored answer")
struct CacheEntryTests {
  private let entry = CacheEntry(
    key: "archive\nwith key\nhttps://a/\"é\"", status: 200, stored: CacheSandbox.start,
    body: Data("{\"a\":\n1}".utf8))

  @Test("What is written is read", arguments: ["", "{}", "\n", "\n\n{\"a\":\n1}\n", "é€😀", "\u{0}"])
  func roundTrip(body: String) throws {
    let entry = CacheEntry(
      key: "k\nl", status: 200, stored: CacheSandbox.start, body: Data(body.utf8))
    #expect(try CacheEntry(file: #require(entry.file)) == entry)
  }

  @Test("Of a file that was cut off anywhere nothing is read")
  func truncated() throws {
    let file = try #require(entry.file)
    #expect(file.indices.allSatisfy { CacheEntry(file: file.prefix($0)) == nil })
  }

  @Test("Nor of a file with any one byte changed, or one more")
  func damaged() throws {
    let file = try #require(entry.file)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 1
      #expect(CacheEntry(file: damaged) == nil)
    }
    #expect(CacheEntry(file: file + Data("\n".utf8)) == nil)
  }

  @Test("A part of a larger buffer is read like a buffer of its own")
  func slice() throws {
    let file = try #require(entry.file)
    #expect(CacheEntry(file: (Data("junk".utf8) + file).dropFirst(4)) == entry)
  }

  @Test("Another schema is not read")
  func schema() throws {
    let file = try #require(entry.file)
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix("breeze-cache 1 "))
    let newer = text.replacingOccurrences(of: "breeze-cache 1 ", with: "breeze-cache 2 ")
    #expect(CacheEntry(file: Data(newer.utf8)) == nil)
  }

  @Test(
    "A well-made first line over facts of another form is not read",
    arguments: [
      "", "\n", "{}\n{}", "[]\n{}", #"{"key":"k","status":"200","stored":1}"# + "\n{}", "{\"a\":\n",
    ])
  func foreign(content: String) {
    let first = "breeze-cache 1 \(StableHash(content.utf8).hexadecimal)\n"
    #expect(CacheEntry(file: Data((first + content).utf8)) == nil)
  }

  @Test("A moment that is no number has no file")
  func noMoment() {
    let entry = CacheEntry(
      key: "k", status: 200, stored: Date(timeIntervalSince1970: .nan), body: Data())
    #expect(entry.file == nil)
  }
}
