import AnimDocumentationAssets
import AnimFiles
import AnimScenarioFormat
import Foundation

/// The pages and lists behind the paths that a command names.
enum AssetPaths {
  /// Whether pages and lists in a folder may name a path: it is there, or in the working directory, or
  /// below, links followed.
  static func isInReach(_ path: String, of folder: String) -> Bool {
    Enclosure(folder).contains(path) || Enclosure(".").contains(path)
  }

  static func outside(_ name: SourceName) -> CommandError {
    CommandError(
      .dataError,
      "'\(name.text)' is neither in the folder of this file nor in the working directory",
      at: name.location)
  }

  static func isList(_ path: String) -> Bool {
    ["yml", "yaml"].contains(RelativePath.fileExtension(of: path))
  }

  static func list(_ path: String) throws -> AssetList {
    let bytes = try InputFile.bytes(path, .any, limit: InputFile.scenarioLimit)
    let text = try ScenarioReader.decoded(bytes, file: path)
    if text.contains(/(?m)^renderAnim:/) {
      throw CommandError(
        .dataError,
        "'\(path)' is a scenario; 'assets' takes pages that show it, or a list of assets",
        notes: ["'render-anim render' makes files of a scenario"])
    }
    return try AssetReader.list(text, file: path)
  }

  /// The pages at a path: itself, or those in a folder and below it, in the order of their names.
  static func pages(at path: String) throws(CommandError) -> [String] {
    guard ScenarioPaths.isFolder(path) else {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandError(.noInput, "there is no '\(path)'")
      }
      guard PageKind(path: path) != nil else {
        throw CommandError(
          .usage,
          "'\(path)' is no page: pages end in .md, .html or .tutorial, catalogs in .docc, lists in .yml"
        )
      }
      return [RelativePath.resolved(path, in: ".")]
    }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return (FileManager.default.subpaths(atPath: path) ?? [])
      .filter { name in
        !name.split(separator: "/").contains { $0.hasPrefix(".") } && PageKind(path: name) != nil
      }
      .sorted().map { RelativePath.resolved($0, in: folder) }
  }
}
