import AnimSourceLowering
import Foundation

/// A module whose sources are at hand.
struct ModuleSources: Sendable {
  let name: String
  let files: SourceFiles
  /// The folder of the files, which has its nibs and pictures, too.
  let folder: URL
}

/// Finds the sources of the modules that apps import.
///
/// They are where they were said to be, or where package managers put them below the project: in targets of
/// packages, those that were checked out included, in CocoaPods' and Carthage's folders, and in the library that the
/// project belongs to.
final class ModuleFinder {
  private let root: URL
  /// Where package managers put modules: the project, what is around it, and projects that were given.
  private let homes: [URL]
  private let given: SourceCompiler.Modules
  private let surroundings: Surroundings?
  private var found: [String: ModuleSources?] = [:]

  /// How deep manifests are looked for below the project.
  private static let greatestDepth = 5

  /// A finder for a project.
  ///
  /// - Parameters:
  ///   - root: The folder of the project or its repository; nothing outside of it is looked at but for what follows.
  ///   - project: The folder of the project.
  ///   - given: Where modules were said to be.
  ///   - surroundings: What notes where modules are looked for; nil for nothing.
  init(
    in root: URL, near project: URL, given: SourceCompiler.Modules,
    noting surroundings: Surroundings? = nil
  ) {
    self.surroundings = surroundings
    self.root = root
    let others = given.projects.map { $0.deletingLastPathComponent() } + given.packages
    homes = [project, root] + others
    self.given = given
  }

  /// The sources of a module, whose files are imported from now on; nil if there are none.
  func sources(of name: String) -> ModuleSources? {
    let module = contents(of: name)
    files.formUnion(module?.files.sources.map(\.path) ?? [])
    return module
  }

  /// The sources of a module, which nobody may import; nil if there are none.
  func contents(of name: String) -> ModuleSources? {
    if let known = found[name] { return known }
    // As it is before anything is read there.
    _ = surroundings?.places
    let module = find(name).flatMap { isPassedOver($0) ? nil : $0 }
    if let module { surroundings?.note(moduleIn: module.folder) }
    found[name] = .some(module)
    return module
  }

  /// The files of the modules that are imported so far.
  private(set) var files: Set<String> = []

  private func find(_ name: String) -> ModuleSources? {
    if let folder = given.folders[name] { return module(name, [folder]) }
    if Substitute.precedence(over: name) == .all { return nil }
    for target in targets where target.name == name { return target.sources(in: root) }
    for target in projectTargets where target.module == name {
      return ModuleSources(
        name: name, sources: target.files, in: root, folder: target.files.commonFolder)
    }
    let folders = homes.flatMap { home in
      ["Pods/\(name)", "Carthage/Checkouts/\(name)"].map {
        home.appendingPathComponent($0, isDirectory: true)
      }
    }
    for folder in folders where isFolder(folder) { return module(name, [folder]) }
    return pods[name].flatMap { module(name, $0.sources) }
  }

  /// Whether a module was brought by a package manager, and the program has a better way of it.
  private func isPassedOver(_ module: ModuleSources) -> Bool {
    guard Substitute.precedence(over: module.name) == .brought,
      given.folders[module.name] == nil
    else { return false }
    let folders = module.folder.standardizedFileURL.pathComponents
    return !folders.filter(["Pods", "Carthage", "checkouts", "SourcePackages"].contains).isEmpty
  }

  private func module(_ name: String, _ folders: [URL]) -> ModuleSources? {
    let files = folders.flatMap { folder in
      folder.pathExtension == "swift"
        ? [folder]
        : SourceFiles.moduleContents(of: folder).filter { !$0.isOfTestsOrExamples(below: folder) }
    }
    let folder = folders.count == 1 && folders[0].pathExtension != "swift" ? folders[0] : nil
    return ModuleSources(
      name: name, sources: files, in: root, folder: folder ?? files.commonFolder)
  }

  private func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  // MARK: Manifests

  private struct Target {
    let package: URL
    let target: PackageManifest.Target

    var name: String { target.name }

