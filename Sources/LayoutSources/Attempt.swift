import AnimSourceLowering

/// A selection of files to compile, with the parts of them that are left out so that they compile.
///
/// Every change makes something larger that is finite: the modules that are not imported, the files of the project
/// that are compiled along, or the functions in those that are left out. What is changed follows from the places
/// where the compiler finds fault, and from what the project's files declare; its words are for the user.
struct Attempt {
  private var files: SourceFiles
  /// The files that the user named; they are compiled as they are.
  private let named: Set<String>
  private var absentModules: Set<String> = []
  private var omitted: [String: Set<Range<Int>>] = [:]
  private var isWhole = false
  /// The messages about modules that the named files import and that are not there.
  private(set) var absences: [Diagnostic] = []

  init(files: SourceFiles, named: Set<String>) {
    self.files = files
    self.named = named
  }

  func unit(_ answers: Set<String>) -> CompilationUnit {
    CompilationUnit(
      files.sources, answers: answers, absentModules: absentModules, omitted: omitted)
  }

  /// Adds the files of the project that declare types of these names; false if there are none.
  ///
  /// An app's own `Timer` hides the system's in all of its files, and no compiler would say so where there is a
  /// stand-in for the latter.
  mutating func addShadows(of names: Set<String>, from project: ProjectIndex) -> Bool {
    var wanted = WantedNames(types: names)
    return add(project.files(offering: &wanted, besides: files, absentModules))
  }

  /// Leaves out imports that the compiler finds fault with; false if there are none.
  mutating func leaveOutModules(missedBy errors: [Diagnostic], in unit: CompilationUnit) -> Bool {
    let imports = errors.compactMap { error in
      unit.output(of: error)?.place(line: error.line, column: error.column)?.module
        .map { (error, $0) }
    }.filter { !absentModules.contains($0.1) && !ProjectIndex.modules.contains($0.1) }
    absentModules.formUnion(imports.map(\.1))
    absences += unit.located(imports.map(\.0).filter { named.contains($0.path) }).map(\.withRemedy)
    return !imports.isEmpty
  }

  /// Changes what is compiled, given what was wrong with it.
  ///
  /// - Returns: False if there is nothing left to change.
  mutating func change(
    after errors: [Diagnostic], of unit: CompilationUnit, from project: ProjectIndex
  ) -> Bool {
    // What is no Swift does not become any by other files.
    let isMalformed = unit.lowering.outputs.contains {
      named.contains($0.path) && !$0.isWellFormed
    }
    if isMalformed { return false }
    var wanted = WantedNames(
      errors.compactMap { unit.output(of: $0)?.place(line: $0.line, column: $0.column) })
    if add(project.files(offering: &wanted, besides: files, absentModules)) { return true }
    if !isWhole {
      // What is missing may be an overload that stands at no place.
      isWhole = true
      if add(project.filesOfFolder(besides: files, absentModules)) { return true }
    }
    return omitBodies(of: errors, in: unit)
  }

  private mutating func add(_ sources: [SwiftSource]) -> Bool {
    files = files.adding(sources)
    return !sources.isEmpty
  }

  /// Leaves out functions with errors in files that were only compiled along, where what they do is not needed.
  private mutating func omitBodies(of errors: [Diagnostic], in unit: CompilationUnit) -> Bool {
    let old = omitted
    for error in errors where !named.contains(error.path) {
      guard let body = unit.output(of: error)?.body(line: error.line, column: error.column) else {
        continue
      }
      omitted[error.path, default: []].insert(body)
    }
    return omitted != old
  }
}

extension Diagnostic {
  /// The message that a module is missing, with what can be done.
  fileprivate var withRemedy: Diagnostic {
    var diagnostic = self
    diagnostic.message +=
      "; if its sources are at hand, name them in 'source:' too, or put the scenario into a folder above "
      + "both"
    return diagnostic
  }
}
