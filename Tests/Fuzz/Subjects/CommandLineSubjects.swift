@testable import BreezeCLI
import BreezeCore
import Foundation

/// What someone types.
enum CommandLineSubjects {
  /// Words parted by NUL, as the system hands them over.
  static func words(_ data: Data) -> [String] {
    data.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  static func arguments(_ data: Data) -> [String] {
    let parser = ArgumentParser(CommandTree.spec)
    guard let parsed = try? parser.parse(words(data)) else { return [] }
    for command in CommandTree.commands { try? parser.check(parsed, for: command.spec) }
    _ = (try? parsed.value(of: Options.timeout), try? parsed.value(of: Options.width))
    _ = (try? parsed.value(of: Options.only), try? parsed.value(of: Options.watch))
    _ = (try? parsed.value(of: Options.language), try? parsed.value(of: Options.rate))
    let width = (try? parsed.value(of: Options.width)) ?? 40
    return (40...1000).contains(width) ? [] : ["a width beyond its limits"]
  }

  static func coordinates(_ data: Data) -> [String] {
    guard let point = try? CoordinateText.parse(words(data)) else { return [] }
    let isInside = (-90...90).contains(point.latitude) && (-180...180).contains(point.longitude)
    return isInside ? [] : ["\(point.latitude), \(point.longitude) is no point"]
  }

  static func place(_ data: Data) -> [String] {
    let text = String(decoding: data, as: UTF8.self)
    _ = try? PlaceArgument(text)
    guard let query = PlaceQuery(text) else { return [] }
    return query.name.count < 2 || query.name.contains(",") ? ["\"\(query.name)\" is no name"] : []
  }
}
