/// The typed handle of a switch.
package struct Flag: Sendable {
  package let spec: OptionSpec

  package init(_ name: String, short: Character? = nil, summary: String) {
    self.spec = OptionSpec(name, short: short, summary: summary)
  }
}
