import BreezeCLI
import BreezeCore
import Testing

@Suite("breeze coords")
struct CoordsCommandTests {
  @Test(
    "The numbers go out as they were typed",
    arguments: [
      (["coords", "-33.87", "151.21"], "-33.87", "151.21"),
      (["coords", "40.71", "-74.01", "--json"], "40.71", "-74.01"),
      (["--json", "coords", "-34.6", "-58.4"], "-34.6", "-58.4"),
      (["coords", "--", "-33.87", "151.21"], "-33.87", "151.21"),
      (["coords", "-.5", "-.25"], "-0.5", "-0.25"),
      (["coords", "90", "-180"], "90", "-180"), (["coords", "0.00001", "0"], "0.00001", "0"),
      (["coords", "-17.5", "179.9", "--celsius"], "-17.5", "179.9"),
      (["coords", "0°30'S", "0°15'W"], "-0.5", "-0.25"),
      (["city", "38,-92"], "38", "-92"), (["city", "48.85,", "2.35"], "48.85", "2.35"),
    ])
  func requests(arguments: [String], latitude: String, longitude: String) async throws {
    let run = await Breeze.run(arguments, try .point())
    #expect(run.status == .success)
    #expect(run.requests.count == 2)
    for service in [Service.airQuality, .archive] {
      #expect(run.parameter("latitude", of: service) == [latitude])
      #expect(run.parameter("longitude", of: service) == [longitude])
    }
  }

  @Test(
    "A bad number is refused before anything is asked",
    arguments: [
      (["nan", "10"], "nan"), (["10", "inf"], "inf"), (["10", "-infinity"], "-infinity"),
      (["0x1p3", "10"], "0x1p3"),
      (["10", ""], "empty"), (["10", "abc"], "abc"), (["91", "0"], "91"), (["0", "180.0001"], "180.0001"),
      (["151.21", "-33.87"], "swap"), (["1", "2", "3"], "3"), (["48.85"], "48.85"), ([], "LAT LON"),
      (["1", "2", "--jsn"], "--json"),
    ])
  func refusals(arguments: [String], said: String) async {
    let run = await Breeze.run(["coords"] + arguments)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.contains(said))
  }

  @Test("In a locale with a decimal comma request and report are the same")
  func locale() async throws {
    let english = await Breeze.run(["coords", "48.85", "2.35", "--json"], try .point())
    let german = await Breeze.run(
      ["coords", "48.85", "2.35", "--json"], try .point(),
      variables: ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"])
    #expect(german.output == english.output)
    #expect(Set(german.requests) == Set(english.requests))
  }

  @Test("A point goes by the name given to it, else by its coordinates")
  func name() async throws {
    let named = await Breeze.run(["coords", "48.85,2.35", "--name", "Our roof", "--json"], try .point())
    #expect(try named.document()["location"]?["name"] == "Our roof")
    let bare = await Breeze.run(["coords", "48.85,2.35"], try .point())
    #expect(bare.lines.first == "  48.85°N 2.35°E")
  }
}