    /// Where its sources are; nil if there are none.
    var folder: URL? {
      let places =
        target.path.map { [$0] }
        ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" } + ["Sources"]
      return places.map { package.appendingPathComponent($0, isDirectory: true) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    func sources(in root: URL) -> ModuleSources? {
      guard let folder else { return nil }
      func isIn(_ file: URL, _ names: [String]) -> Bool {
        names.contains { name in
          let path = folder.appendingPathComponent(name).standardizedFileURL.path
          return file.path == path || file.path.hasPrefix(path + "/")
        }
      }
      let files = SourceFiles.moduleContents(of: folder, linkedIn: package)
        .map(\.standardizedFileURL)
        .filter { !isIn($0, target.excluded) }
        .filter { target.sources.isEmpty || isIn($0, target.sources) }
      return ModuleSources(name: name, sources: files, in: root, folder: folder)
    }
  }

  /// The manifests below the project: of packages and of pods; those near the project come first, as repositories have several
  /// projects with packages of the same names.
  private lazy var manifests: (packages: [URL], pods: [URL], projects: [URL]) = {
    var packages: [URL] = []
    var pods: [URL] = []
    var projects: [URL] = []
    var visited: Set<String> = []
    func look(in folder: URL, depth: Int) {
      guard visited.insert(folder.standardizedFileURL.path).inserted else { return }
      let entries =
        (try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
      for entry in entries.sorted(by: { $0.path < $1.path }) {
        let name = entry.lastPathComponent
        if name == "Package.swift" { packages.append(folder) }
        if entry.pathExtension == "podspec" { pods.append(entry) }
        if entry.pathExtension == "xcodeproj" { projects.append(entry) }
        let isHidden = name.hasPrefix(".") && name != ".build" && name != "checkouts"
        let isProduct = folder.lastPathComponent == ".build" && name != "checkouts"
        if depth < Self.greatestDepth, !isHidden, !isProduct, entry.pathExtension.isEmpty,
          isFolder(entry)
        {
          look(in: entry, depth: depth + 1)
        }
      }
    }
    // Deep in a repository, too.
    look(in: homes[0], depth: 0)
    look(in: root, depth: 0)
    for project in given.projects { look(in: project.deletingLastPathComponent(), depth: 1) }
    for package in given.packages {
      look(in: package.appendingPathComponent(".build/checkouts"), depth: 1)
    }
    let project = homes[0]
    return (
      given.packages + packages.nearestFirst(to: project), pods.nearestFirst(to: project),
      given.projects + projects.nearestFirst(to: project)
    )
  }()

  /// The targets of projects that are no apps.
  private lazy var projectTargets = projects.flatMap(\.targets).filter { !$0.isApp }

  private lazy var projects = manifests.projects.flatMap(read)

  /// The projects that were read so far, by their files.
  private var known: [URL: [XcodeProject]] = [:]

  private func read(_ file: URL) -> [XcodeProject] {
    if let projects = known[file] { return projects }
    let projects = XcodeProject.projects(of: file)
    known[file] = projects
    return projects
  }

  /// The projects that may have a file among theirs: those around it, and those that name it.
  ///
  /// A repository of examples has hundreds of others.
  private func projects(about file: URL) -> [XcodeProject] {
    let name = file.lastPathComponent
    return manifests.projects.filter { project in
      guard !project.isAround(file), project.pathExtension == "xcodeproj" else { return true }
      let contents = project.appendingPathComponent("project.pbxproj").path
      return FileManager.default.contents(atPath: contents)
        .map { String(decoding: $0, as: UTF8.self).mentions(name) } ?? false
    }.flatMap(read)
  }

  /// The projects whose targets' files may lie among those of the sources' project: those in its folder or around it, and workspaces.
  private var relatedProjects: [XcodeProject] {
    let home = homes[0].standardizedFileURL
    return manifests.projects.filter {
      $0.pathExtension != "xcodeproj" || $0.isAround(home.appendingPathComponent("-"))
        || $0.standardizedFileURL.path.hasPrefix(home.path + "/")
    }.flatMap(read)
  }

  /// The files that belong to other targets than some sources do.
  struct Strangers {
    fileprivate var paths: Set<String> = []
    /// Folders of packages' targets, whose files can be imported alone.
    fileprivate var folders: [String] = []
    /// The files of an app that is whole without any other; nil where it is not known to be.
    fileprivate var own: Set<String>?

    func contains(_ file: URL) -> Bool {
      let path = file.standardizedFileURL.path
      if let own { return !own.contains(path) }
      return paths.contains(path) || folders.contains { path.hasPrefix($0) }
    }
  }

  /// The files that nobody compiles along with some sources, as Xcode's projects say that they belong to other targets: widgets,
  /// extensions, tests and libraries; none where no target has the sources.
  ///
  /// Where the sources are all that an app has by its project, files that no target lists are left from earlier, and may declare the same.
  ///
  /// - Parameter sources: The sources, of which the first counts.
  /// - Returns: The files of all other targets, but for those that are a target's of the sources, too.
  func strangers(to sources: [SwiftSource]) -> Strangers {
    guard let first = sources.first.map({ URL(fileURLWithPath: $0.path).standardizedFileURL }),
      XcodeProject.isNear(first)
    else { return Strangers() }
    _ = surroundings?.places
    let own = Set(members(of: first).map(\.path))
    guard !own.isEmpty else { return Strangers() }
    if isWhole(sources, own) { return Strangers(own: own) }
    let others = Set(
      relatedProjects.flatMap { $0.targets.flatMap(\.files) + $0.testFiles }.map(\.path))
    let folders = self.targets.compactMap { $0.folder?.standardizedFileURL.path }.map { $0 + "/" }
    return Strangers(
      paths: others.subtracting(own),
      folders: folders.filter { folder in !own.contains { $0.hasPrefix(folder) } })
  }

  /// Whether sources are an app as its project lists it, of which nothing is missing here.
  private func isWhole(_ sources: [SwiftSource], _ own: Set<String>) -> Bool {
    let present = Set(sources.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
    let target = relatedProjects.lazy.flatMap(\.targets)
      .first { $0.isApp && $0.isComplete && Set($0.files.map(\.path)) == own }
    guard target != nil else { return false }
    return own.subtracting(present).allSatisfy {
      !SourceFiles.isOfScreens(URL(fileURLWithPath: $0))
    }
  }

  /// The files of the apps that a file belongs to, or else of all its targets.
  private func members(of file: URL) -> [URL] {
    let homes = projects(about: file).flatMap(\.targets).filter {
      $0.files.contains { $0.path == file.path }
    }
    let apps = homes.filter(\.isApp)
    return (apps.isEmpty ? homes : apps).flatMap(\.files)
  }

  /// The files of the sources' targets that lie elsewhere in the repository than in a folder, in the order of their paths: an
  /// example may have the files of the library that it is about among its own.
  func companions(of sources: [SwiftSource], outside folder: URL) -> [URL] {
    guard let first = sources.first.map({ URL(fileURLWithPath: $0.path).standardizedFileURL }),
      XcodeProject.isNear(first)
    else { return [] }
    _ = surroundings?.places
    let (home, root) = (folder.standardizedFileURL.path + "/", root.standardizedFileURL.path + "/")
    let paths = Set(
      members(of: first).map(\.standardizedFileURL.path).filter {
        $0.hasSuffix(".swift") && $0.hasPrefix(root) && !$0.hasPrefix(home)
      })
    let files = paths.sorted().map { URL(fileURLWithPath: $0) }
    if let place = files.commonFolder { surroundings?.note(moduleIn: place) }
    return files
  }

  private lazy var targets: [Target] = manifests.packages.flatMap { package -> [Target] in
    let file = package.appendingPathComponent("Package.swift")
    guard let manifest = try? SourceFiles.read(file) else { return [] }
    return PackageManifest(manifest).targets.map { Target(package: package, target: $0) }
  }

  /// The folders in which a pod has pictures and other files, as its specification says; they are often beside its sources.
  func resourceFolders(of name: String) -> [URL] { pods[name]?.resources ?? [] }

  /// The folders of the sources of pods and of their resources, by the names of their modules.
  private lazy var pods: [String: (sources: [URL], resources: [URL])] = {
    var pods: [String: (sources: [URL], resources: [URL])] = [:]
    for file in manifests.pods {
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let module = text.firstMatch(of: /\.module_name\s*=\s*["']([^"']+)["']/)?.1
      let name = module.map(String.init) ?? file.deletingPathExtension().lastPathComponent
      // 'Source/**/*.{swift,h}': the folders before the first wildcard.
      func places(_ patterns: some Sequence<Substring>) -> [URL] {
        patterns.flatMap { $0.matches(of: /["']([^"']+)["']/).map { String($0.1) } }.map {
          let whole = $0.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
          return file.deletingLastPathComponent()
            .appendingPathComponent(whole.joined(separator: "/"))
        }
      }
      let sources = places(text.matches(of: /source_files\s*=\s*([^\n]+)/).map(\.1))
      guard !sources.isEmpty else { continue }
      // 'resources = [ … ]' and 'resource_bundles = { "Name" => [ … ] }', over several lines, too.
      let unnamed = text.replacing(/["'][^"'\n]+["']\s*=>/, with: "")
      let resources = places(
        unnamed.matches(of: /\.resource(?:s|_bundles?)?\s*=\s*(\{[^}]*\}|\[[^\]]*\]|[^\n]+)/)
          .map(\.1)
      ).map { $0.pathExtension.isEmpty || isFolder($0) ? $0 : $0.deletingLastPathComponent() }
      // Nothing is read that is not the pod's.
      let home = file.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
      pods[name.replacing("-", with: "_")] = (
        sources,
        resources.filter { isFolder($0) && $0.resolvingSymlinksInPath().path.hasPrefix(home) }
      )
    }
    return pods
  }()
}

extension ModuleSources {
  /// The module of some files; nil if there are none.
  fileprivate init?(name: String, sources files: [URL], in root: URL, folder: URL?) {
    guard !files.isEmpty, let folder,
      let files = try? SourceFiles(
        files: files, folder: root, dataModels: SourceFiles.dataModels(below: folder))
    else { return nil }
    self.init(name: name, files: files, folder: folder)
  }
}

extension URL {
  /// Whether a file lies in the folder that this project lies in, or below it.
  fileprivate func isAround(_ file: URL) -> Bool {
    file.standardizedFileURL.path.hasPrefix(
      deletingLastPathComponent().standardizedFileURL.path + "/")
  }
}

extension [URL] {
  /// The same, those first that share most folders with a place.
  fileprivate func nearestFirst(to place: URL) -> [URL] {
    let path = place.standardizedFileURL.pathComponents
    func shared(_ url: URL) -> Int {
      zip(url.standardizedFileURL.pathComponents, path).prefix { $0 == $1 }.count
    }
    return enumerated().sorted {
      let (first, second) = (shared($0.element), shared($1.element))
      return first != second ? first > second : $0.offset < $1.offset
    }.map(\.element)
  }

  /// The deepest folder that has all of some files in it or below it; nil for no files.
  fileprivate var commonFolder: URL? {
    guard let first else { return nil }
    return reduce(first.deletingLastPathComponent().standardizedFileURL) { folder, file in
      var folder = folder
      while folder.path != "/", !file.standardizedFileURL.path.hasPrefix(folder.path + "/") {
        folder.deleteLastPathComponent()
      }
      return folder
    }
  }
}

extension URL {
  /// Whether it is no part of a library, though it lies in the library's folder.
  fileprivate func isOfTestsOrExamples(below root: URL) -> Bool {
    standardizedFileURL.pathComponents
      .dropFirst(root.standardizedFileURL.pathComponents.count).contains { name in
        ["Example", "Examples", "Demo", "Sample", "Samples", "Playground"].contains(name)
          // What it has checked out itself for its tests, or depends on.
          || ["Carthage", "Pods"].contains(name)
          || name.hasSuffix("Tests") || name.hasSuffix(".playground")
      }
  }
}
