import AnimInterfaceFiles
package import AnimLayoutSources
package import AnimScenarioFormat
package import AnimSourceLowering
package import AnimSourceRuntime
package import Foundation

/// Compiles and loads the Swift sources that scenarios name.
///
/// Naming a source in a scenario runs its code, so a studio can refuse.
@MainActor package final class SourceStudio {
  /// The studio that stages ask.
  @TaskLocal package static var current = SourceStudio()

  private let allowsSources: Bool
  private let linked: SourceSet?
  private let compiler: SourceCompiler
  let trustedPaths: [String]
  private let modules: SourceCompiler.Modules
  let watch: SourceGuard
  /// The libraries that were compiled in this process, by the names of the files.
  private var libraries: [String: SourceLibrary] = [:]

  /// A studio in which nothing was compiled yet.
  ///
  /// - Parameters:
  ///   - allowsSources: Whether scenarios may run code.
  ///   - trustedPaths: The sources outside of the scenario's folder that may be used all the same.
  ///   - modules: Modules that the sources of every scenario may import.
  ///   - linked: The classes of the program that scenarios name without sources.
  ///   - watch: The guard that is told when code of sources runs.
  ///   - compiler: The compiler of the sources.
  package nonisolated init(
    allowsSources: Bool = true, trustedPaths: [String] = [],
    modules: SourceCompiler.Modules = .init(), linked: SourceSet? = nil,
    watch: SourceGuard = .none,
    compiler: SourceCompiler = .current(environment: ProcessInfo.processInfo.environment)
  ) {
    self.allowsSources = allowsSources
    self.trustedPaths = trustedPaths
    self.modules = modules
    self.linked = linked
    self.watch = watch
    self.compiler = compiler
  }

  /// Whether code was loaded, which stays.
  package var hasLoadedCode: Bool { !libraries.isEmpty }

  /// The declarations of files, compiled and loaded.
  ///
  /// - Parameters:
  ///   - names: The files and folders, relative to `folder`; none for what is linked.
  ///   - folder: The folder of the scenario.
  ///   - answers: The questions of delegates that the scenario answers.
  ///   - scenario: The scenario that may name modules; nil for none.
  ///   - controller: The controller that an expression or a preview may make; nil for none.
  ///   - layout: The code that makes the layout and sets it up, if any does; nil for other classes.
  ///   - className: The class that is asked for; nil for none.
  ///   - drawn: Names of classes in storyboards and nibs, which are compiled along.
  ///   - leftOut: Statements that crash, as files and lines, which are left out too.
  ///   - isTolerant: Whether parts that do not compile are left out.
  /// - Returns: A library, the same for the same arguments.
  /// - Throws: `SourceError` if code is not allowed, or cannot be compiled or loaded.
  package func library(
    _ names: [String], in folder: URL, answers: Set<String>, of scenario: Scenario? = nil,
    making controller: SourceController? = nil, layout: MakingCode? = nil,
    declaring className: String? = nil,
    drawn: Set<String> = [], leavingOut leftOut: [String] = [], isTolerant: Bool = false
  ) throws(SourceError) -> SourceLibrary {
    if names.isEmpty, let linked { return SourceLibrary(linked: linked) }
    guard allowsSources else { throw .notAllowed }
    let (expression, preview) = (controller?.expression?.text, controller?.preview?.text)
    let key =
      ([folder.path, "\(isTolerant)", expression ?? "", preview ?? "", className ?? ""] + names
      + answers.sorted() + (layout?.words ?? []) + drawn.sorted() + leftOut)
      .joined(separator: "\u{0}")
    if let known = libraries[key] { return known }
    let files = try SourceFiles(names, in: folder, trusting: trustedPaths, declaring: className)
    let product = try compiler.compile(
      files, answers: answers, modules: try modules(of: scenario, in: folder),
      expression: expression, preview: preview, declaring: className, layout: layout,
      drawn: drawn, leavingOut: leftOut, isTolerant: isTolerant)
    watch.didLoad(product.library.path, product.omissions, product.replacedModules)
    watch.willRun()
    defer { watch.didRun() }
    let library = try SourceLibrary(product)
    libraries[key] = library
    return library
  }

  /// The declarations of files that a command line names, seen from where the program was started.
  ///
  /// - Parameters:
  ///   - paths: Xcode projects, folders or Swift files.
  ///   - isTolerant: Whether parts that do not compile are left out.
  /// - Returns: A library, the same for the same arguments.
  /// - Throws: `SourceError` if code is not allowed, or cannot be compiled or loaded.
  package func library(named paths: [String], isTolerant: Bool) throws(SourceError) -> SourceLibrary
  {
    try library(
      paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      in: LayoutTraits.folder(of: paths), answers: [], isTolerant: isTolerant)
  }

  /// What is said where code does not do what it should and parts of it were left out: a line each, the causes of most losses
  /// first; none if nothing was.
  package nonisolated static func remark(
    on omissions: [Diagnostic], replacing modules: [String] = []
  ) -> [String] {
    guard !omissions.isEmpty else {
      return modules.isEmpty
        ? [] : ["\(replacementRemark) \(modules.joined(separator: ", ")), which may be why"]
    }
    let listed = omissions.prefix(remarkedOmissions).map {
      "\($0.path):\($0.line):\($0.column): \($0.message)"
    }
    let others = omissions.count - listed.count
    return [gapRemark] + listed
      + (others > 0 ? ["and \(others) more; 'render-anim doctor' lists them"] : [])
  }

  private nonisolated static let remarkedOmissions = 5

  /// What is said first where nothing is missing but what others have in other ways.
  package nonisolated static let replacementRemark = "the program's own modules are in place of"

  /// What is said first where parts are missing.
  package nonisolated static let gapRemark =
    "parts of the sources do not compile and were left out, which may be why"

  /// The modules that sources of a scenario may import.
  private func modules(
    of scenario: Scenario?, in folder: URL
  ) throws(SourceError) -> SourceCompiler.Modules {
    var modules = modules
    for module in scenario?.modules ?? [] {
      modules.folders[module.name] = try SourceFiles.place(
        module.value.text, in: folder, trusting: trustedPaths)
    }
    for package in scenario?.packages ?? [] {
      modules.packages.append(
        try SourceFiles.place(package.text, in: folder, trusting: trustedPaths))
    }
    return modules
  }

  /// Whether code of a layout, or of what was compiled along, loads nibs.
  private static func wantsNibs(
    _ library: SourceLibrary, _ layout: AnimScenarioFormat.Layout
  ) -> Bool {
    layout.statements.contains { $0.text.contains("UINib") }
      || library.paths.contains { path in
        (try? String(contentsOfFile: path, encoding: .utf8))?.contains("UINib(") == true
      }
  }

  /// The classes that a scenario takes from sources.
  ///
  /// - Throws: `StageError.source` at the layout whose sources cannot be used.
  package func classes(for scenario: Scenario) throws(StageError) -> SourceClasses {
    var classes = SourceClasses(answers: scenario.answers, watch: watch)
    let folder = URL(fileURLWithPath: scenario.file).deletingLastPathComponent()
    let answers = Set(scenario.answers.map(\.name))
    for layout in scenario.layouts {
      guard case .source(let names, let className) = layout.implementation else { continue }
      do {
        let library = try library(
          names.map(\.text), in: folder, answers: answers, of: scenario, layout: layout.code,
          declaring: className.isEmpty ? nil : className,
          drawn: Set(scenario.cells.map(\.value.className)).subtracting([""]), isTolerant: true)
        let chosen = try library.choose(className.isEmpty ? nil : className, for: .layout)
        classes.add(chosen, of: library, for: layout)
        if Self.wantsNibs(library, layout) {
          // Nibs are found where types are.
          let files = try SourceFiles(names.map(\.text), in: folder, trusting: trustedPaths)
          let home = files.sources.first.map { URL(fileURLWithPath: $0.path) } ?? folder
          classes.add(drawings: InterfaceFolder(files.repository, near: home).documents)
        }
      } catch {
        throw .source(error, at: error.place(among: layout.expressions) ?? layout.location)
      }
    }
    if let controller = scenario.controller {
      do {
        let home = URL(
          fileURLWithPath: controller.sources.first?.text ?? "", relativeTo: folder.asFolder)
        let sources = controller.sources.map(\.text)
        let className = controller.className.isEmpty ? nil : controller.className
        if className == nil, controller.expression == nil, controller.preview == nil, allowsSources
        {
          try SourceFiles(sources, in: folder, trusting: trustedPaths).refuseSwiftUI()
        }
        let drawings = InterfaceFolder(
          SourceFiles.home(around: folder), near: home.deletingPathExtension(),
          listed: SourceFiles.interfaces(of: sources, in: folder, declaring: className)
        ).documents
        // Where the controller is drawn, other classes may be named; all that are, where nobody says which of an app's it is.
        let shown =
          className.map { [$0] } ?? SourceFiles.types(ofFiles: sources, in: folder)
        let drawn = drawings.map { drawing in
          shown.map { $0.reduce(into: []) { $0.formUnion(drawing.customClasses(around: $1)) } }
            ?? drawing.customClasses
        }
        let library = try library(
          sources, in: folder, answers: answers, of: scenario,
          making: controller, declaring: className,
          drawn: drawn.reduce(into: []) { $0.formUnion($1) },
          leavingOut: controller.leftOut.map(\.text), isTolerant: true)
        let modules =
          library.moduleFolders.sorted { $0.key < $1.key }.map(\.value) + library.resourceFolders
        let others = modules.filter { !$0.isInside(folder) }
        classes.resourceFolders =
          SourceFiles.resourceFolders(of: sources, in: folder, declaring: className)
          + library.resourceFolders
        try classes.add(
          controller, of: library,
          drawings + others.flatMap { InterfaceFolder($0, near: $0).documents })
      } catch {
        throw .source(error, at: controller.location)
      }
    }
    for template in scenario.cells where !template.value.className.isEmpty {
      guard classes.cellClass(named: template.value.className) == nil else { continue }
      throw .source(
        .noClass("the sources declare no cell class '\(template.value.className)'"),
        at: template.location)
    }
    return classes
  }
}

extension AnimScenarioFormat.Layout {
  /// What the scenario says of it in Swift.
  fileprivate var expressions: [SourceName] { [expression].compactMap(\.self) + statements }

  /// The code that makes it and sets it up; nil for a layout that is built in.
  fileprivate var code: MakingCode? {
    guard case .source(_, let name) = implementation else { return nil }
    return MakingCode(
      className: name.isEmpty ? nil : name, expression: expression?.text,
      statements: statements.map(\.text))
  }
}

extension SourceError {
  /// Where a scenario says what does not compile; nil for what it does not say.
  fileprivate func place(among expressions: [SourceName]) -> SourceRange? {
    guard case .expression(let text, _) = self else { return nil }
    return expressions.first { $0.text == text }?.location
  }
}

extension URL {
  /// The same place, to which names are relative.
  fileprivate var asFolder: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// Whether it is another folder, or lies below it.
  func isInside(_ folder: URL) -> Bool {
    let (own, other) = (
      resolvingSymlinksInPath().pathComponents, folder.resolvingSymlinksInPath().pathComponents
    )
    return own.starts(with: other)
  }
}
