import AnimPixels
import AnimSourceLowering
import Foundation

/// All around some sources that can change what comes of them: the Swift files of their project and of modules, the manifests of
/// packages and projects, and the folders in which these are looked for.
struct Surroundings {
  /// Changes when anything of it does.
  let digest: String

  /// - Parameters:
  ///   - files: The sources.
  ///   - modules: Modules that may be imported, wherever they are.
  init(of files: SourceFiles, _ modules: SourceCompiler.Modules) {
    let places =
      [files.folder, files.repository] + modules.folders.sorted { $0.key < $1.key }.map(\.value)
      + modules.packages + modules.projects.map { $0.deletingLastPathComponent() }
      + files.dataModels
    let roots = Set(places.map(\.standardizedFileURL.path)).sorted()
    var lines: [String] = []
    var last: String?
    // What lies in another one has been looked at with that.
    for root in roots where last.map({ !root.hasPrefix($0 + "/") }) ?? true {
      Self.look(at: root, named: (root as NSString).lastPathComponent, &lines)
      last = root
    }
    digest = SHA256.digest(of: Array(lines.joined(separator: "\n").utf8))
  }

  private static let extensions: Set = ["swift", "podspec", "pbxproj", "xcworkspacedata"]
  /// The files of models of Core Data, which are folders.
  private static let modelFiles: Set = ["contents", ".xccurrentversion"]

  private static func look(at path: String, named name: String, _ lines: inout [String]) {
    let manager = FileManager.default
    guard let kind = try? manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return
    }
    let pathExtension = (name as NSString).pathExtension
    if kind == .typeDirectory {
      lines.append(path + "/")
      let isModel = DataModel.extensions.contains(pathExtension)
      let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
      for entry in names.sorted() where isOfInterest(entry, inModel: isModel, below: path) {
        look(at: path + "/" + entry, named: entry, &lines)
      }
    } else if let content = manager.contents(atPath: path) {
      lines.append("\(path) \(SHA256.digest(of: Array(content)))")
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
