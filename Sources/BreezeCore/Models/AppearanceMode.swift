/// Which palette to draw with.
public enum AppearanceMode: Int, Sendable, CaseIterable {
  case system = 0
  case light = 1
  case dark = 2

  public var displayName: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
