import BreezeCore
import Foundation

extension Command {
  static let config = Command(
    spec: CommandSpec(
      "config", summary: "Settings that hold for every run",
      argument: ArgumentSpec(
        "[list|get KEY|set KEY VALUE|unset KEY|path]",
        summary: "What to do; all settings are listed without it",
        count: 0...100),
      options: Options.choice + [Options.name.spec] + Options.display + Options.lookup,
      examples: [
        .init("config", "All settings, and the file that keeps them"),
        .init("config set home \"London\"", "The place of breeze here, looked up once"),
        .init("config set home 48.85,2.35 --name \"Our roof\"", "A point, without a lookup"),
        .init("config set use_fahrenheit false", "Temperatures in °C from now on"),
        .init("config unset home", "Back to the default"),
      ],
      discussion: SettingKey.allCases.map { key in
        "\(key.rawValue) takes \(key == .home ? "the name of a place, or LAT,LON" : key.expected)."
      } + [
        "An option counts for one run and goes before the setting of its kind. A settings file that is damaged "
          + "is never written over: correct or remove it."
      ]),
    run: { invocation async throws(CommandError) in
      let action = try CommandError.usage { () throws(UsageError) in
        try ConfigAction(invocation.arguments.positionals)
      }
      let ofPlaces = invocation.arguments.given(Options.choice + [Options.name.spec])
      if let option = ofPlaces.first, !action.looksForPlace {
        let name = invocation.arguments.positionals.first ?? "list"
        throw .usage(.optionOfOtherCommand(option.name, command: "config \(name)"))
      }
      switch action {
      case .list: return try invocation.shown(SettingKey.allCases, in: invocation.settings, isList: true)
      case .get(let key): return try invocation.value(of: key)
      case .set(.home, let words): return try await invocation.setHome(words)
      case .set(let key, let words): return try invocation.set(key, words.joined(separator: " "))
      case .unset(let key): return try invocation.change(key, to: nil)
      case .path: return CommandOutput("\(try invocation.settingsFile().url.path)\n")
      }
    })
}
