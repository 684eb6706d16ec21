import BreezeCLI
import Testing

extension CommandSpec: CustomTestStringConvertible {
  public var testDescription: String { name }
}
