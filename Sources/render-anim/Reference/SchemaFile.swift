import Foundation

/// The place of the JSON Schema for a scenario: one file for all scenarios of a project.
struct SchemaFile {
  private static let name = "render-anim.schema.json"

  /// The path of the file, relative to the working directory where it is below it.
  let path: String
  /// The path of the file, relative to the scenario's folder.
  let reference: String

  /// The file that is there already in the scenario's folder or above it, in the same repository;
  /// otherwise that of the working directory, or of the scenario's folder if that is elsewhere.
  init(for scenario: URL) {
    let folder = Self.components(of: scenario.deletingLastPathComponent())
    let working = Self.components(of: URL(fileURLWithPath: "."))
    let isBelow = folder.starts(with: working)
    let home = Self.existing(from: folder) ?? (isBelow ? working : folder)
    let up = folder.count - home.count
    reference = (up == 0 ? "./" : String(repeating: "../", count: up)) + Self.name
    path =
      home.starts(with: working)
      ? (home.dropFirst(working.count) + [Self.name]).joined(separator: "/")
      : Self.path(home) + "/" + Self.name
  }

  private static func components(of folder: URL) -> [String] {
    folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents.filter { $0 != "/" }
  }

  private static func path(_ components: [String]) -> String {
    "/" + components.joined(separator: "/")
  }

  /// The nearest folder with a schema, no farther up than the folder of the repository.
  private static func existing(from folder: [String]) -> [String]? {
    for count in stride(from: folder.count, through: 0, by: -1) {
      let candidate = Array(folder.prefix(count))
      let path = path(candidate)
      if FileManager.default.fileExists(atPath: "\(path)/\(name)") { return candidate }
      if FileManager.default.fileExists(atPath: "\(path)/.git") { return nil }
    }
    return nil
  }
}
