import Foundation
import Testing

@testable import BreezeCLI

@Suite("The settings folder")
struct SettingsFolderTests {
  @Test("is that of XDG_CONFIG_HOME, else .config in the home; a relative one is ignored")
  func place() async {
    let run = PlacesRun()
    #expect(await run("config", "path").output == "\(run.home.path)/.config/breeze/config.json\n")
    #expect(
      await run("config", "path", variables: ["XDG_CONFIG_HOME": "/srv/etc"]).output
        == "/srv/etc/breeze/config.json\n")
    #expect(
      await run("config", "path", variables: ["XDG_CONFIG_HOME": "relative"]).output
        == "\(run.home.path)/.config/breeze/config.json\n")
  }

  @Test("that nobody knows means defaults without a word, and no change", arguments: ["", "relative/home"])
  func unknown(home: String) async {
    let run = PlacesRun()
    let read = await run("config", "get", "timeout", variables: ["HOME": home])
    #expect(read == Tool.Result(output: "10\n", diagnostics: "", status: .success))
    for arguments in [
      ["config", "set", "timeout", "3"], ["config", "unset", "timeout"], ["config", "path"],
      ["config", "set", "home", "London"],
    ] {
      let refused = await run.tool(arguments, variables: ["HOME": home])
      #expect(refused.status.rawValue == 7)
      #expect(
        refused.diagnostics
          == "breeze: There is no folder for settings: set HOME, or XDG_CONFIG_HOME, to an absolute path.\n")
    }
  }

  @Test("that cannot be made keeps no report away and is named when something is to be written")
  func unwritable() async {
    let run = PlacesRun()
    let variables = ["XDG_CONFIG_HOME": "/proc/none"]
    #expect(await run("config", "get", "timeout", variables: variables).diagnostics.isEmpty)
    let refused = await run("config", "set", "timeout", "3", variables: variables)
    #expect(refused.status.rawValue == 7)
    #expect(refused.diagnostics.contains("/proc/none/breeze/config.json cannot be written"))
  }

  @Test(
    "is not touched by commands that have nothing to set", arguments: [["help"], ["--version"], ["--help"]])
  func untouched(arguments: [String]) async throws {
    let run = PlacesRun()
    try run.write("damaged")
    let result = await run.tool(arguments)
    #expect(result.status == .success)
    #expect(result.diagnostics.isEmpty)
  }
}
