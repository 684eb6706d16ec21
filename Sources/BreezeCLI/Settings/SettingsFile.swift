import Foundation

/// The file `config.json` of the settings folder.
struct SettingsFile: Sendable {
  let url: URL

  /// - Throws: ``SettingsError/noFolder``
  init(_ folders: Folders) throws(SettingsError) {
    guard let folder = folders.settings else { throw .noFolder }
    url = folder.appendingPathComponent("config.json", isDirectory: false)
  }

  /// What the file holds; a file that does not exist holds nothing. Values that are at fault are left to the caller.
  func read() throws(SettingsError) -> SettingsDocument {
    if Platform.isMissing(url.path) { return SettingsDocument() }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
    guard let document = SettingsDocument(data) else { throw .damaged(path: url.path) }
    return document
  }

  /// What the file holds, to be changed. A file that is at fault anywhere is refused, so that nobody's text is lost.
  func editable() throws(SettingsError) -> SettingsDocument {
    let document = try read()
    let faults = document.faults
    if !faults.isEmpty { throw .wrongValues(path: url.path, faults) }
    return document
  }

  /// Changes one value, or takes it out.
  ///
  /// The new file takes the place of the old one as a whole, readable by its owner alone. A link stays a link.
  ///
  /// - Throws: also what ``editable()`` throws; the file is then left byte for byte as it was.
  func set(_ key: SettingKey, to value: JSONValue?) throws(SettingsError) -> SettingsDocument {
    let old = try editable()
    var document = old
    document.set(key, to: value)
    if document != old { try write(document) }
    return document
  }

  private func write(_ document: SettingsDocument) throws(SettingsError) {
    let file = url.resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try Platform.replaceFile(at: file.path, with: try document.text())
    } catch {
      let reason = (error as? SystemError)?.text ?? "its folder cannot be made"
      throw .unwritable(path: url.path, reason: reason)
    }
  }
}
