import AnimPixels
import AnimSourceLowering
import Foundation

/// All around some sources that can change what comes of them: the Swift files of their project and of modules, the manifests of
/// packages and projects, and the folders in which these are looked for.
struct Surroundings: Sendable {
  /// Swift files by their paths, with digests of their contents.
  private let files: [String: String]
  /// All else, a line each.
  private let places: [String]

  /// - Parameters:
  ///   - files: The sources.
  ///   - modules: Modules that may be imported, wherever they are.
  init(of files: SourceFiles, _ modules: SourceCompiler.Modules) {
    let roots =
      [files.folder, files.repository] + modules.folders.sorted { $0.key < $1.key }.map(\.value)
      + modules.packages + modules.projects.map { $0.deletingLastPathComponent() }
      + files.dataModels
    var walk = Walk()
    for root in Set(roots.map(\.standardizedFileURL.path)).sorted() { walk.look(at: root) }
    self.files = walk.files
    places = walk.places
  }

  /// Changes when anything of it does.
  var digest: String { digest(besides: []) }

  /// Changes when anything but some Swift files does; these go by the paths that messages call them by.
  func digest(besides known: Set<String>) -> String {
    let known = Set(known.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let rest = files.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    return Self.digest(places + rest.map { "\($0.key) \($0.value)" })
  }

  /// Changes when a manifest does, or a folder comes or goes: where modules are.
  var placesDigest: String { Self.digest(places) }

  private static func digest(_ lines: [String]) -> String {
    SHA256.digest(of: Array(lines.joined(separator: "\n").utf8))
  }
}

/// A walk through folders, each of which is looked at once.
private struct Walk {
  private(set) var files: [String: String] = [:]
  private(set) var places: [String] = []
  private var seen: Set<String> = []

  private static let extensions: Set = ["swift", "podspec", "pbxproj", "xcworkspacedata"]
  /// The files of models of Core Data, which are folders.
  private static let modelFiles: Set = ["contents", ".xccurrentversion"]

  /// Looks at a folder, or at what a link to one leads to, and at what is below it but behind no links.
  mutating func look(at root: String) {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      return
    }
    if isFolder.boolValue { look(in: root) } else { note(root) }
  }

  private mutating func look(in folder: String) {
    guard seen.insert(folder).inserted else { return }
    let manager = FileManager.default
    places.append(folder + "/")
    let isModel = DataModel.extensions.contains((folder as NSString).pathExtension)
    for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where Self.isOfInterest(name, inModel: isModel, below: folder) {
      let path = folder + "/" + name
      let kind = try? manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if kind == .typeDirectory { look(in: path) } else { note(path) }
    }
  }

  private mutating func note(_ path: String) {
    guard let content = FileManager.default.contents(atPath: path) else { return }
    let digest = SHA256.digest(of: Array(content))
    // A manifest tells where modules are.
    if path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") {
      files[path] = digest
    } else {
      places.append("\(path) \(digest)")
    }
  }

  private static func isOfInterest(_ name: String, inModel: Bool, below folder: String) -> Bool {
    if inModel, modelFiles.contains(name) { return true }
    // What packages were checked out is where modules are found.
    if name.hasPrefix(".") { return name == ".build" }
    if folder.hasSuffix("/.build") { return name == "checkouts" }
    let pathExtension = (name as NSString).pathExtension
    if extensions.contains(pathExtension) { return true }
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(
      atPath: folder + "/" + name, isDirectory: &isFolder) && isFolder.boolValue
  }
}
