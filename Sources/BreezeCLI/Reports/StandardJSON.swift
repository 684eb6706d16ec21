import BreezeCore

extension JSONValue {
  /// The object `standard`: the overall result.
  static func standard(_ assessment: StandardAssessment) -> JSONValue {
    .object([
      "name": .string(assessment.standard.code),
      "title": .string(assessment.standard.title),
      "index": JSONValue(assessment.index),
      "category": JSONValue(assessment.category),
      "main_pollutant": JSONValue(assessment.mainPollutant?.code),
      "reason": JSONValue(assessment.reason?.wording),
    ])
  }

  /// What a standard says about one pollutant. The keys stay, with null, when no standard was asked for.
  static func rating(_ rating: SubIndex?) -> [String: JSONValue] {
    [
      "index": JSONValue(rating?.index),
      "band": JSONValue(rating?.band),
      "guideline_share": JSONValue(rating?.ratio, decimals: 3),
      "standard_value": JSONValue(rating?.value, decimals: 6),
      "standard_unit": JSONValue(rating?.unit),
      "averaging": JSONValue(rating?.averaging),
      "reason": JSONValue(rating?.reason?.wording),
    ]
  }

  /// The limits of a band.
  static func band(_ band: LimitBand) -> [String: JSONValue] {
    [
      "name": .string(band.name),
      "level": .int(band.level),
      "lower": JSONValue(band.lower),
      "includes_lower": .bool(band.includesLower),
      "upper": JSONValue(band.upper),
      "unit": .string(band.unit),
      "averaging": .string(band.averaging),
    ]
  }

  static func standard(_ choice: StandardChoice) -> JSONValue {
    .object(["name": .string(choice.code), "title": .string(choice.title)])
  }
}
