extension Command {
  static let completions = Command(
    spec: CommandSpec(
      "completions", summary: "A script that completes command lines in a shell",
      argument: ArgumentSpec(
        "bash|zsh|fish", summary: "The shell", count: 1...1,
        kind: .choice(CompletionShell.allCases.map(\.rawValue))),
      examples: [
        .init("completions bash > ~/.local/share/bash-completion/completions/breeze", "For bash"),
        .init("completions zsh > \"${fpath[1]}/_breeze\"", "For zsh, which reads it when it starts"),
        .init("completions fish > ~/.config/fish/completions/breeze.fish", "For fish"),
      ]),
    run: { invocation async throws(CommandError) in
      let name = invocation.arguments.positionals.first ?? ""
      guard let shell = CompletionShell(rawValue: name) else {
        let known = CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage(.invalid("There are completions for \(known), not for \"\(name)\"."))
      }
      return CommandOutput(shell.script(for: CommandTree.spec))
    })
}
