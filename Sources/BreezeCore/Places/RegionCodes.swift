/// The short forms that people write for regions and countries and that the geocoding service does not know.
enum RegionCodes {
  /// The postal codes of a region; empty when it has none.
  static func codes(of admin1: String, country: String) -> [String] {
    switch country {
    case "US": states[admin1].map { [$0] } ?? []
    case "CA": provinces[admin1].map { [$0] } ?? []
    default: []
    }
  }

  /// What a country is called besides its name and its ISO code.
  static func aliases(ofCountry code: String) -> [String] {
    switch code {
    case "US": ["USA", "United States of America", "America"]
    case "GB": ["UK", "Great Britain", "Britain"]
    case "AE": ["UAE"]
    default: []
    }
  }

  /// United States Postal Service, Publication 28, appendix B.
  private static let states = [
    "Alabama": "AL", "Alaska": "AK", "Arizona": "AZ", "Arkansas": "AR", "California": "CA", "Colorado": "CO",
    "Connecticut": "CT", "Delaware": "DE", "District of Columbia": "DC", "Washington, D.C.": "DC",
    "Florida": "FL", "Georgia": "GA", "Hawaii": "HI", "Idaho": "ID", "Illinois": "IL", "Indiana": "IN",
    "Iowa": "IA", "Kansas": "KS", "Kentucky": "KY", "Louisiana": "LA", "Maine": "ME", "Maryland": "MD",
    "Massachusetts": "MA", "Michigan": "MI", "Minnesota": "MN", "Mississippi": "MS", "Missouri": "MO",
    "Montana": "MT", "Nebraska": "NE", "Nevada": "NV", "New Hampshire": "NH", "New Jersey": "NJ",
    "New Mexico": "NM", "New York": "NY", "North Carolina": "NC", "North Dakota": "ND", "Ohio": "OH",
    "Oklahoma": "OK", "Oregon": "OR", "Pennsylvania": "PA", "Rhode Island": "RI", "South Carolina": "SC",
    "South Dakota": "SD", "Tennessee": "TN", "Texas": "TX", "Utah": "UT", "Vermont": "VT", "Virginia": "VA",
    "Washington": "WA", "West Virginia": "WV", "Wisconsin": "WI", "Wyoming": "WY",
  ]

  /// Canada Post, Addressing Guidelines.
  private static let provinces = [
    "Alberta": "AB", "British Columbia": "BC", "Manitoba": "MB", "New Brunswick": "NB",
    "Newfoundland and Labrador": "NL", "Northwest Territories": "NT", "Nova Scotia": "NS", "Nunavut": "NU",
    "Ontario": "ON", "Prince Edward Island": "PE", "Quebec": "QC", "Québec": "QC", "Saskatchewan": "SK",
    "Yukon": "YT",
  ]
}
