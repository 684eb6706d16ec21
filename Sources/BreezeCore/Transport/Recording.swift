public import Foundation

/// A folder that holds the answers of one lookup, each as it was received: `<service>.json`, or
/// `<service>.<status>.json` for an answer that was not 200.
public struct Recording: Sendable {
  public let folder: URL

  public init(folder: URL) {
    self.folder = folder
  }

  /// The recorded answer of a service; nil when there is none.
  ///
  /// - Throws: ``TransportError/file(path:reason:)`` when the folder or a file in it cannot be read.
  public func answer(of service: Service) throws(TransportError) -> HTTPResponse? {
    guard let file = try files(of: service).first else { return nil }
    let url = folder.appendingPathComponent(file.name)
    do {
      return HTTPResponse(status: file.status, body: try Data(contentsOf: url))
    } catch {
      throw .file(path: url.path, reason: "cannot be read")
    }
  }

  /// Stores an answer in place of an earlier one of the same service. The folder is made when missing.
  ///
  /// - Throws: ``TransportError/file(path:reason:)`` when it cannot be written.
  public func store(_ answer: HTTPResponse, of service: Service) throws(TransportError) {
    let name = answer.status == 200 ? "\(service.rawValue).json" : "\(service.rawValue).\(answer.status).json"
    let url = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for old in try files(of: service) where old.name != name {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(old.name))
      }
      try answer.body.write(to: url, options: .atomic)
    } catch {
      throw .file(path: url.path, reason: "cannot be written")
    }
  }

  /// Makes the folder ready for a new lookup: it exists, and holds no answer of an earlier one.
  ///
  /// - Throws: ``TransportError/file(path:reason:)`` when that cannot be done.
  public func begin() throws(TransportError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for service in Service.allCases {
        for old in try files(of: service) {
          try FileManager.default.removeItem(at: folder.appendingPathComponent(old.name))
        }
      }
    } catch {
      throw .file(path: folder.path, reason: "cannot be written")
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw .file(path: folder.path, reason: "cannot be written")
    }
  }

  /// A good answer before a failed one.
  private func files(of service: Service) throws(TransportError) -> [(name: String, status: Int)] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .file(path: folder.path, reason: "is no folder that can be read")
    }
    return names.compactMap { name in Self.status(in: name, of: service).map { (name, $0) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// The status that a file name states: 200 for `pollen.json`, 403 for `pollen.403.json`; nil for a file
  /// that is none of the service's.
  private static func status(in name: String, of service: Service) -> Int? {
    guard name.hasPrefix("\(service.rawValue)."), name.hasSuffix(".json") else { return nil }
    let middle = name.dropFirst(service.rawValue.count).dropLast(".json".count)
    if middle.isEmpty { return 200 }
    guard middle.first == ".", middle.count == 4, let status = Int(middle.dropFirst()), status >= 100 else {
      return nil
    }
    return status
  }
}
