import BreezeCore
import Foundation

extension Command {
  static let cache = Command(
    spec: CommandSpec(
      "cache", summary: "The stored answers of the services",
      argument: ArgumentSpec(
        "[path|clear]", summary: "Print the folder, or delete what is stored; both are told without it",
        count: 0...1, kind: .choice(actions)),
      examples: [
        .init("cache", "How much is stored, and where"),
        .init("cache path", "The folder alone, for scripts"),
        .init("cache clear", "Delete all stored answers"),
      ],
      discussion: [
        "Answers are stored for 30 days (places), 15 minutes (air quality), 3 hours (pollen) and a day (archive). "
          + "Older ones are used only when a service fails, and never without a word about it."
      ]),
    run: { invocation async throws(CommandError) in
      let surroundings = invocation.surroundings
      guard let folder = Folders(variables: surroundings.variables).cache else {
        throw .file(
          path: "The cache", reason: "has no folder: neither XDG_CACHE_HOME nor HOME is an absolute path")
      }
      let cache = ResponseCache(folder: folder, clock: surroundings.clock)
      let action = invocation.arguments.positionals.first
      guard action == nil || actions.contains(action ?? "") else {
        throw .usage(.unknownName(action ?? "", of: "action of breeze cache", known: actions))
      }
      if action == "path" { return CommandOutput("\(folder.path)\n") }
      let clears = action == "clear"
      let summary: CacheSummary
      do throws(CacheWarning) {
        summary = clears ? try cache.clear() : try cache.summary()
      } catch {
        throw CommandError.file(path: error.path, reason: error.reason)
      }
      if invocation.has(Options.json) {
        return CommandOutput(try JSONValue.cache(summary, path: folder.path, cleared: clears).document())
      }
      return CommandOutput(clears ? "Deleted \(text(summary)).\n" : "\(folder.path): \(text(summary))\n")
    })

  private static let actions = ["path", "clear"]

  private static func text(_ summary: CacheSummary) -> String {
    "\(AgeText.counted(summary.entries, "answer")), \((summary.bytes + 1023) / 1024) KiB"
  }
}
