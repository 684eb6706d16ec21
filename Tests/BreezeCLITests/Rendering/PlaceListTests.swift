import BreezeCore
import Testing

@testable import BreezeCLI

@Suite("The list of places")
struct PlaceListTests {
  @Test("fits into 40 columns: the longest facts take two lines below the name")
  func narrow() throws {
    let coordinate = try #require(Coordinate(latitude: -38.3333, longitude: -141.6042))
    let city = City(
      id: 1, name: "Port", country: "Land", admin1: "Region", population: 12_345_678, coordinate: coordinate)
    let lines = PlaceList(cities: Array(repeating: city, count: 10)).lines(TerminalProfile(width: 40))
    #expect(
      lines.suffix(3).map(\.plain) == [
        "  10  Port, Region, Land", "      12,345,678 people", "      38.33°S 141.60°W",
      ])
    let wider = PlaceList(cities: [city]).lines(TerminalProfile(width: 44))
    #expect(
      wider.map(\.plain) == ["  1  Port, Region, Land", "     12,345,678 people  38.33°S 141.60°W"])
  }
}
