/// The script that completes command lines in bash 3.2 (that of macOS) and later. It needs no other script.
package enum BashCompletion {
  package static func script(for tool: ToolSpec) -> String {
    let name = "_\(tool.name)"
    return """
      # Completion of \(tool.name) for bash, written by: \(tool.name) completions bash

      \(name)() {
        local current="${COMP_WORDS[COMP_CWORD]}" prefix="" option="" command="" ended="" list="" paths="" count=0 i word
        local -a words
        COMPREPLY=()

      \(reading(tool).indented)

      \(choosing(tool).indented)

      \(offering.indented)
      }

      complete -F \(name) \(tool.name)

      """
  }

  /// Finds what was typed before the word to complete.
  private static func reading(_ tool: ToolSpec) -> String {
    let valued = tool.spellingsWithValue.joined(separator: " | ")
    let valuedArm = valued.isEmpty ? "" : "\(valued)) option=\"$word\" && continue ;;\n      "
    return #"""
      # The command is the first word that is neither an option nor the value of one.
      for ((i = 1; i < COMP_CWORD; i++)); do
        word="${COMP_WORDS[i]}"
        if [[ -n "$option" ]]; then
          # bash hands --name=value over as three words.
          [[ "$word" == "=" ]] || option=""
          continue
        fi
        if [[ -z "$ended" ]]; then
          case "$word" in
            --) ended=yes && continue ;;
            \#(valuedArm)-[!0-9.]*) continue ;;
          esac
        fi
        if [[ -z "$command" ]]; then command="$word"; else count=$((count + 1)); fi
      done
      if [[ -n "$option" && "$current" == "=" ]]; then
        current=""
      elif [[ -z "$option$ended" && "$current" == --*=* ]]; then
        # As one word where COMP_WORDBREAKS is without the equals sign.
        option="${current%%=*}" prefix="${current%%=*}=" current="${current#*=}"
      fi
      """#
  }

  /// Chooses what there is to offer.
  private static func choosing(_ tool: ToolSpec) -> String {
    let values = tool.allOptions.compactMap { option in
      option.value.map { arm(option.spellings.joined(separator: " | "), $0.kind, in: tool) } ?? nil
    }
    let options = tool.commands.filter { !$0.options.isEmpty }.map { command in
      "\(command.name)) words+=(\(list(command.options.flatMap(\.spellings)))) ;;\n    "
    }
    let arguments = tool.commands.compactMap { command in
      command.argument.map { argument in
        arm(command.name, argument.kind, in: tool, when: "((count < \(argument.count.upperBound))) && ")
      } ?? nil
    }
    return """
      if [[ -n "$option" ]]; then
        case "$option" in
          \(values.joined(separator: "\n    "))
        esac
      elif [[ -z "$ended" && "$current" == -* ]]; then
        words=(\(list(tool.commonOptions.flatMap(\.spellings))))
        case "$command" in
          \(options.joined())*) ;;
        esac
      elif [[ -z "$command" ]]; then
        words=(\(list(tool.commands.map(\.name))))
      else
        case "$command" in
          \(arguments.joined(separator: "\n    "))
        esac
      fi
      """
  }

  /// One arm of a `case`; nil where nothing can be offered.
  private static func arm(
    _ pattern: String, _ kind: ValueSpec.Kind, in tool: ToolSpec, when condition: String = ""
  ) -> String? {
    switch kind {
    case .text: nil
    case .file: "\(pattern)) \(condition)paths=file ;;"
    case .folder: "\(pattern)) \(condition)paths=folder ;;"
    case .list:
      "\(pattern)) \(condition)list=yes words=(\(list(tool.words(for: kind) ?? []))) ;;"
    case .choice, .command: "\(pattern)) \(condition)words=(\(list(tool.words(for: kind) ?? []))) ;;"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map(\.shellQuoted).joined(separator: " ")
  }

  /// Leaves paths to readline, which knows about quotes and tildes, where compopt can tell it so (bash 4).
  private static let offering = #"""
    if [[ -n "$list" && "$current" == *,* ]]; then
      # Only the word behind the last comma is still to come.
      prefix="$prefix${current%,*}," current="${current##*,}"
    fi
    for word in "${words[@]}"; do
      [[ "$word" == "$current"* ]] && COMPREPLY+=("$prefix$word")
    done
    local IFS=$'\n'
    case "$paths" in
      file)
        [[ -z "$prefix" ]] && compopt -o default 2>/dev/null ||
          COMPREPLY=($(compgen -P "$prefix" -f -- "$current"))
        ;;
      folder)
        [[ -z "$prefix" ]] && compopt -o dirnames 2>/dev/null ||
          COMPREPLY=($(compgen -P "$prefix" -d -- "$current"))
        ;;
    esac
    return 0
    """#
}
