import BreezeCore

/// The words for answers that are older than they should be.
enum StaleWording {
  /// One line a service, in the order of the services.
  static func notes(_ cache: CacheUse) -> [String] {
    Service.allCases.compactMap { service in
      cache.stale[service].map {
        "\(service.name) gave no new answer; the one used is \(AgeText.text(seconds: $0)) old."
      }
    }
  }
}
