/// What the tests of the standards look at in a JSON document. A key that is missing fails the decoding, so null and
/// missing are told apart.
struct StandardsDocument: Decodable {
  struct Standard: Decodable, Equatable {
    let name: String
    let index: Int?
    let category: String?
    let mainPollutant: String?
    let reason: String?
  }

  struct Pollutant: Decodable {
    let type: String
    let value: Double?
    let index: Int?
    let band: String?
    let guidelineShare: Double?
    let standardValue: Double?
    let standardUnit: String?
    let averaging: String?
    let reason: String?
  }

  struct Hour: Decodable {
    let time: String
    let usAQI: Int?
  }

  struct PollenItem: Decodable {
    let id: String
    let value: Int?
  }

  let standard: Standard?
  let pollutants: [Pollutant]
  let forecast: [Hour]?
  let pollen: [PollenItem]?

  func pollutant(_ code: String) -> Pollutant? { pollutants.first { $0.type == code } }

  init(from decoder: any Decoder) throws {
    let document = try decoder.container(keyedBy: Keys.self)
    standard = try document.decode(Standard?.self, forKey: .standard)
    pollutants = try document.decode([Pollutant].self, forKey: .pollutants)
    forecast = try? document.nestedContainer(keyedBy: Keys.self, forKey: .forecast).decode(
      [Hour].self, forKey: .hours)
    pollen = try? document.nestedContainer(keyedBy: Keys.self, forKey: .pollen).decode(
      [PollenItem].self, forKey: .items)
  }

  private enum Keys: String, CodingKey {
    case standard, pollutants, forecast, hours, pollen, items
  }
}

extension StandardsDocument.Standard {
  private enum CodingKeys: String, CodingKey {
    case name, index, category, reason
    case mainPollutant = "main_pollutant"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    name = try object.decode(String.self, forKey: .name)
    index = try object.decode(Int?.self, forKey: .index)
    category = try object.decode(String?.self, forKey: .category)
    mainPollutant = try object.decode(String?.self, forKey: .mainPollutant)
    reason = try object.decode(String?.self, forKey: .reason)
  }
}

extension StandardsDocument.Pollutant {
  private enum CodingKeys: String, CodingKey {
    case type, value, index, band, averaging, reason
    case guidelineShare = "guideline_share"
    case standardValue = "standard_value"
    case standardUnit = "standard_unit"
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    type = try object.decode(String.self, forKey: .type)
    value = try object.decode(Double?.self, forKey: .value)
    index = try object.decode(Int?.self, forKey: .index)
    band = try object.decode(String?.self, forKey: .band)
    guidelineShare = try object.decode(Double?.self, forKey: .guidelineShare)
    standardValue = try object.decode(Double?.self, forKey: .standardValue)
    standardUnit = try object.decode(String?.self, forKey: .standardUnit)
    averaging = try object.decode(String?.self, forKey: .averaging)
    reason = try object.decode(String?.self, forKey: .reason)
  }
}

extension StandardsDocument.Hour {
  private enum CodingKeys: String, CodingKey {
    case time
    case usAQI = "us_aqi"
  }
}
