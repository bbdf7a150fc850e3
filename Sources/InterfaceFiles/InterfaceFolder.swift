import AnimXML
package import Foundation

/// The storyboards and nibs of an app.
package struct InterfaceFolder {
  /// The documents, those of the project first, then those nearest to the sources.
  package let documents: [InterfaceDocument]

  /// More files than these belong to more than one app.
  private static let limit = 200

  /// The storyboards and nibs that belong to an app's sources.
  ///
  /// - Parameters:
  ///   - folder: The files are looked for in it and below it.
  ///   - sources: The folder of the sources that use them.
  ///   - listed: The files that the app's project lists, which come first.
  package init(_ folder: URL, near sources: URL, listed: [URL] = []) {
    let listed = Set(listed.map { $0.resolvingSymlinksInPath().path })
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let origin = sources.standardizedFileURL.pathComponents
    func distance(_ file: URL) -> Int {
      let path = file.standardizedFileURL.deletingLastPathComponent().pathComponents
      let common = zip(path, origin).prefix { $0 == $1 }.count
      return path.count + origin.count - 2 * common
    }
    documents = (found?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .filter { !$0.lastPathComponent.hasPrefix("LaunchScreen") }
      .map { (listed.contains($0.resolvingSymlinksInPath().path) ? 0 : 1, distance($0), $0) }
      .sorted { ($0.0, $0.1, $0.2.path) < ($1.0, $1.1, $1.2.path) }
      .prefix(Self.limit)
      .compactMap { Self.read($0.2) }
  }

  /// The document in the file; nil for one that is no XML, such as the compiled form.
  private static func read(_ file: URL) -> InterfaceDocument? {
    guard let data = FileManager.default.contents(atPath: file.path),
      let root = XMLElement(xml: data)
    else { return nil }
    return InterfaceDocument(
      name: file.deletingPathExtension().lastPathComponent,
      isStoryboard: file.pathExtension == "storyboard", root: root,
      folder: file.deletingLastPathComponent())
  }
}
