package import AnimSourceLowering
package import Foundation

/// The Swift files that a scenario or a command line names.
package struct SourceFiles: Sendable {
  package let sources: [SwiftSource]
  /// Where further files may be looked for.
  let folder: URL
  /// Where modules may be looked for: the folder, or the repository that it is in.
  package let repository: URL
  /// The storyboard that the app of a project starts with; nil if code starts it, or no project was named.
  package let mainStoryboard: String?
  /// What is said of how the app of a project is built, by the names of the settings; none if no project was named.
  package let settings: [String: String]
  /// The conditions that hold in `#if`: those of the first configuration of a project, with which Xcode runs an app; `DEBUG`, as there, if no
  /// project was named.
  var conditions: [String] {
    guard !settings.isEmpty else { return ["DEBUG"] }
    let flags = settings["OTHER_SWIFT_FLAGS"]?.split(separator: " ").map(String.init) ?? []
    let defined = flags.enumerated().compactMap { index, flag -> String? in
      if flag == "-D" { return flags.dropFirst(index + 1).first }
      return flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
    }
    let active = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ") ?? []
    var seen: Set<String> = []
    return (active.map(String.init) + defined).filter {
      $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil && seen.insert($0).inserted
    }
  }

  /// Models of Core Data: folders `NAME.xcdatamodeld`, or those of single versions.
  let dataModels: [URL]
  /// Whether they are all the files of an app's target, so that no others belong to them.
  let isWhole: Bool

  /// The files of a scenario.
  ///
  /// - Parameters:
  ///   - names: The files and folders, relative to `folder`.
  ///   - folder: The folder of the scenario; nothing outside of it is read, apart from `trusted`.
  ///   - trusted: The files and folders that the user named elsewhere, with everything below them.
  ///   - className: The class that is asked for; of a project, the app that declares it is meant, and a file that declares it belongs
  ///     to an app that does not.
  /// - Throws: `SourceError` for a name outside of the folders, or without a Swift file.
  package init(
    _ names: [String], in folder: URL, trusting trusted: [String] = [],
    declaring className: String? = nil
  ) throws(SourceError) {
    let root = folder.resolvingSymlinksInPath().standardizedFileURL
    let roots = [root] + trusted.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    // Names are relative to the folder itself, whether or not its URL ends in a slash.
    let base = URL(fileURLWithPath: folder.path, isDirectory: true)
    var files: [URL] = []
    var storyboard: String?
    var settings: [String: String] = [:]
    var isWhole = !names.isEmpty
    var models: [URL] = []
    for name in names {
      let url = URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL
      let real = url.resolvingSymlinksInPath()
      guard roots.contains(where: { Self.isBelow(real, $0) }) else {
        throw .outside(name, folder: folder.relativePath)
      }
      let app = Self.app(url, declaring: className)
      if app == nil, let target = XcodeProject.target(of: real) {
        storyboard = storyboard ?? target.mainStoryboard
        settings.merge(target.settings) { first, _ in first }
      }
      storyboard = storyboard ?? app?.mainStoryboard
      settings.merge(app?.settings ?? [:]) { first, _ in first }
      isWhole = isWhole && app != nil
      models += app?.dataModels ?? []
      files += try Self.swiftFiles(url, named: name, declaring: className)
      if let className, let app, !app.declares(className),
        let file = Self.file(declaring: className, near: url)
      {
        files.append(file)
        isWhole = false
      }
    }
    let project =
      trusted.isEmpty ? Self.home(around: root) : Self.project(around: files.first ?? root)
    if !isWhole { models += Self.dataModels(below: project) }
    let repository = Self.repository(around: project)
    try self.init(
      files: files, folder: project, repository: repository, mainStoryboard: storyboard,
      settings: settings,
      dataModels: models, isWhole: isWhole)
  }

  /// The files of a command line, all of which are trusted.
  ///
  /// - Parameter paths: The files and folders that the user named, seen from where the program was
  ///   started.
  /// - Throws: `SourceError` for a path without a Swift file.
  package init(named paths: [String]) throws(SourceError) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    try self.init(paths, in: here, trusting: paths)
  }

  /// The storyboards and nibs that Xcode's projects list as those of the apps that are named; none where they list folders.
  ///
  /// - Parameters:
  ///   - names: The files and folders that a scenario names, relative to `folder`.
  ///   - folder: The folder of the scenario.
  ///   - className: The class that is asked for; nil for none.
  /// - Returns: Their places, whether or not there is anything.
  package static func interfaces(
    of names: [String], in folder: URL, declaring className: String? = nil
  ) -> [URL] {
    let base = URL(fileURLWithPath: folder.path, isDirectory: true)
    return names.flatMap { name -> [URL] in
      let url = URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL
      return (app(url, declaring: className) ?? XcodeProject.target(of: url))?.interfaces ?? []
    }
  }

  /// The types that single files declare; nil where a folder or a project is among what is named.
  ///
  /// - Parameters:
  ///   - names: The files and folders that a scenario names, relative to `folder`.
  ///   - folder: The folder of the scenario.
  /// - Returns: The names of the types.
  package static func types(ofFiles names: [String], in folder: URL) -> Set<String>? {
    let base = URL(fileURLWithPath: folder.path, isDirectory: true)
    var types: Set<String> = []
    for name in names {
      let url = URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL
      guard url.pathExtension == "swift", let file = try? read(url) else { return nil }
      types.formUnion(DeclaredTypes(file.text).declared)
    }
    return types
  }

  /// The folders of pictures and other files that Xcode's projects list as those of the apps that are named, where they are
  /// neither in the project's folder nor below it.
  ///
  /// - Parameters:
  ///   - names: The files and folders that a scenario names, relative to `folder`.
  ///   - folder: The folder of the scenario.
  ///   - className: The class that is asked for; nil for none.
  /// - Returns: The folders, each once.
  package static func resourceFolders(
    of names: [String], in folder: URL, declaring className: String? = nil
  ) -> [URL] {
    let base = URL(fileURLWithPath: folder.path, isDirectory: true)
    var known: Set<String> = []
    return names.flatMap { name -> [URL] in
      let url = URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL
      guard let app = app(url, declaring: className) else { return [] }
      let home = (XcodeProject.isProject(url) ? url.deletingLastPathComponent() : url)
        .standardizedFileURL.path
      return app.resources.filter { FileManager.default.fileExists(atPath: $0.path) }
        .map { $0.deletingLastPathComponent().standardizedFileURL }
        .filter { !($0.path + "/").hasPrefix(home + "/") && !(home + "/").hasPrefix($0.path + "/") }
    }.filter { known.insert($0.path).inserted }
  }

  /// The app of a project, or of one that lies in a folder; nil for anything else.
  private static func app(_ url: URL, declaring className: String?) -> XcodeProject.Target? {
    XcodeProject.isProject(url)
      ? XcodeProject.app(of: url, declaring: className)
      : XcodeProject.app(in: url, declaring: className)
  }

  /// Whether a file declares a class, by the words in it.
  static func declares(_ className: String, in file: URL) -> Bool {
    guard let data = FileManager.default.contents(atPath: file.path) else { return false }
    return declares(className, in: String(decoding: data, as: UTF8.self))
  }

  /// Whether a text declares a class, by its words.
  static func declares(_ className: String, in text: String) -> Bool {
    // Most files do not so much as mention it.
    guard text.mentions("class \(className)") else { return false }
    return text.ranges(of: "class \(className)").contains { range in
      let next = text[range.upperBound...].first
      return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  /// The file that declares a class and is no part of a project's app, though it lies in the project's folder: of several, the one with
  /// the shortest path; nil if there is none.
  private static func file(declaring className: String, near url: URL) -> URL? {
    let folder = XcodeProject.isProject(url) ? url.deletingLastPathComponent() : url
    return swiftFiles(below: folder)
      .filter { !isOfModules($0, in: folder) && declares(className, in: $0) && isOfScreens($0) }
      .min { ($0.path.count, $0.path) < ($1.path.count, $1.path) }
  }

  /// A file or folder that a scenario names, which lies in the scenario's folder or below one that is trusted.
  ///
  /// - Throws: `SourceError` for a name outside of the folders, or of nothing.
  package static func place(
    _ name: String, in folder: URL, trusting trusted: [String]
  ) throws(SourceError) -> URL {
    let base = URL(fileURLWithPath: folder.path, isDirectory: true)
    let url = URL(fileURLWithPath: name, relativeTo: base).standardizedFileURL
    let real = url.resolvingSymlinksInPath()
    let roots =
      [base.resolvingSymlinksInPath().standardizedFileURL]
      + trusted.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    guard roots.contains(where: { isBelow(real, $0) }) else {
      throw .outside(name, folder: folder.relativePath)
    }
    guard FileManager.default.fileExists(atPath: url.path) else { throw .missing(name) }
    return url
  }

  /// The folders above a file, the nearest first, up to that of version control.
  static func folders(above file: URL) -> [URL] {
    var folders: [URL] = []
    var folder = file.standardizedFileURL.deletingLastPathComponent()
    while folder.pathComponents.count > 2 {
      folders.append(folder)
      let mark = folder.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: mark) { break }
      folder = folder.deletingLastPathComponent()
    }
    return folders
  }

  /// The folder of the Xcode project that a folder belongs to, which may be above it in its repository, or else of the description
  /// of which a tool makes one; the folder itself if there is none.
  package static func home(around folder: URL) -> URL {
    let folders = folders(above: folder.appendingPathComponent("-"))
    func nearest(_ isMark: (String) -> Bool) -> URL? {
      folders.first { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains(where: isMark)
      }
    }
    return nearest { XcodeProject.isProject(URL(fileURLWithPath: $0)) }
      ?? nearest(descriptionsOfProjects.contains) ?? folder
  }

  /// The folder of a package's sources that a folder is below, such as `Sources`; nil outside of packages, and in their own folders.
  package static func sourcesOfPackage(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    for parent in folders(above: folder) {
      let manifest = parent.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder = parent
    }
    return nil
  }

  /// The files of which XcodeGen and Tuist make a project, and those that say what one needs.
  private static let descriptionsOfProjects: Set = [
    "project.yml", "project.yaml", "Project.swift", "Podfile", "Cartfile",
  ]

  /// The nearest folder around a file that has the marks of a project; the file's own if none has.
  private static func project(around file: URL) -> URL {
    let own = file.resolvingSymlinksInPath().deletingLastPathComponent()
    var folder = own
    while folder.pathComponents.count > 2 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains {
        $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".podspec")
          || descriptionsOfProjects.contains($0)
      }
      if isProject { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return own
  }

  /// The folder of version control around a project; without one, the outermost folder of a package or pod around it, or else
  /// the project's own.
  private static func repository(around project: URL) -> URL {
    var library = project
    var folder = project
    while folder.pathComponents.count > 2 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(".git") { return folder }
      let isLibrary = names.contains { name in
        name == "Package.swift" || name.hasSuffix(".podspec")
          // The library of an example.
          || name.hasSuffix(".xcodeproj") && folder.path == project.deletingLastPathComponent().path
      }
      if isLibrary { library = folder }
      folder = folder.deletingLastPathComponent()
    }
    return library
  }

  init(
    files: [URL], folder: URL, repository: URL? = nil, mainStoryboard: String? = nil,
    settings: [String: String] = [:],
    dataModels: [URL] = [], isWhole: Bool = false
  ) throws(SourceError) {
    self.dataModels = dataModels
    self.folder = folder
    self.repository = repository ?? folder
    self.mainStoryboard = mainStoryboard
    self.settings = settings
    self.isWhole = isWhole
    var seen: Set<String> = []
    var sources: [SwiftSource] = []
    for file in files where seen.insert(file.resolvingSymlinksInPath().path).inserted {
      sources.append(try Self.read(file))
    }
    self.sources = sources
  }

  private init(_ sources: [SwiftSource], like other: SourceFiles) {
    self.sources = sources
    folder = other.folder
    repository = other.repository
    mainStoryboard = other.mainStoryboard
    settings = other.settings
    dataModels = other.dataModels
    isWhole = other.isWhole
  }

  static func read(_ file: URL) throws(SourceError) -> SwiftSource {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw .missing(file.relativePath)
    }
    return SwiftSource(path: shortPath(file), text: String(decoding: data, as: UTF8.self))
  }

  /// As the user would call the file from where the program was started.
  static func shortPath(_ file: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private static func isBelow(_ file: URL, _ folder: URL) -> Bool {
    file.path == folder.path || file.path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
  }

  /// A file itself, or the Swift files in a folder and below it, by name.
  private static func swiftFiles(
    _ url: URL, named name: String, declaring className: String?
  ) throws(SourceError) -> [URL] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missing(name)
    }
    guard isFolder.boolValue else { return [url] }
    guard XcodeProject.isProject(url) else {
      let files = contents(of: url, declaring: className)
      guard !files.isEmpty else { throw .missing(name) }
      return files
    }
    if let app = XcodeProject.app(of: url, declaring: className), !app.files.isEmpty {
      return app.files
    }
    throw .noApp(name, targets: XcodeProject.projects(of: url).flatMap(\.targets).map(\.name))
  }

  /// The Swift files that are part of an app's screens: no manifests, no tests, and nothing of what package managers
  /// put there, which are modules.
  ///
  /// Links to files elsewhere are no part of the folder. A folder with an Xcode project stands for its app, and one below it for
  /// what the project has in its targets, and what declares the class that is asked for.
  static func contents(of folder: URL, declaring className: String? = nil) -> [URL] {
    if let app = XcodeProject.app(in: folder, declaring: className) {
      return app.files.filter(isOfScreens)
    }
    let files = swiftFiles(below: folder)
      .filter { !isOfModules($0, in: folder) && isOfScreens($0) }.sorted { $0.path < $1.path }
    let members = Set(XcodeProject.members(of: files, in: folder))
    return files.filter { file in
      members.contains(file) || className.map { declares($0, in: file) } ?? false
    }
  }

  /// The Swift files of a module: all but tests.
  ///
  /// - Parameters:
  ///   - folder: The folder of the module.
  ///   - package: Where links in the folder may lead; the folder itself by default.
  /// - Returns: The files in the order of their paths.
  static func moduleContents(of folder: URL, linkedIn package: URL? = nil) -> [URL] {
    swiftFiles(below: folder, linkedIn: package).filter(isOfScreens).sorted { $0.path < $1.path }
  }

  /// Whether a file below a folder is there for a module or for tests.
  static func isOfModules(_ file: URL, in folder: URL) -> Bool {
    let origin = folder.standardizedFileURL.pathComponents.count
    return file.standardizedFileURL.pathComponents.dropFirst(origin).dropLast().contains { name in
      ["Pods", "Carthage", "DerivedData", "SourcePackages"].contains(name)
        || name.hasSuffix("Tests")
    }
  }

  static func swiftFiles(below folder: URL, linkedIn package: URL? = nil) -> [URL] {
    FileSearch.files(["swift"], below: folder, linkedIn: package)
      .filter { $0.lastPathComponent != "Package.swift" }
  }

  /// The Swift files of a repository that are nearest to a folder of it.
  static func swiftFiles(nearestTo home: URL, in repository: URL) -> [URL] {
    FileSearch.files(["swift"], nearestTo: home, in: repository, limit: mostNeighbours)
      .filter { $0.lastPathComponent != "Package.swift" }
  }

  static func isOfScreens(_ file: URL) -> Bool {
    guard let data = FileManager.default.contents(atPath: file.path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    let words = ["import XCTest", "import Testing", "@testable import"]
    guard words.contains(where: { text.mentions($0) }) else { return true }
    // A comment may tell of tests.
    return !text.split(whereSeparator: \.isNewline).contains { line in
      words.contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
    }
  }

  /// The files of the repository that mention any of some names, but for tests and what package managers put there: those in the
  /// same folder first.
  package func files(mentioning names: Set<String>) -> [SwiftSource] {
    let home = sources.first.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent() }
    let prefix = home.map { $0.standardizedFileURL.path } ?? ""
    return Self.swiftFiles(nearestTo: home ?? repository, in: repository)
      .filter { !Self.isOfModules($0, in: repository) }
      .sorted { first, second in
        let (own, other) = (first.path.hasPrefix(prefix), second.path.hasPrefix(prefix))
        return own == other ? first.path < second.path : own
      }
      .compactMap { file in
        // Of files that mention none, nothing else is worth being read.
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard names.contains(where: text.mentions), Self.isOfScreens(file) else { return nil }
        return SwiftSource(path: Self.shortPath(file), text: text)
      }
  }

  /// How many files are looked at for what they mention.
  private static let mostNeighbours = 2000

  /// Refuses an app that is written in SwiftUI, and has no screens but those.
  ///
  /// - Throws: `SourceError.noClass` with its place.
  package func refuseSwiftUI() throws(SourceError) {
    for source in sources {
      guard
        let start = source.text.firstMatch(
          of: /(?m)^@main\b(?:\s|@\w+|public|internal)*struct\s+(\w+)\s*:\s*(?:SwiftUI\.)?App\b/),
        !sources.contains(where: { Self.hasScreen($0.text) })
      else { continue }
      let line = source.text[..<start.range.lowerBound].count { $0 == "\n" } + 1
      throw .noClass(
        "this app is written in SwiftUI (\(source.path):\(line): '@main struct \(start.1): App'), and only "
          + "screens of UIKit are drawn")
    }
  }

  /// Whether a class of a controller is declared that can be shown: what is private is for views of SwiftUI in its file.
  static func hasScreen(_ text: String) -> Bool {
    text.matches(of: /(?m)^([^\n{]*)\bclass\s+\w+[^{\n]*:\s*\w*Controller\b/)
      .contains { !$0.1.contains("private ") }
  }

  /// The `#Preview`s in the files, by name or else by number from 1.
  package var previewNames: [String] {
    SourcePreview.all(in: sources).enumerated().map { $0.element.name ?? "\($0.offset + 1)" }
  }

  /// The number of a preview, from 0.
  func preview(_ name: String) throws(SourceError) -> Int {
    let names = previewNames
    if let index = names.firstIndex(of: name) { return index }
    if let number = Int(name), names.indices.contains(number - 1) { return number - 1 }
    throw .noClass(
      "the sources have no #Preview '\(name)'"
        + (names.isEmpty
          ? ""
          : "; there \(names.count == 1 ? "is" : "are") \(names.map { "'\($0)'" }.joined(separator: ", "))")
    )
  }

  /// These files but for some.
  func without(_ paths: Set<String>) -> SourceFiles {
    SourceFiles(sources.filter { !paths.contains($0.path) }, like: self)
  }

  /// These files and others, those of the same paths in the place of what these have of them.
  func adding(_ others: [SwiftSource]) -> SourceFiles {
    let known = Set(sources.map(\.path))
    let texts = Dictionary(others.map { ($0.path, $0) }) { $1 }
    return SourceFiles(
      sources.map { texts[$0.path] ?? $0 } + others.filter { !known.contains($0.path) },
      like: self)
  }
}
