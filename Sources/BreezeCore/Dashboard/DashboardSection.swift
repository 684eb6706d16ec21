/// The parts of a dashboard, in the order in which they are shown.
public enum DashboardSection: String, Sendable, CaseIterable {
  case aqi, forecast, pollutants, pollen, climate
}
