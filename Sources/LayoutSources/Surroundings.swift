import AnimPixels
import AnimSourceLowering
import Foundation
import Synchronization

/// All around some sources that can change what comes of them: the files of their project, and, once a module is looked for, where
/// modules might be and the files of those that were found.
final class Surroundings: Sendable {
  private let project: Walk
  private let roots: [URL]
  private let modules = Mutex(Modules())

  private struct Modules {
    /// The digest of where they might be; nil while none was looked for.
    var places: String?
    /// Digests of what is in the folders of those that were found, by the folders' paths.
    var folders: [String: String] = [:]
  }

  /// Looks at the project; at all else when that is asked for.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - modules: Modules that may be imported, wherever they are.
  init(of files: SourceFiles, _ modules: SourceCompiler.Modules) {
    project = Walk(
      through: files.folder,
      resources: files.sources.contains { !ResourceAccessors.names(in: $0.text).isEmpty })
    roots =
      [files.repository, files.folder] + modules.packages
      + modules.projects.map { $0.deletingLastPathComponent() }
  }

  /// How deep below these manifests and folders of modules are looked for: the finder's depth, and a package's own folders.
  private static let greatestDepth = 7

  /// The digest of where modules might be: of manifests, and of the names of folders and Swift files.
  var places: String {
    modules.withLock { modules in
      if let known = modules.places { return known }
      let walks = roots.map { Walk(through: $0, namesOnly: true, depth: Self.greatestDepth) }
      let digest = Walk.digest(walks.map(\.digest))
      modules.places = digest
      return digest
    }
  }

  /// Notes that a module was found in a folder.
  func note(moduleIn folder: URL) {
    let digest = Walk(through: folder).digest
    modules.withLock { $0.folders[folder.path] = digest }
  }

  /// The digest of the project but for some Swift files, which go by the paths that messages call them by, and of where modules
  /// might be if any was looked for.
  func digest(besides known: Set<String>) -> String {
    let known = Set(known.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    return Walk.digest([project.digest(besides: known), modules.withLock(\.places) ?? ""])
  }

  /// What of it mattered to something.
  struct Mark: Codable {
    fileprivate let project: String
    fileprivate let places: String?
    fileprivate let folders: [String: String]
  }

  /// What of it has mattered so far.
  var mark: Mark {
    modules.withLock { modules in
      Mark(project: project.digest, places: modules.places, folders: modules.folders)
    }
  }

  /// Whether nothing has changed that mattered.
  func matches(_ mark: Mark) -> Bool {
    guard project.digest == mark.project else { return false }
    guard let places = mark.places else { return true }
    return self.places == places
      && mark.folders.allSatisfy { path, digest in
        Walk(through: URL(fileURLWithPath: path)).digest == digest
      }
  }
}

/// What was found in a folder and below it, behind no links.
private struct Walk {
  /// Digests of Swift files, by their paths.
  private var files: [String: String] = [:]
  /// All else, a line each.
  private var places: [String] = []
  private let notesResources: Bool

  private static let extensions: Set = ["swift", "podspec", "pbxproj", "xcworkspacedata"]
  /// The files of models of Core Data, which are folders.
  private static let modelFiles: Set = ["contents", ".xccurrentversion"]
  /// Extensions of what there is most of beside sources, and of folders in which there are none.
  private static let otherExtensions: Set = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "json", "h", "m", "md", "txt", "strings",
    "storyboard", "xib", "plist", "ttf", "otf", "html", "mp3", "mp4", "wav",
  ]

  /// Walks through a folder, or what a link to one leads to.
  ///
  /// - Parameters:
  ///   - root: The folder; there need be none.
  ///   - namesOnly: Whether Swift files are noted without what they say.
  ///   - depth: How deep folders are looked at.
  ///   - resources: Whether other files make a difference, by their names and sizes.
  init(through root: URL, namesOnly: Bool = false, depth: Int = .max, resources: Bool = false) {
    notesResources = resources
    look(in: root.standardizedFileURL.path, namesOnly, depth)
  }

  private mutating func look(in folder: String, _ namesOnly: Bool, _ depth: Int) {
    places.append(folder + "/")
    guard depth > 0 else { return }
    let manager = FileManager.default
    let isModel = DataModel.extensions.contains((folder as NSString).pathExtension)
    for name in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + name
      let pathExtension = (name as NSString).pathExtension
      if Self.extensions.contains(pathExtension) || isModel && Self.modelFiles.contains(name) {
        note(path, namesOnly)
      } else if SourceFiles.assetExtensions.contains(pathExtension) {
        // Its name may be one in the sources.
        places.append(path)
      } else if notesResources, Self.otherExtensions.contains(pathExtension.lowercased()) {
        let size = try? manager.attributesOfItem(atPath: path)[.size] as? Int
        places.append("\(path) \(size ?? 0)")
      } else if Self.mayBeFolder(name, pathExtension, in: folder) {
        let kind = try? manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if kind == .typeDirectory { look(in: path, namesOnly, depth - 1) }
      }
    }
  }

  /// Whether a name may be that of a folder in which there are sources.
  private static func mayBeFolder(
    _ name: String, _ pathExtension: String, in folder: String
  ) -> Bool {
    // What packages were checked out is where modules are found.
    if name.hasPrefix(".") { return name == ".build" }
    if folder.hasSuffix("/.build") { return name == "checkouts" }
    return !otherExtensions.contains(pathExtension.lowercased())
  }

  private mutating func note(_ path: String, _ namesOnly: Bool) {
    // A manifest tells where modules are.
    let isSource = path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift")
    if isSource, namesOnly {
      places.append(path)
    } else if let content = FileManager.default.contents(atPath: path) {
      let digest = SHA256.digest(of: Array(content))
      if isSource { files[path] = digest } else { places.append("\(path) \(digest)") }
    }
  }

  /// Changes when anything of it does.
  var digest: String { digest(besides: []) }

  /// Changes when anything but some Swift files does.
  func digest(besides known: Set<String>) -> String {
    let rest = files.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    return Self.digest(places + rest.map { "\($0.key) \($0.value)" })
  }

  static func digest(_ lines: [String]) -> String {
    SHA256.digest(of: Array(lines.joined(separator: "\n").utf8))
  }
}
