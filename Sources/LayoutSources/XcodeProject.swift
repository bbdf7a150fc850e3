import AnimSourceLowering
import Foundation

/// What an Xcode project says of its targets: which files each is made of.
struct XcodeProject {
  /// A target with Swift files.
  struct Target {
    let name: String
    /// The name of its module.
    let module: String
    let isApp: Bool
    /// Its Swift files that are there, in the order of the project.
    let files: [URL]
    /// Whether all the Swift files that the project lists are there.
    let isComplete: Bool
    /// Its models of Core Data: folders `NAME.xcdatamodeld`, or those of single versions.
    let dataModels: [URL]
    /// The storyboards and nibs that are listed in the project as its own; none where it lists folders.
    let interfaces: [URL]
    /// The pictures, bundles and other files that it has besides, as the project lists them.
    let resources: [URL]
    /// The storyboard that it starts with, without its extension; nil if code starts it.
    let mainStoryboard: String?
    /// What is said of how it is built, by the names of the settings.
    let settings: [String: String]

    /// Whether there is a screen to show: a storyboard, or sources that speak of controllers.
    var hasController: Bool {
      mainStoryboard != nil
        || files.contains { file in
          let text = FileManager.default.contents(atPath: file.path)
          return text.map { String(decoding: $0, as: UTF8.self).contains("ViewController") }
            ?? false
        }
    }

    /// Whether one of its files declares a class.
    func declares(_ className: String) -> Bool {
      files.contains { SourceFiles.declares(className, in: $0) }
    }
  }

  /// The folder that the project's paths are relative to.
  let folder: URL
  private(set) var targets: [Target] = []
  /// The Swift files of its tests that are there.
  private(set) var testFiles: [URL] = []
  /// Folders of Swift packages that are a part of the project.
  private(set) var packages: [URL] = []

  private let objects: [String: PropertyListText]
  private let project: PropertyListText
  /// The identifiers of groups by those of what they contain.
  private let parents: [String: String]

