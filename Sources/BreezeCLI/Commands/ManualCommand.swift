extension Command {
  static let manual = Command(
    spec: CommandSpec(
      "manual", summary: "The manual page, as source for man",
      examples: [
        .init("manual | man -l -", "Read it, where man takes -l"),
        .init("manual > /usr/local/share/man/man1/breeze.1", "Install it"),
      ]),
    run: { _ async throws(CommandError) in
      CommandOutput(
        ManualPage.text(of: CommandTree.spec, version: Version.current, date: Version.date))
    })
}
