import BreezeCLI

extension ToolSpec {
  /// A tool with everything that can be declared, in words that a shell or roff could take for something else.
  static let sample = ToolSpec(
    name: "sample", summary: "it's a \"sample\", 100% \\ done",
    commands: [
      CommandSpec(
        "paint", summary: "Paint [a wall]: it's $HOME \\ `now`; 50% (off)",
        argument: ArgumentSpec("FILE", summary: "What to paint", count: 1...2, kind: .file),
        options: [
          OptionSpec(
            "shade", short: "s",
            value: ValueSpec("NAME", kind: .choice(["dark", "dim", "light"]), expected: "a shade"),
            summary: "The [shade]: it's \"$x\" \\ `y`"),
          OptionSpec(
            "parts", value: ValueSpec("LIST", kind: .list(["door", "roof"]), expected: "parts"),
            summary: "Some parts"),
          OptionSpec(
            "out", value: ValueSpec("DIR", kind: .folder, expected: "a folder"), summary: "A folder"),
          OptionSpec("from", value: ValueSpec("FILE", kind: .file, expected: "a file"), summary: "A file"),
        ],
        examples: [.init("paint 'a b' | cat", "Both")], discussion: [".begins with a point."]),
      CommandSpec(
        "about", summary: "More",
        argument: ArgumentSpec("[COMMAND]", summary: "One", count: 0...1, kind: .command),
        examples: []),
    ],
    commonOptions: [OptionSpec("loud", short: "l", summary: "Say °C")],
    reference: ToolReference(
      environment: [.init("SAMPLE_HOME", "Where it lives")],
      exitStatuses: [.init("0", "Good"), .init("9", "Bad")],
      notes: ["'quoted' from the start."]))
}

extension ToolSpec {
  /// A tool with next to nothing.
  static let bare = ToolSpec(
    name: "bare", summary: "hardly there", commands: [CommandSpec("go", summary: "Go", examples: [])],
    commonOptions: [])
}
