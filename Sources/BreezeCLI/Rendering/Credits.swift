/// Whose data they are, as the licences ask: Open-Meteo under CC BY 4.0, the Copernicus service by name.
enum Credits {
  static let airQuality = "CAMS model via Open-Meteo.com, not a station"
  static let climate = "ERA5 reanalysis of Copernicus via Open-Meteo.com, not a station"
}
