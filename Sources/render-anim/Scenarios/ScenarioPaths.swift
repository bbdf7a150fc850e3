import AnimFiles
import AnimScenarioFormat
import Foundation

/// The paths of scenarios on the command line, of which some may be folders.
enum ScenarioPaths {
  /// The scenarios, those of a folder in the order of their names.
  ///
  /// - Parameter paths: Files, folders, and `-` for the standard input; what is not there stays what
  ///   it is.
  /// - Returns: The paths of files.
  /// - Throws: `CommandError` for a folder without scenarios.
  static func files(_ paths: [String]) throws(CommandError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard isFolder(path) else {
        files.append(path)
        continue
      }
      let found = scenarios(in: path)
      guard !found.isEmpty else {
        throw CommandError(.noInput, "there are no scenarios (.yaml, .yml) in the folder '\(path)'")
      }
      files += found
    }
    return files
  }

  /// The scenarios in a folder and below it, in the order of their names.
  static func scenarios(in path: String) -> [String] {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return (FileManager.default.subpaths(atPath: path) ?? [])
      .filter { isNamedAsScenario($0) }
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Whether a path leads to a folder, links followed.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }

  private static func isNamedAsScenario(_ path: String) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}
