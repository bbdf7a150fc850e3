import AnimSourceLowering
package import AnimSourceRuntime
package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Compiled sources in the running program.
@MainActor package struct SourceLibrary {
  package let set: SourceSet
  /// The classes that the sources declare, none of a program's own.
  package let declaredClasses: DeclaredClasses
  /// What was left out because it did not compile, as warnings.
  package let omissions: [Diagnostic]
  /// Why parts were left out, the causes of most first.
  package let gaps: [Gap]
  /// The modules that nobody has and in whose place the program's own are.
  package let replacedModules: [String]
  /// The modules that were compiled for it.
  package let modules: [String]
  /// The files that it was compiled of.
  package let paths: [String]
  /// The folders of the modules by their names, in which their nibs and pictures are.
  package let moduleFolders: [String: URL]
  /// Where such modules have pictures and other files beside their sources.
  package let resourceFolders: [URL]
  /// The storyboard that the app starts with.
  package let mainStoryboard: String
  /// The same where the app says so, whether or not it is there; nil if it does not.
  package let namedStoryboard: String?
  /// What is said of how the app of a project is built, by the names of Xcode's settings.
  package let settings: [String: String]
  /// What it keeps in its globals and static properties; nil for a program's own classes, or where it has none.
  package let statics: LibraryStatics?
  private let namedPaths: Set<String>
  private let faults: [String: [Diagnostic]]
  private let absentees: [String: Absence]

  /// Loads what was compiled; it stays loaded.
  package init(_ product: SourceCompiler.Product) throws(SourceError) {
    guard let handle = unsafe dlopen(product.library.path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "for an unknown reason"
      if reason.contains("undefined symbol") {
        throw .unloadable(
          "the program does not export its own symbols, link it with "
            + "'-Xlinker --export-dynamic' (\(reason))")
      }
      throw .unloadable(reason)
    }
    guard let symbol = unsafe dlsym(handle, Glue.symbol) else {
      throw .unloadable("'\(Glue.symbol)' is missing")
    }
    typealias Entry = @convention(c) () -> UInt
    // The glue declares exactly this function under this name.
    let entry = unsafe unsafeBitCast(symbol, to: Entry.self)
    guard let set = SourceSet.at(entry()) else { throw .unloadable("it lists no classes") }
    self.set = set
    unsafe statics = LibraryStatics(of: product.library, where: Glue.symbol, isAt: symbol)
    declaredClasses = product.classes
    omissions = product.omissions
    gaps = product.gaps
    replacedModules = product.replacedModules
    modules = product.modules
    paths = product.paths
    moduleFolders = product.moduleFolders
    resourceFolders = product.resourceFolders
    mainStoryboard = product.mainStoryboard ?? Self.usualStoryboard
    namedStoryboard = product.mainStoryboard
    settings = product.settings
    namedPaths = product.namedPaths
    faults = product.faults
    absentees = product.absentees
  }

  /// As Xcode's templates call it.
  private static let usualStoryboard = "Main"

  /// Classes that are a part of the program.
  package init(linked set: SourceSet) {
    self.set = set
    statics = nil
    declaredClasses = DeclaredClasses(.empty)
    omissions = []
    replacedModules = []
    (gaps, modules, paths) = ([], [], [])
    (moduleFolders, resourceFolders) = ([:], [])
    (mainStoryboard, namedStoryboard, settings) = (Self.usualStoryboard, nil, [:])
    namedPaths = []
    faults = [:]
    absentees = [:]
  }

  /// The classes of a role with whether all of them was compiled, in the order of the sources.
  package func classes(for role: SourceSet.Role) -> [(name: String, place: String, isWhole: Bool)] {
    set.classes(for: role).map { type in
      let lineage = [type.name] + declaredClasses.lineage(of: type.name).map(\.name)
      let place = declaredClasses[type.name].map { "\($0.path):\($0.line)" } ?? ""
      return (type.name, place, !lineage.contains { faults[$0]?.isEmpty == false })
    }
  }

  /// The class that is meant.
  ///
  /// - Parameters:
  ///   - name: The name of the class; without one there must be only one class of the role that no
  ///     other descends from, in the files that were named or, if they declare none, in all.
  ///   - role: The role that the class must have.
  /// - Returns: A class of the role.
  /// - Throws: `SourceError.noClass` if there is no such class, or more than one without a name;
  ///   `SourceError.compilation` for a layout that is not whole, since what it would show is not what it is.
  package func choose(
    _ name: String?, for role: SourceSet.Role
  ) throws(SourceError) -> SourceSet.Class {
    let chosen = try candidate(name, for: role)
    guard role == .layout else { return chosen }
    let lineage = [chosen.name] + declaredClasses.lineage(of: chosen.name).map(\.name)
    let errors = lineage.uniqued.flatMap { faults[$0] ?? [] }
    guard errors.isEmpty else { throw .compilation(errors) }
    return chosen
  }

  /// The controller that a file is named for, where nothing is said of a class; nil for more than one file, for a file
  /// that starts the app, and for one of several controllers none of which bears its name.
  ///
  /// Its app may come along, as the file needs what other files declare: whoever names the file of a screen does not mean
  /// the screen that the app starts with.
  package var namedScreen: SourceSet.Class? {
    guard namedPaths.count == 1, let path = namedPaths.first else { return nil }
    func isThere(_ name: String) -> Bool { declaredClasses[name]?.path == path }
    if set.launch.delegateNames.contains(where: isThere) { return nil }
    let screens = set.classes(for: .controller).filter { isThere($0.name) }
    let leaves = screens.filter { screen in
      !screens.contains { $0.type != screen.type && isAncestor(screen.name, of: $0.name) }
    }
    if leaves.count == 1 { return leaves[0] }
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return screens.first { $0.name == name }
  }

  /// Whether one declared class descends from another.
  private func isAncestor(_ ancestor: String, of name: String) -> Bool {
    declaredClasses.lineage(of: name).dropFirst().contains { $0.name == ancestor }
  }

  /// The files among the named ones that were left out as a whole, and where they are at fault.
  private var unreadFiles: String {
    omissions.filter { namedPaths.contains($0.path) && $0.message.hasPrefix("this is no Swift") }
      .map { "; \($0.path):\($0.line): this is no Swift, so that the file is left out" }.joined()
  }

  /// Where a named file says that a class is there without declaring it.
  private func remark(on name: String) -> String {
    for path in namedPaths.sorted() {
      let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(
        separator: "\n", omittingEmptySubsequences: false)
      let line = lines?.firstIndex {
        $0.contains("class \(name):") || $0.contains("class \(name) ")
      }
      guard let line else { continue }
      return "; \(path):\(line + 1) has it in a comment, or where a condition leaves it out"
    }
    return ""
  }

  private func candidate(
    _ name: String?, for role: SourceSet.Role
  ) throws(SourceError) -> SourceSet.Class {
    if role == .layout, let made = set.madeLayout(named: name) { return made }
    let candidates = set.classes(for: role)
    if let name {
      if let found = candidates.first(where: { $0.name == name }) { return found }
      if let entry = declaredClasses[name] {
        throw .noClass(
          "'\(name)' (\(entry.path):\(entry.line)) is not \(role.noun)"
            + (entry.isVisible ? "" : " that other files can see"))
      }
      if let absence = absentees[name] { throw absence.error(about: name) }
      throw .noClass(
        "the sources declare no class '\(name)'"
          + (candidates.isEmpty
            ? "" : "; there \(candidates.count == 1 ? "is" : "are") \(Self.list(candidates))")
          + unreadFiles + remark(on: name))
    }
    let allLeaves = candidates.filter { candidate in
      !candidates.contains { isAncestor(candidate.name, of: $0.name) }
    }
    let namedLeaves = allLeaves.filter {
      declaredClasses[$0.name].map { namedPaths.contains($0.path) } ?? false
    }
    let leaves = namedLeaves.isEmpty ? allLeaves : namedLeaves
    guard let only = leaves.first else {
      throw .noClass("the sources declare no class that is \(role.noun)" + unreadFiles)
    }
    if leaves.count > 1, namedPaths.count == 1, let own = leaves.first(where: bearsNameOfFile) {
      return own
    }
    guard leaves.count == 1 else {
      throw .noClass(
        "the sources declare \(leaves.count) classes to choose from, \(Self.list(leaves)); say which "
          + "with 'class'")
    }
    return only
  }

  /// Whether a class is called as the named file is that declares it, so that it is what the file is about.
  private func bearsNameOfFile(_ candidate: SourceSet.Class) -> Bool {
    guard let path = declaredClasses[candidate.name]?.path, namedPaths.contains(path) else {
      return false
    }
    return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent == candidate.name
  }

  private static func list(_ classes: [SourceSet.Class]) -> String {
    classes.map { "'\($0.name)'" }.joined(separator: ", ")
  }
}

extension SourceSet.Role {
  fileprivate var noun: String {
    switch self {
    case .layout: "a UICollectionViewLayout"
    case .cell: "a UICollectionViewCell"
    case .reusableView: "a UICollectionReusableView"
    case .controller: "a UIViewController"
    case .view: "a UIView"
    }
  }
}

extension [String] {
  /// Each element once, where it stands first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
