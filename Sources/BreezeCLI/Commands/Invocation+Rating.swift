import BreezeCore

/// By which limits this run rates, and in which unit it shows gases.
extension Invocation {
  func standard() throws(CommandError) -> StandardChoice {
    if let choice = try value(of: Options.standard) { return choice }
    guard let code = settings.standard else { return .breeze }
    guard let choice = StandardChoice(code: code) else {
      throw .usage(.invalid("The setting \"standard\" names no standard: \"\(code)\"."))
    }
    return choice
  }

  func gasUnit() throws(CommandError) -> GasUnit {
    try value(of: Options.units) ?? .micrograms
  }
}
