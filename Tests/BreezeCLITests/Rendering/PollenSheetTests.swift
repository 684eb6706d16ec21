import TestSupport
import BreezeCLI
import BreezeCore
import Testing

@Suite("The sheet of a kind of pollen")
struct PollenSheetTests {
  private let key = ["GOOGLE_POLLEN_API_KEY": "key"]

  private func google(_ name: String, _ more: String...) async throws -> Breeze {
    let body = try Fixture.text("responses/pollen/one-day.json")
    return await Breeze.run(
      ["coords", "45.5", "9.2", "--detail", name] + more, bodies: [.pollen: body], variables: key)
  }

  @Test("It asks Google alone and shows all that it says")
  func plant() async throws {
    let run = try await google("birch")
    #expect(run.requests.map(\.service) == [.pollen])
    for words in [
      "Birch", "Google Pollen", "▰▰▰▱▱  3 of 5  Moderate", "Betulaceae (the birch family)", "Spring",
      "White bark with black marks.", "https://pictures.example/pollen/birch-full.jpg", "2–3  <- now",
    ] {
      #expect(run.output.contains(words), "\(words)")
    }
  }

  @Test("A group has its recommendations, and the source's word where it is another")
  func group() async throws {
    let tree = try await google("tree").output
    #expect(tree.contains("• Keep the windows shut in the early morning."))
    #expect(try await google("grass").output.contains("in the source's words: Very Low"))
  }

  @Test("No data is not None, and no failure")
  func noData() async throws {
    let run = try await google("ragweed")
    #expect(run.status == .success)
    #expect(run.output.contains("no data: Google Pollen has no data for today."))
    #expect(!run.output.contains("<- now"))
  }

  @Test("A plant that the place does not have says so, with status 0 and null in JSON")
  func absent() async throws {
    let run = try await google("japanese-cedar")
    #expect(run.status == .success)
    #expect(run.output.contains("Google Pollen does not have it here."))
    let json = try await google("oak", "--json")
    #expect(json.output.contains(#""item" : null"#))
    #expect(json.output.contains(#""type" : "pollen_item""#))
  }

  /// 30 grains/m³ of grass are Moderate, from 20 to 50.
  @Test("In Europe without a key the grains and their limits are shown, from the air-quality request alone")
  func european() async throws {
    var air = StandardsAir.steady([.pm25: 5])
    air.grass = [0, 30, 0]
    let run = await Breeze.point(["--detail", "grass"], air)
    #expect(run.requests.map(\.service) == [.airQuality])
    #expect(run.output.contains("3 of 5  Moderate"))
    #expect(run.output.contains("30 grains/m³, mean of the day"))
    #expect(run.output.contains("Moderate   2–3  from 20       <- now"))
  }

  @Test("Outside Europe without a key nothing is asked, and what would help is said")
  func noKey() async {
    let run = await Breeze.run(["coords", "40.7", "-74", "--detail", "birch"])
    #expect(run.status == .success)
    #expect(run.requests.isEmpty)
    #expect(run.output.contains("GOOGLE_POLLEN_API_KEY"))
  }

  @Test("A service that cannot be reached is a failure, since there is nothing else to show")
  func failure() async {
    let run = await Breeze.run(
      ["coords", "45.5", "9.2", "--detail", "birch"], [.pollen: .failure(.offline)], variables: key)
    #expect(run.status == .unreachable)
    #expect(run.output.isEmpty)
  }

  @Test("A name that no source knows is a usage error with the nearest one")
  func unknown() async {
    let run = await Breeze.run(["coords", "45.5", "9.2", "--detail", "brich"])
    #expect(run.status == .usage)
    #expect(run.diagnostics.contains("There is no sheet \"brich\". Did you mean birch? There are: pm25,"))
  }

  @Test(
    "A long address is broken rather than cut, and nothing is wider than the terminal",
    arguments: [40, 44, 80])
  func width(width: Int) async throws {
    let run = try await google("olive", "--width", String(width), "--ascii")
    for line in run.output.split(separator: "\n") {
      #expect(line.count <= width)
      #expect(line.allSatisfy { $0.isASCII })
    }
    let joined = run.output.filter { $0 != "\n" && $0 != " " }
    #expect(joined.contains("https://pictures.example/pollen/olive-full.jpg"))
  }

  @Test("The limits in grains fit into 40 columns")
  func narrow() async throws {
    var air = StandardsAir.steady([.pm25: 5])
    air.grass = [0, 30, 0]
    let run = await Breeze.point(["--detail", "grass", "--width", "40"], air)
    #expect(run.output.contains("2–3  from 20   <- now"))
    for line in run.output.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= 40, "\(line)") }
  }
}