  /// The targets of a project; nil if it cannot be read.
  ///
  /// - Parameter file: A folder `NAME.xcodeproj`.
  init?(_ file: URL) {
    let contents = file.appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: contents.path),
      let list = PropertyListText(String(decoding: data, as: UTF8.self)),
      case .table(let objects)? = list["objects"],
      let root = list["rootObject"]?.text, let project = objects[root]
    else { return nil }
    self.objects = objects
    self.project = project
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.words ?? [] { parents[child] = id }
    }
    self.parents = parents
    let place = file.deletingLastPathComponent()
    let base = project["projectDirPath"]?.text ?? ""
    folder = base.isEmpty ? place : place.appendingPathComponent(base).standardizedFileURL
    targets = (project["targets"]?.words ?? []).compactMap(target)
    testFiles = (project["targets"]?.words ?? []).compactMap { objects[$0] }
      .filter { $0["productType"]?.text?.contains("-test") == true }
      .flatMap(sources).filter { $0.pathExtension == "swift" }
    packages = (project["packageReferences"]?.words ?? []).compactMap { id in
      objects[id]?["relativePath"]?.text.map { folder.appendingPathComponent($0) }
    }
  }

  /// The packages that the project has from elsewhere, with what it says of their versions.
  var remotePackages: [PackagePin] {
    (project["packageReferences"]?.words ?? []).compactMap { id in
      guard let reference = objects[id], let location = reference["repositoryURL"]?.text else {
        return nil
      }
      let wanted = reference["requirement"]
      return PackagePin(
        location: location, revision: wanted?["revision"]?.text,
        version: (wanted?["version"] ?? wanted?["minimumVersion"])?.text,
        branch: wanted?["branch"]?.text)
    }
  }

  /// The projects that a file of Xcode's names: itself, or those of a workspace but for CocoaPods' own.
  static func projects(of file: URL) -> [XcodeProject] {
    guard file.pathExtension == "xcworkspace" else { return XcodeProject(file).map { [$0] } ?? [] }
    let contents = file.appendingPathComponent("contents.xcworkspacedata")
    guard let data = FileManager.default.contents(atPath: contents.path) else { return [] }
    return String(decoding: data, as: UTF8.self).matches(
      of: /location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/
    )
    .map { file.deletingLastPathComponent().appendingPathComponent(String($0.1)) }
    .filter { $0.lastPathComponent != "Pods.xcodeproj" }
    .compactMap { XcodeProject($0) }
  }

  /// Whether there is a project in one of the folders above a file, inside of its repository.
  static func isNear(_ file: URL) -> Bool {
    SourceFiles.folders(above: file).contains { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.contains { $0.hasSuffix(".xcodeproj") }
    }
  }

  /// Whether a path is one of Xcode's projects or workspaces.
  static func isProject(_ file: URL) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(file.pathExtension)
  }

  /// The app of a project or workspace; nil if none of its targets is one with Swift files.
  ///
  /// Of several, the one that declares a class is meant that is asked for, then the one that bears the project's name, or else the
  /// one with most files; those without a controller come last.
  ///
  /// - Parameters:
  ///   - file: The project or workspace.
  ///   - className: The class that is asked for; nil for none.
  /// - Returns: The app's target.
  static func app(of file: URL, declaring className: String? = nil) -> Target? {
    let apps = projects(of: file).flatMap(\.targets).filter(\.isApp)
    guard apps.count > 1 else { return apps.first }
    let name = file.deletingPathExtension().lastPathComponent
    let declaring = className.map { className in apps.filter { $0.declares(className) } } ?? []
    let seen = apps.filter(\.hasController)
    let candidates = !declaring.isEmpty ? declaring : seen.isEmpty ? apps : seen
    return candidates.first { $0.name == name }
      ?? candidates.max { $0.files.count < $1.files.count }
  }

  /// The app of the project that lies in a folder; nil if none does.
  static func app(in folder: URL, declaring className: String? = nil) -> Target? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.sorted().map { folder.appendingPathComponent($0) }
    // What an app's projects lie in may have a workspace alone.
    return ["xcodeproj", "xcworkspace"].flatMap { kind in files.filter { $0.pathExtension == kind }
    }
    .lazy.compactMap { app(of: $0, declaring: className) }.first
  }

  /// The target of the projects around a file that the file belongs to: an app's, if it is one of several; nil for none.
  ///
  /// - Parameter file: A Swift file.
  /// - Returns: Of the projects above the file, inside of its repository, the target of the nearest.
  static func target(of file: URL) -> Target? {
    let path = file.standardizedFileURL.path
    for folder in SourceFiles.folders(above: file) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let targets = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
        .compactMap { XcodeProject(folder.appendingPathComponent($0)) }.flatMap(\.targets)
        .filter { $0.files.contains { $0.path == path } }
      if let target = targets.first(where: \.isApp) ?? targets.first { return target }
    }
    return nil
  }

  /// Those of a folder's files that are in targets of the nearest project around it, or in packages: what a target had once, or a
  /// second file of a name in other cases, may still lie there.
  ///
  /// - Parameters:
  ///   - files: Swift files in the folder and below it.
  ///   - folder: The folder.
  /// - Returns: All of them where there is no project that lists most of them, and nothing that is missing.
  static func members(of files: [URL], in folder: URL) -> [URL] {
    for above in SourceFiles.folders(above: folder.appendingPathComponent("-")) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: above.path)) ?? []
      let projects = names.sorted().filter { $0.hasSuffix(".xcodeproj") }
        .compactMap { XcodeProject(above.appendingPathComponent($0)) }
      guard !projects.isEmpty else { continue }
      let targets = projects.flatMap(\.targets)
      guard targets.allSatisfy(\.isComplete) else { return files }
      let listed = Set(targets.flatMap(\.files).map(\.standardizedFileURL.path))
      let members = files.filter { file in
        listed.contains(file.standardizedFileURL.path)
          || SourceFiles.sourcesOfPackage(around: file.deletingLastPathComponent()) != nil
      }
      return 2 * members.count > files.count ? members : files
    }
    return files
  }

  private func target(_ id: String) -> Target? {
    guard let object = objects[id], let name = object["name"]?.text,
      let kind = object["productType"]?.text
    else { return nil }
    var settings = settings(of: object)
    let product = settings["PRODUCT_NAME"].flatMap { $0.contains("$") ? nil : $0 } ?? name
    let given = settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 }
    let sources = sources(of: object)
    let files = sources.filter { $0.pathExtension == "swift" }
    guard !files.isEmpty, !kind.contains("-test") else { return nil }
    let module = given ?? String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    settings["PRODUCT_MODULE_NAME"] = module
    return Target(
      name: name, module: module,
      isApp: kind == "com.apple.product-type.application"
        && !Self.otherPlatforms.contains(settings["SDKROOT"] ?? ""), files: files,
      isComplete: listed(of: object).allSatisfy {
        $0.pathExtension != "swift" || FileManager.default.fileExists(atPath: $0.path)
      },
      dataModels: sources.filter { DataModel.extensions.contains($0.pathExtension) },
      interfaces: resources(of: object).filter(\.isInterface),
      resources: resources(of: object).filter { !$0.isInterface },
      mainStoryboard: mainStoryboard(settings),
      settings: settings)
  }

  private static let otherPlatforms: Set = ["macosx", "appletvos", "watchos", "xros"]

  /// What a configuration says, where it refers to what is said above it, that is in its place; words of a list with spaces between them.
  private static func said(
    _ own: [String: PropertyListText], over inherited: [String: String]
  ) -> [String: String] {
    var said: [String: String] = [:]
    for (name, value) in own {
      let words = value.text.map { [$0] } ?? value.words
      let above = inherited[name] ?? ""
      let known = words.map { word in
        ["$(inherited)", "$(\(name))", "${\(name)}"].reduce(word) { $0.replacing($1, with: above) }
      }.joined(separator: " ")
      // What refers to nothing but itself is what it would be without.
      if known != above || !above.isEmpty || words == [""] { said[name] = known }
    }
    return said
  }

  /// The settings of a target, of its and the project's first configurations and the files that these are based on.
  private func settings(of target: PropertyListText) -> [String: String] {
    var settings: [String: String] = [project, target].reduce(into: [:]) { settings, owner in
      guard let list = owner["buildConfigurationList"]?.text,
        let first = objects[list]?["buildConfigurations"]?.words.first,
        let configuration = objects[first]
      else { return }
      let base = configuration["baseConfigurationReference"]?.text.flatMap { place(of: $0) }
      if let base { settings.merge(ConfigurationFile(base).settings) { $1 } }
      if case .table(let own)? = configuration["buildSettings"] {
        settings.merge(Self.said(own, over: settings)) { $1 }
      }
    }
    (settings["SRCROOT"], settings["PROJECT_DIR"]) = (folder.path, folder.path)
    settings["TARGET_NAME"] = target["name"]?.text
    // A project has several of that name, if tests have theirs.
    settings["INFOPLIST_FILE"] = settings["INFOPLIST_FILE"].map { path in
      let path = path.replacing(/\$[({](?:SRCROOT|PROJECT_DIR)[)}]\//, with: "")
      return path.hasPrefix("/") ? path : folder.appendingPathComponent(path).path
    }
    return settings
  }

  /// The storyboard that the app's information names, wherever it stands.
  private func mainStoryboard(_ settings: [String: String]) -> String? {
    if let name = settings["INFOPLIST_KEY_UIMainStoryboardFile"], !name.isEmpty { return name }
    guard let path = settings["INFOPLIST_FILE"],
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let matches = text.matches(
      of: /<key>UI(?:Main|Scene)StoryboardFile(~iphone)?<\/key>\s*<string>([^<]+)<\/string>/)
    // What is said of phones counts more than what is said of all devices.
    let match = matches.first { $0.1 != nil } ?? matches.first
    return match.map { String($0.2) }
  }

  // MARK: Files

  /// The places of the sources that a target lists one by one, whether or not there is anything.
  private func listed(of target: PropertyListText) -> [URL] {
    (target["buildPhases"]?.words ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
      .flatMap { $0["files"]?.words ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }.compactMap { place(of: $0) }
  }

  private func sources(of target: PropertyListText) -> [URL] {
    let listed = listed(of: target)
    let folders = (target["fileSystemSynchronizedGroups"]?.words ?? []).flatMap { id -> [URL] in
      guard let root = place(of: id) else { return [] }
      let excluded = (objects[id]?["exceptions"]?.words ?? [])
        .flatMap { objects[$0]?["membershipExceptions"]?.words ?? [] }
        .map { root.appendingPathComponent($0).standardizedFileURL.path }
      return (SourceFiles.swiftFiles(below: root) + SourceFiles.dataModels(below: root))
        .map(\.standardizedFileURL)
        .filter { file in
          !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }.sorted { $0.path < $1.path }
    }
    return (listed + folders).filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func resources(of target: PropertyListText) -> [URL] {
    (target["buildPhases"]?.words ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == "PBXResourcesBuildPhase" }
      .flatMap { $0["files"]?.words ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
      // The languages of a storyboard are a group.
      .flatMap { id in objects[id]?["children"]?.words ?? [id] }
      .compactMap { place(of: $0) }
  }

  /// Where a file or group of the project is; nil if it is relative to what is made by building.
  private func place(of id: String, depth: Int = 0) -> URL? {
    guard let object = objects[id], depth < Self.greatestDepth else { return nil }
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "<absolute>": return placeHere(path)
    case "SOURCE_ROOT": return Self.place(path, in: folder)
    case "<group>":
      guard let parent = parents[id] else {
        return Self.place(path, in: folder)
      }
      return place(of: parent, depth: depth + 1).map { Self.place(path, in: $0) }
    default: return nil
    }
  }

  /// Where what lay at a place of the author's machine lies here: where the end of that path leads from the project's folder.
  private func placeHere(_ path: String) -> URL {
    let exact = URL(fileURLWithPath: path)
    let manager = FileManager.default
    guard !manager.fileExists(atPath: path) else { return exact }
    let names = path.split(separator: "/")
    return names.indices.lazy
      .map { folder.appendingPathComponent(names[$0...].joined(separator: "/")) }
      .first { manager.fileExists(atPath: $0.path) } ?? exact
  }

  /// Where a path leads from a folder; names are taken in other cases where there are none as they are written, as on a Mac.
  private static func place(_ path: String, in folder: URL) -> URL {
    guard !path.isEmpty else { return folder }
    let exact = folder.appendingPathComponent(path).standardizedFileURL
    let manager = FileManager.default
    guard !manager.fileExists(atPath: exact.path) else { return exact }
    var place = folder
    for name in path.split(separator: "/") {
      let next = place.appendingPathComponent(String(name)).standardizedFileURL
      if manager.fileExists(atPath: next.path) {
        place = next
        continue
      }
      let names = (try? manager.contentsOfDirectory(atPath: place.path)) ?? []
      guard let other = names.sorted().first(where: { $0.lowercased() == name.lowercased() })
      else { return exact }
      place.appendPathComponent(other)
    }
    return place
  }

  /// Groups in each other; more of them go in a circle.
  private static let greatestDepth = 64
}

extension URL {
  /// Whether it is a storyboard or a nib.
  fileprivate var isInterface: Bool { ["storyboard", "xib"].contains(pathExtension) }
}
