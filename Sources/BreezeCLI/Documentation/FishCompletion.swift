/// The script that completes command lines in fish 3 and later.
package enum FishCompletion {
  package static func script(for tool: ToolSpec) -> String {
    let lines =
      tool.commands.map { command in
        "\(start(tool, "\(name(tool))_command ''")) -a \(quoted(command.name)) -d \(quoted(command.summary))"
      }
      + tool.commonOptions.map { "\(start(tool, nil)) \(words(for: $0, in: tool))" }
      + ownOptions(of: tool).map { option, commands in
        let condition = "\(name(tool))_command \(commands.map(quoted).joined(separator: " "))"
        return "\(start(tool, condition)) \(words(for: option, in: tool))"
      }
      + tool.commands.compactMap { arguments(of: $0, in: tool) }
    return """
      # Completion of \(tool.name) for fish, written by: \(tool.name) completions fish

      \(functions(tool))

      complete -c \(tool.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func functions(_ tool: ToolSpec) -> String {
    let valued = tool.spellingsWithValue.joined(separator: " ")
    return #"""
      # Prints the command and its arguments: the words that are neither an option nor the value of one.
      function \#(name(tool))_words
          set -l value no
          set -l ended no
          # Without the program and without the word to complete.
          for word in (commandline -opc)[2..-1]
              if test $value = yes
                  set value no
              else if test $ended = yes
                  echo -- $word
              else if contains -- $word \#(valued)
                  set value yes
              else if test "$word" = --
                  set ended yes
              else if not string match -qr -- '^-[^0-9.]' $word
                  echo -- $word
              end
          end
      end

      # Whether the command is one of these; the empty one before there is a command.
      function \#(name(tool))_command
          set -l words (\#(name(tool))_words)
          contains -- "$words[1]" $argv
      end

      # Whether a command has fewer arguments than it takes.
      function \#(name(tool))_argument -a command most
          set -l words (\#(name(tool))_words)
          test "$words[1]" = $command; and test (count $words) -le $most
      end

      # The folders that complete a value, also one of --name=value.
      function \#(name(tool))_folders
          __fish_complete_directories (commandline -ct | string replace -r -- '^--[^=]*=' '')
      end
      """#
  }

  /// Each option that is not common, with the commands that take it.
  private static func ownOptions(of tool: ToolSpec) -> [(OptionSpec, [String])] {
    let common = Set(tool.commonOptions.map(\.name))
    return tool.allOptions.filter { !common.contains($0.name) }.map { option in
      let takers = tool.commands.filter { $0.options.contains { $0.name == option.name } }
      return (option, takers.map(\.name))
    }
  }

  private static func words(for option: OptionSpec, in tool: ToolSpec) -> String {
    let short = option.short.map { "-s \($0) " } ?? ""
    let value = option.value.map { " -r\(values(of: $0.kind, in: tool))" } ?? ""
    return "\(short)-l \(option.name)\(value) -d \(quoted(option.summary))"
  }

  private static func arguments(of command: CommandSpec, in tool: ToolSpec) -> String? {
    guard let argument = command.argument, argument.kind != .text else { return nil }
    let condition = "\(name(tool))_argument \(quoted(command.name)) \(argument.count.upperBound)"
    let description = argument.kind == .file ? "" : " -d \(quoted(argument.summary))"
    return "\(start(tool, condition))\(values(of: argument.kind, in: tool))\(description)"
  }

  private static func values(of kind: ValueSpec.Kind, in tool: ToolSpec) -> String {
    switch kind {
    case .text: " -f"
    case .file: " -F"
    case .folder: " -f -a '(\(name(tool))_folders)'"
    case .list:
      " -f -a \(quoted("(__fish_append , \((tool.words(for: kind) ?? []).map(quoted).joined(separator: " ")))"))"
    case .choice, .command:
      " -f -a \(quoted((tool.words(for: kind) ?? []).map(quoted).joined(separator: " ")))"
    }
  }

  private static func start(_ tool: ToolSpec, _ condition: String?) -> String {
    "complete -c \(tool.name)" + (condition.map { " -n \(quoted($0))" } ?? "")
  }

  private static func name(_ tool: ToolSpec) -> String { "__\(tool.name)" }

  /// As one word of fish that means nothing but itself; plain words stay bare.
  private static func quoted(_ word: String) -> String {
    if word.shellQuoted == word { return word }
    return word.reduce(into: "'") { $0 += #"'\"#.contains($1) ? "\\\($1)" : "\($1)" } + "'"
  }
}
