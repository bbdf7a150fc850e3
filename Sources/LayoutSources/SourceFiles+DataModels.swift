import AnimSourceLowering
import Foundation

extension SourceFiles {
  /// The models of Core Data below a folder, in the order of their paths.
  static func dataModels(below folder: URL) -> [URL] {
    guard
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var models: [URL] = []
    while let url = found.nextObject() as? URL {
      guard DataModel.extensions.contains(url.pathExtension) else { continue }
      // Its versions are models, too.
      found.skipDescendants()
      if !isOfModules(url, in: folder) { models.append(url) }
    }
    return models.sorted { $0.path < $1.path }
  }

  /// These files with what Xcode would make of the models of Core Data, if any of them imports that, or is a screen alone: files that it brings along may.
  ///
  /// - Returns: The files, and the paths of the models that cannot be read.
  func addingDataModels() -> (files: SourceFiles, unreadable: [String]) {
    guard !dataModels.isEmpty,
      sources.contains(where: {
        $0.imports.contains("CoreData") || !isWhole && Self.hasScreen($0.text)
      })
    else { return (self, []) }
    var seen: Set<String> = []
    var (made, unreadable): ([SwiftSource], [String]) = ([], [])
    for folder in dataModels where seen.insert(folder.resolvingSymlinksInPath().path).inserted {
      let path = Self.shortPath(folder)
      let name = folder.deletingPathExtension().lastPathComponent
      let model = Self.contents(ofModel: folder).flatMap { DataModel(named: name, xml: $0) }
      if let model {
        made.append(model.source(path: path, besides: sources))
      } else {
        unreadable.append(path)
      }
    }
    return (adding(made), unreadable)
  }

  /// The text of a model's current version; nil if there is none, as for models from before Xcode 4.
  private static func contents(ofModel folder: URL) -> Data? {
    func contents(_ version: URL) -> Data? {
      FileManager.default.contents(atPath: version.appendingPathComponent("contents").path)
    }
    guard folder.pathExtension == "xcdatamodeld" else { return contents(folder) }
    let list = FileManager.default.contents(
      atPath: folder.appendingPathComponent(".xccurrentversion").path)
    let current = list.flatMap {
      String(decoding: $0, as: UTF8.self).firstMatch(
        of: /<key>_XCCurrentVersionName<\/key>\s*<string>([^<]+)<\/string>/)
    }
    if let current { return contents(folder.appendingPathComponent(String(current.1))) }
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return versions.sorted().filter { $0.hasSuffix(".xcdatamodel") }
      .compactMap { contents(folder.appendingPathComponent($0)) }.first
  }
}
