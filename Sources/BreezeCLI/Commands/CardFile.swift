import BreezeCore
import Foundation

/// What `--card` asks for: the share card in a file, beside what is printed.
struct CardFile: Sendable, Hashable {
  private let path: String
  private let background: Background

  /// nil when it was not asked for. A picture has no terminal to ask, so an appearance of `system` is light.
  init?(_ invocation: Invocation) throws(CommandError) {
    guard let path = try invocation.value(of: Options.card) else { return nil }
    self.path = path
    let appearance = try invocation.value(of: Options.appearance) ?? invocation.settings.appearance
    self.background = appearance == .dark ? .dark : .light
  }

  /// Writes beside the file and renames, so that no half picture is ever seen.
  func write(_ dashboard: Dashboard) throws(CommandError) {
    let card = ShareCard(dashboard: dashboard, background: background)
    do {
      try Data(card.svg.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .file(path: path, reason: "cannot be written")
    }
  }
}
