/// An answer that is a bare object for one element and a list for several.
package struct OneOrMany<Element: Decodable & Sendable>: Decodable, Sendable {
  package let elements: [Element]

  package init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var elements: [Element] = []
      while !list.isAtEnd {
        elements.append(try list.decode(Element.self))
      }
      self.elements = elements
    } else {
      elements = [try Element(from: decoder)]
    }
  }
}
