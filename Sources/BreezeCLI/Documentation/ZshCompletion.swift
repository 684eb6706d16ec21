/// The script that completes command lines in zsh, as a function to load or as a text to source.
package enum ZshCompletion {
  package static func script(for tool: ToolSpec) -> String {
    let name = "_\(tool.name)"
    return """
      #compdef \(tool.name)
      # Completion of \(tool.name) for zsh, written by: \(tool.name) completions zsh

      \(name)() {
        local command word curcontext="$curcontext"
        local -a common specs
        integer i

      \(reading(tool).indented)

      \(choosing(tool).indented)

        _arguments -S : $specs
      }

      \(name)_commands() {
        local -a commands
        commands=(
      \(tool.commands.map { "    \(described($0).shellQuoted)" }.joined(separator: "\n"))
        )
        _describe -t commands command commands
      }

      # zsh runs the file as the function when it loads it; a file that is sourced only declares.
      if [[ "$funcstack[1]" == \(name) ]]; then
        \(name) "$@"
      else
        compdef \(name) \(tool.name)
      fi

      """
  }

  /// Finds the command among what was typed before the word to complete.
  private static func reading(_ tool: ToolSpec) -> String {
    let valued = tool.spellingsWithValue.joined(separator: "|")
    let skipping = valued.isEmpty ? "" : "(\(valued)) ((i++)) ;;\n    "
    return #"""
      # The command is the first word that is neither an option nor the value of one.
      for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        case $word in
          (--) ((i + 1 < CURRENT)) && command=$words[i+1]; break ;;
          \#(skipping)(-[^0-9.]*) ;;
          (*) command=$word; break ;;
        esac
      done
      """#
  }

  /// Chooses what `_arguments` has to know. Before the command that is every option, since any may stand there; only
  /// those of all commands are offered.
  private static func choosing(_ tool: ToolSpec) -> String {
    let own = Set(tool.commonOptions.map(\.name))
    let others = tool.allOptions.filter { !own.contains($0.name) }
    let commands = tool.commands.filter { !$0.options.isEmpty || $0.argument != nil }.map { command in
      let argument = command.argument.map { [spec(of: $0, in: tool).shellQuoted] } ?? []
      return "(\(command.name))\n  specs+=(\(lines(command.options, argument, in: tool).indented)\n  )\n  ;;"
    }
    return """
      common=(\(lines(tool.commonOptions, [], in: tool))
      )
      specs=($common '1:command:_\(tool.name)_commands')
      case $command in
        ('')
          [[ $words[CURRENT] == -* ]] || specs+=(\(lines(others, [], in: tool).indented.indented)
          )
          ;;
      \(commands.joined(separator: "\n").indented)
      esac
      [[ -z $command ]] || curcontext="${curcontext%:*:*}:\(tool.name)-$command:"
      """
  }

  /// Each on a line of its own, below an opening parenthesis.
  private static func lines(_ options: [OptionSpec], _ arguments: [String], in tool: ToolSpec) -> String {
    (options.map { spec(of: $0, in: tool) } + arguments).map { "\n  \($0)" }.joined()
  }

  /// `'--name=[summary]:PLACEHOLDER:action'`, once for each spelling; one of them excludes the others.
  private static func spec(of option: OptionSpec, in tool: ToolSpec) -> String {
    let summary = "[\(option.summary.escaping(#"\[]:"#))]"
    let value = option.value.map { ":\($0.placeholder.escaping(#"\:"#)):\(action($0.kind, in: tool))" } ?? ""
    let others = option.spellings.count > 1 ? "(\(option.spellings.joined(separator: " ")))" : ""
    return option.spellings.map { spelling in
      let attached = option.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return "\(others)\(spelling)\(attached)\(summary)\(value)".shellQuoted
    }.joined(separator: " ")
  }

  private static func spec(of argument: ArgumentSpec, in tool: ToolSpec) -> String {
    // The command itself is the first argument.
    let position = argument.count.upperBound == 1 ? "2" : "*"
    return "\(position):\(argument.placeholder.escaping(#"\:"#)):\(action(argument.kind, in: tool))"
  }

  private static func action(_ kind: ValueSpec.Kind, in tool: ToolSpec) -> String {
    switch kind {
    case .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .choice(let words): "(\(escaped(words)))"
    case .list(let words): "_values -s , word \(escaped(words))"
    case .command: "_\(tool.name)_commands"
    }
  }

  private static func escaped(_ words: [String]) -> String {
    words.map { $0.escaping(#"\:() "'$`"#) }.joined(separator: " ")
  }

  private static func described(_ command: CommandSpec) -> String {
    "\(command.name.escaping(#"\:"#)):\(command.summary.escaping(#"\:"#))"
  }
}

extension String {
  /// With a backslash before each of some characters.
  fileprivate func escaping(_ characters: String) -> String {
    reduce(into: "") { $0 += characters.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
