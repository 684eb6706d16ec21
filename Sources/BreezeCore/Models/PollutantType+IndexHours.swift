extension PollutantType {
  /// Over how many hours the service's US AQI averages the pollutant; 1 is the running hour alone.
  ///
  /// From Open-Meteo's source: the particles over the 24 hours before, ozone and CO over the 8 hours before.
  public var indexHours: Int {
    switch self {
    case .pm25, .pm10: 24
    case .o3, .co: 8
    case .no2, .so2: 1
    }
  }
}
