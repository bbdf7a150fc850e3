import AnimFiles
package import AnimSourceLowering
package import Foundation

/// Compiles the Swift files of an app against the modules of the running program.
package struct SourceCompiler: Sendable {
  private let program: URL
  private let searchPath: String
  private let cache: CompilationCache
  private let timeLimit: Double
  /// Whether the program can tell which branches of what it compiles were taken.
  package var counting = BranchCounting.none
  /// Who is told what is compiled, on any thread, whenever that changes; nil for nobody.
  package var observer: CompilationProgress.Observer?

  /// How often other files, fewer imports and fewer parts are tried at most.
  ///
  /// Every attempt compiles more files of the project, or leaves out more than the one before it, so that there
  /// is an end anyway; this is for projects in which that would take hours.
  static let maximumAttempts = 60

  /// A compiler for the running program.
  ///
  /// - Parameters:
  ///   - program: The running program, whose modules are found relative to it.
  ///   - searchPath: Where the compiler is looked for, as in `PATH`.
  ///   - cache: A folder for what was compiled; made if needed.
  ///   - timeLimit: How long one run of the compiler may take, in seconds: many times as long as the screens of
  ///     a large app do.
  package init(program: URL, searchPath: String, cache: URL, timeLimit: Double = 240) {
    self.program = program
    self.searchPath = searchPath
    self.cache = CompilationCache(folder: cache)
    self.timeLimit = timeLimit
  }

  /// The name of the file that is added to the sources, in messages and in lines of code.
  package static let addedFile = CompilationUnit.glueName

  /// The compiler of the machine for this program, with a cache where caches belong.
  package static func current(environment: [String: String]) -> SourceCompiler {
    let folder =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return SourceCompiler(
      program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      searchPath: environment["PATH"] ?? "",
      cache: folder.appendingPathComponent("render-anim"))
  }

  /// The modules of others that sources may import, beside those that are found below their project.
  package struct Modules: Hashable, Sendable {
    /// Folders with the sources of modules, or single files, by the names of the modules.
    package var folders: [String: URL]
    /// Folders of Swift packages, all of whose targets can be imported.
    package var packages: [URL]
    /// Xcode's projects and workspaces, all of whose targets can be imported.
    package var projects: [URL]

    /// Modules in these places; none by default.
    package init(folders: [String: URL] = [:], packages: [URL] = [], projects: [URL] = []) {
      self.folders = folders
      self.packages = packages
      self.projects = projects
    }
  }

  /// The result of compiling some sources.
  package struct Product: Codable, Sendable {
    package internal(set) var library: URL
    /// The classes that the sources declare.
    package let classes: DeclaredClasses
    /// The files that were asked for; others may have been compiled along.
    let namedPaths: Set<String>
    /// The storyboard that the app starts with; nil for its default.
    let mainStoryboard: String?
    /// What is said of how the app is built.
    let settings: [String: String]
    /// What was left out of the files that were asked for, once for each cause.
    package let omissions: [Diagnostic]
    /// Why parts were left out, of modules too.
    package let gaps: [Gap]
    /// The modules that nobody has and in whose place the program's own are.
    package let replacedModules: [String]
    /// The modules that were compiled from their sources, and the paths of all files.
    package let modules: [String]
    package let paths: [String]
    /// The folders of these modules by their names.
    let moduleFolders: [String: URL]
    let resourceFolders: [URL]
    /// The errors because of which types have lost parts, by the types.
    let faults: [String: [Diagnostic]]
    /// Why classes were left out that the sources declare, by their names.
    let absentees: [String: Absence]
  }

  /// Compiles sources, or finds what was compiled from the same sources before.
  ///
  /// If they use what they do not declare, files of the project that do are compiled along; if they import modules
  /// whose sources are at hand, these are compiled before.
  ///
  /// - Parameters:
  ///   - files: The files to compile.
  ///   - answers: The questions of delegates that the scenario answers.
  ///   - modules: Modules that may be imported, wherever they are.
  ///   - expression: The Swift expression that makes the controller; nil for none.
  ///   - preview: The name of the `#Preview` that makes it, or its number, from 1; nil for none.
  ///   - className: The class that is asked for, which other files need not see; nil for none.
  ///   - layout: The Swift code that makes the layout and sets it up, if any does; nil for other classes.
  ///   - drawn: Names of classes in storyboards and nibs, which are compiled along.
  ///   - leftOut: Statements that are left out, as they crash: their files and lines, such as `Gallery.swift:66`.
  ///   - isTolerant: Whether the smallest parts of these files that do not compile are left out, as they are of files
  ///     that are compiled along.
  /// - Returns: The library, with an inventory of what it declares.
  /// - Throws: `SourceError` if there is no compiler, or it refuses the sources.
  package func compile(
    _ files: SourceFiles, answers: Set<String>, modules: Modules = Modules(),
    expression: String? = nil, preview: String? = nil, declaring className: String? = nil,
    layout: MakingCode? = nil, drawn: Set<String> = [],
    leavingOut leftOut: [String] = [], isTolerant: Bool = false
  ) throws(SourceError) -> Product {
    defer { observer?(nil) }
    let tools = CompilationTools(
      toolchain: try Toolchain(searching: searchPath, timeLimit: timeLimit),
      system: try ModuleFolder(of: program), cache: cache, counting: counting,
      surroundings: Surroundings(of: files, modules), observer: observer)
    let order = CompilationOrder(
      files: files, answers: answers, modules: modules, expression: expression, preview: preview,
      className: className, layout: layout, drawn: drawn, leftOut: leftOut,
      isTolerant: isTolerant)
    let receipts = CompilationReceipts(order, tools)
    if let outcome = receipts.outcome { return try outcome.get() }
    let outcome: Result<Product, SourceError>
    do throws(SourceError) {
      let (product, digest) = try compile(order, with: tools)
      outcome = .success(product)
      receipts.keep(.done(product, library: digest))
    } catch {
      outcome = .failure(error)
      receipts.keep(error)
    }
    return try outcome.get()
  }

  private func compile(
    _ order: CompilationOrder, with tools: CompilationTools
  ) throws(SourceError) -> (Product, digest: String) {
    let files = order.files
    let named = Set(files.sources.map(\.path))
    let finder = ModuleFinder(
      in: files.repository, near: files.folder, given: order.modules,
      noting: tools.surroundings)
    let bench = Workbench(tools, finder)
    let project =
      files.isWhole
      ? ProjectIndex.empty
      : ProjectIndex(around: files, finder, slicing: order.layout != nil)
    var attempt = Attempt(
      files: files, named: named, isTolerant: order.isTolerant, leavingOut: order.leftOut)
    attempt.addOverrides(from: project)
    if order.isTolerant {
      let given = order.layout == nil ? project.typesGiven(to: files) : []
      attempt.addTypes(and: order.drawn.union(given), needing: order.layout, from: project)
    }
    let result = try bench.compile(
      &attempt, from: project, into: .library,
      demands: Glue.Demands(
        answers: order.answers, expression: order.expression,
        preview: try order.preview.map(files.preview), className: order.className,
        layout: order.layout),
      keeping: KeptCode(order, tools))
    let modules = result.modules.sorted { $0.key < $1.key }
    let product = Product(
      library: result.place,
      classes: DeclaredClasses(
        result.unit.lowering.inventory, importing: modules.map(\.value.inventory)),
      namedPaths: named,
      mainStoryboard: files.mainStoryboard, settings: files.settings,
      omissions: order.isTolerant
        ? attempt.warnings(bench.failures) + modules.flatMap(\.value.warnings) : [],
      gaps: attempt.gaps + modules.flatMap(\.value.gaps),
      replacedModules: attempt.absentModules.filter {
        Substitute.exists(for: $0, beside: Set(modules.map(\.key)))
      }.sorted(),
      modules: modules.map(\.key),
      paths: result.unit.lowering.outputs.map(\.path),
      moduleFolders: modules.reduce(into: [:]) {
        $0[$1.key] = finder.sources(of: $1.key)?.folder
      },
      resourceFolders: modules.flatMap { finder.resourceFolders(of: $0.key) },
      faults: Dictionary(grouping: attempt.losses.filter { $0.type != nil }) { $0.type ?? "" }
        .mapValues { $0.map(\.cause) }, absentees: attempt.absentees)
    return (product, result.digest)
  }
}
