import BreezeCore
import Foundation

extension HTTPRequest {
  /// The address without its query.
  var address: String { url.absoluteString.prefix { $0 != "?" }.description }

  /// The query's parameters as sent, still encoded.
  var parameters: [String] {
    url.absoluteString.drop { $0 != "?" }.dropFirst().split(separator: "&").map(String.init)
  }

  /// The value of one parameter as sent; nil when there is no such parameter or more than one.
  func parameter(_ name: String) -> String? {
    let values = parameters.filter { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    return values.count == 1 ? values.first : nil
  }
}
