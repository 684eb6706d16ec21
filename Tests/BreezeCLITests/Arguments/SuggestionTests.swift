import BreezeCLI
import Testing

@Suite("Did you mean")
struct SuggestionTests {
  private static let words = ["city", "coords", "search", "compare", "help", "fahrenheit", "json"]

  @Test(
    "One slip of the finger, or a few in a long word, finds the word",
    arguments: [
      ("cty", "city"), ("ciity", "city"), ("cita", "city"), ("icty", "city"), ("CITY", "city"),
      ("cords", "coords"), ("serach", "search"), ("jsn", "json"), ("farenheit", "fahrenheit"),
      ("farenhiet", "fahrenheit"), ("hlep", "help"), ("comapre", "compare"),
    ])
  func near(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.words) == meant)
  }

  @Test(
    "What resembles nothing gets no suggestion",
    arguments: ["London", "xyz", "", "temperature", "c", "北京", "verylongwordthatisnothing"])
  func far(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.words) == nil)
  }

  @Test("Nothing to choose from, nothing suggested")
  func nothing() {
    #expect(Suggestion.nearest(to: "city", among: []) == nil)
  }
}
