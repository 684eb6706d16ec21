/// The variables that send requests through a proxy, as libcurl reads them: in lower or upper case, but for HTTP_PROXY,
/// which a web server sets to what any client says.
struct ProxyVariables: Sendable, Hashable {
  /// Those that are set and count, as they are spelt.
  let names: [String]
  /// The one that is set and does not count; nil without one.
  let ignored: String?

  init(_ variables: [String: String]) {
    func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }
    let pairs = ["https_proxy", "all_proxy", "no_proxy"].flatMap { [$0, $0.uppercased()] }
    names = (["http_proxy"] + pairs).filter(isSet)
    ignored = isSet("HTTP_PROXY") && !isSet("http_proxy") ? "HTTP_PROXY" : nil
  }

  /// The first that names a proxy and not an exception; nil without one.
  var first: String? { names.first { $0.lowercased() != "no_proxy" } }
}
