/// The shells that there are completions for.
package enum CompletionShell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  package func script(for tool: ToolSpec) -> String {
    switch self {
    case .bash: BashCompletion.script(for: tool)
    case .zsh: ZshCompletion.script(for: tool)
    case .fish: FishCompletion.script(for: tool)
    }
  }
}
