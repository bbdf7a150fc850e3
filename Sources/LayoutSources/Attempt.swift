import AnimSourceLowering
import AnimSourceRuntime

/// A selection of files to compile, with the parts of them that are left out so that they compile.
///
/// Every change makes something larger that is finite: the modules that are not imported, the files of the project
/// that are compiled along, the classes that stand for others, or what is left out. What is changed follows from the
/// places where the compiler finds fault, and from what the project's files declare; its words are for the user.
struct Attempt {
  var files: SourceFiles
  /// The files that the user named.
  let named: Set<String>
  /// Whether parts of those may be left out, too; they are compiled as they are otherwise.
  let isTolerant: Bool
  /// Places of statements that are left out, as they crash, such as `Gallery.swift:66`.
  let leftOut: [String]
  /// Those of them that were found.
  var foundLeftOut: Set<String> = []
  /// Whether a statement is left out as it crashes.
  var leavesOutCrashes: Bool { !foundLeftOut.isEmpty }
  var absentModules: Set<String> = []
  var omitted: [String: Set<Omission>] = [:]
  var standIns: Set<StandInClass> = []
  /// The declarations of constants of Objective-C, by their names.
  var constants: [String: String] = [:]
  /// What is among the app's files that sources have names for; nil while none of them uses any.
  private var resources: AppResources?
  private var isWhole = false
  /// How often parts were left out.
  private var rounds = 0
  /// How often the named files were at fault.
  private var roundsOfNamed = 0
  /// How often smaller parts of functions and members were, by these.
  var roundsInside: [Enclosure: Int] = [:]
  /// Whether only files were looked at of late for which others are compiled along.
  private var isNarrow = false
  /// The protocols for which conformances were looked for.
  private var soughtProtocols: Set<String> = []
  /// Whether files with operators were looked for.
  private var hasSoughtOperators = false
  /// How often files were added for a name.
  private var timesOffered: [String: Int] = [:]
  /// The messages about modules that the named files import and that are not there.
  var absences: [Diagnostic] = []
  /// What was left out, and why, in the order in which it was: another one where files were compiled before.
  var foundLosses: [Loss] = []

  init(
    files: SourceFiles, named: Set<String>, isTolerant: Bool, leavingOut leftOut: [String] = []
  ) {
    let (all, unreadable) = files.addingDataModels()
    self.files = all.addingCommonLooks().addingAssetSymbols().addingResourceAccessors(
      of: &resources)
    self.named = named
    self.isTolerant = isTolerant
    self.leftOut = leftOut
    foundLosses = unreadable.map {
      Loss(
        Diagnostic(
          path: $0, line: 1, column: 1, severity: "warning",
          message: "this is no model of Core Data in XML, as Xcode writes it since version 4"),
        "the model")
    }
  }

  /// What was found out about the files so far.
  struct Findings: Codable {
    fileprivate let absentModules: Set<String>
    fileprivate let omitted: [String: Set<Omission>]
    fileprivate let standIns: Set<StandInClass>
    fileprivate let constants: [String: String]
    fileprivate let isWhole: Bool
    fileprivate let absences: [Diagnostic]
    fileprivate let losses: [Loss]

    /// Whether parts of one of these files are left out.
    func isMissingParts(of paths: Set<String>) -> Bool {
      omitted.contains { paths.contains($0.key) && !$0.value.allSatisfy(\.isLossless) }
    }

    /// Whether one of these files needs a class that nobody declares.
    func standsInForNeeds(of paths: Set<String>) -> Bool {
      losses.contains { $0.isWhole && paths.contains($0.cause.path) }
    }

    /// Whether anything is left out.
    var isMissingAnything: Bool { !losses.isEmpty || !absences.isEmpty || !absentModules.isEmpty }
  }

  /// What was found out so far.
  var findings: Findings {
    Findings(
      absentModules: absentModules, omitted: omitted, standIns: standIns, constants: constants,
      isWhole: isWhole,
      absences: absences, losses: foundLosses)
  }

  /// The files, without what only stands for others.
  var sources: [SwiftSource] { files.sources }

  /// This attempt with what was found out about the same files before, but for what is in some of them.
  func with(_ findings: Findings, besides changed: Set<String>, adding others: [SwiftSource])
    -> Attempt
  {
    var attempt = self
    _ = attempt.add(others)
    attempt.absentModules = findings.absentModules
    attempt.omitted = findings.omitted.filter { !changed.contains($0.key) }
    attempt.standIns = findings.standIns
    attempt.constants = findings.constants
    attempt.isWhole = findings.isWhole
    attempt.absences = findings.absences
    attempt.foundLosses = findings.losses.filter { !changed.contains($0.cause.path) }
    return attempt
  }

  func unit(
    _ target: CompilationUnit.Target, _ demands: Glue.Demands, _ imported: [String: CompiledModule],
    reusing parsed: ParsedSources
  ) -> CompilationUnit {
    CompilationUnit(
      files.sources + (standIns.isEmpty ? [] : [StandInClass.source(of: standIns)])
        + (constants.isEmpty ? [] : [ForeignConstants.source(of: constants)]), target,
      demands: demands, imported: imported, absentModules: absentModules, omitted: omitted,
      previewed: named, called: files.settings["PRODUCT_MODULE_NAME"], on: files.conditions,
      reusing: parsed)
  }

  /// How many files there are.
  var fileCount: Int { files.sources.count }

  /// The modules that the files import and that the program does not have.
  var imports: Set<String> {
    Set(files.sources.flatMap(\.imports)).subtracting(absentModules)
      .subtracting(ImportableModules.names)
  }

  /// Adds the files of the project that override something in extensions of the files' classes.
  mutating func addOverrides(from project: ProjectIndex) {
    _ = add(project.filesOfOverrides(of: files))
  }

  /// Adds the files of the project that declare types that the files mention, and others.
  ///
  /// - Parameters:
  ///   - others: Names of types that are wanted too.
  ///   - layout: A layout, which may need types that only files mention that import the layout's module; nil for none.
  ///   - project: Where they are looked for.
  mutating func addTypes(
    and others: Set<String>, needing layout: MakingCode?, from project: ProjectIndex
  ) {
    _ = add(project.filesOfTypes(mentionedIn: files, and: others))
    guard let layout else { return }
    let conformances = project.filesOfConformances(of: files)
    project.noteNearest(conformances.map(\.path))
    _ = add(conformances)
    for (clients, modules) in [
      project.filesOfClients(declaring: layout.typeNames, of: files),
      project.filesOfValues(for: layout.className, of: files),
    ] {
      let known = Set(files.sources.map(\.path))
      project.noteNearest(clients.map(\.path))
      // What they import is compiled with them.
      if add(clients.filter { !known.contains($0.path) }) { absentModules.formUnion(modules) }
    }
  }

  /// Adds the files of the project that declare types of these names; false if there are none.
  ///
  /// An app's own `Timer` hides the system's in all of its files, and no compiler would say so where there is a
  /// stand-in for the latter.
  mutating func addShadows(of names: Set<String>, from project: ProjectIndex) -> Bool {
    var wanted = WantedNames(types: names)
    return add(project.files(offering: &wanted, besides: files))
  }

  /// Changes what is compiled, given what was wrong with it.
  ///
  /// - Parameters:
  ///   - diagnostics: Errors, each followed by its notes.
  ///   - unit: What was compiled.
  ///   - project: Where further files are looked for.
  /// - Returns: What was changed; nil if there is nothing left to change.
  mutating func change(
    after diagnostics: [Diagnostic], of unit: CompilationUnit, from project: ProjectIndex
  ) -> Change? {
    if leaveOutMalformed(in: unit) { return .anything }
    // What is no Swift does not become any by other files.
    let isMalformed = unit.lowering.outputs.contains {
      named.contains($0.path) && !$0.isWellFormed
    }
    if isMalformed { return nil }
    let errors = diagnostics.filter(\.isError)
    let faulty = Set(errors.map(\.path))
    // Where there are many files, what others need than the first is left out.
    let isFull = fileCount >= ProjectIndex.largestClosure
    let near = named.union(project.nearest)
    // What the named files miss is found soon, or not at all.
    if project.isSlicing, !faulty.isDisjoint(with: named) {
      roundsOfNamed += 1
      if roundsOfNamed > Self.mostRoundsOfNamed { return nil }
    }
    // Of parts of files, those are added that the named files need, and that these need.
    let askers: [Set<String>?] = project.isSlicing ? [named, near] : [isFull ? near : nil]
    for asker in askers {
      var wanted = WantedNames(
        errors.filter { asker?.contains($0.path) ?? true }
          .compactMap { unit.output(of: $0)?.place(line: $0.line, column: $0.column) })
      wanted.remove(names(offeredAtLeast: isFull ? 1 : Self.mostOffers))
      let asked = wanted
      let offering = project.files(offering: &wanted, besides: files)
      guard add(offering) else { continue }
      for name in asked.all.subtracting(wanted.all) { timesOffered[name, default: 0] += 1 }
      if project.isSlicing, asker == named { project.noteNearest(offering.map(\.path)) }
      let more = isTolerant ? project.filesOfTypes(mentionedIn: files, and: []) : []
      _ = add(more)
      // What is at fault elsewhere stays so, and asks for no files.
      isNarrow = isFull
      let open = isFull ? faulty.intersection(near) : faulty
      return .more(open.union((offering + more).map(\.path)))
    }
    if addConstants(missedBy: errors, from: project) {
      return .more(faulty.union([ForeignConstants.path]))
    }
    if !hasSoughtOperators, !project.isSlicing, errors.contains(where: \.isOfOperators) {
      hasSoughtOperators = true
      let others = project.filesOfOperators(besides: files)
      if add(others) { return .more(faulty.union(others.map(\.path))) }
    }
    // Of parts of files, those with what a type conforms to are among what its name brings in.
    let conforming =
      project.isSlicing ? [] : conformances(missedBy: errors, in: unit, from: project)
    if add(conforming) {
      return .more(faulty.union(conforming.map(\.path)))
    }
    if !isWhole, !isFull && !project.isSlicing || !faulty.isDisjoint(with: named) {
      // What is missing may be an overload that stands at no place.
      isWhole = true
      let others = project.filesOfFolder(besides: files)
      if add(others) { return .more(faulty.union(others.map(\.path))) }
    }
    if isNarrow {
      isNarrow = false
      return .elsewhere
    }
    rounds += 1
    // One statement that is gone leads to the next.
    let isCoarse = rounds > Self.mostFineRounds && !named.isEmpty
    return leaveOut(diagnostics, in: unit, wholeBodiesBesides: isCoarse ? near : nil)
  }

  /// Adds constants of Objective-C that the compiler does not find; false if there are none.
  private mutating func addConstants(missedBy errors: [Diagnostic], from project: ProjectIndex)
    -> Bool
  {
    let names = errors.filter {
      $0.message.hasPrefix("cannot find '") && $0.message.contains("' in scope")
    }.compactMap(\.spokenNames.first)
    let missed = Set(names).subtracting(constants.keys)
    let found = missed.isEmpty ? [:] : project.foreignConstants.declarations(of: missed)
    constants.merge(found) { $1 }
    return !found.isEmpty
  }

  /// How often files of a layout may be at fault themselves.
  private static let mostRoundsOfNamed = 8

  /// The files with extensions by which types conform to protocols, or which extend those, where that is missed, and those of
  /// types that are made with other labels than they have.
  ///
  /// No name at the places of these errors tells of them. Each protocol or type is looked for once.
  private mutating func conformances(
    missedBy errors: [Diagnostic], in unit: CompilationUnit, from project: ProjectIndex
  ) -> [SwiftSource] {
    // Made once, as there may be thousands of errors.
    let conforming =
      /(?:requires that '.+' conform to|does not conform to (?:protocol|expected type)) '(?:any )?(\w+)'/
    let missing = /has no member '(\w+)'/
    let calling = ["argument label", "extra argument", "missing argument", "no exact match"]
    let names = errors.flatMap { error -> [String] in
      if error.message.contains("conform"),
        let name = error.message.firstMatch(of: conforming)
      {
        return [String(name.1)]
      }
      // A class of UIKit's may have the member by a protocol that another file makes it conform to.
      if let member = error.message.firstMatch(of: missing) {
        return unit.lowering.inventory.protocols(implementing: String(member.1))
      }
      guard calling.contains(where: error.message.contains) else { return [] }
      let place = unit.output(of: error)?.place(line: error.line, column: error.column)
      return place?.names.filter { $0.first?.isUppercase == true } ?? []
    }
    let new = Set(names).subtracting(soughtProtocols)
    guard !new.isEmpty else { return [] }
    soughtProtocols.formUnion(new)
    return Array(
      project.filesOfExtensions(about: new, besides: files).prefix(Self.mostConformances))
  }

  private static let mostConformances = 8

  /// How many files are added for one name.
  ///
  /// Members of several types have it, and the nearest file that declares one need not be of the type that is meant. Without
  /// an end to it, one missing `delegate` would bring in all files of a project that have one, at an attempt each.
  private static let mostOffers = 4

  private func names(offeredAtLeast count: Int) -> Set<String> {
    Set(timesOffered.lazy.filter { $0.value >= count }.map(\.key))
  }

  /// How often single statements are left out everywhere; then what functions do goes as a whole, but for files that the named ones need.
  private static let mostFineRounds = 3

  /// What is compiled otherwise than before, with the files that may be at fault now.
  enum Change {
    /// Nothing is, but files may be at fault that were not looked at.
    case elsewhere
    /// Some files are gone, and whatever needs them is at fault.
    case anything
    /// There are more files, or classes; what was no fault before is hardly one now.
    case more(Set<String>)
    /// Less of some files; what is gone was inside of functions, or other files may mention it.
    case less(Set<String>, isInside: Bool)
  }

  private mutating func add(_ sources: [SwiftSource]) -> Bool {
    guard !sources.isEmpty else { return false }
    files = files.adding(sources)
    // They may ask for more of what the app has.
    if sources.contains(where: { !ResourceAccessors.names(in: $0.text).isEmpty }) {
      files = files.addingResourceAccessors(of: &resources)
    }
    return true
  }
}

extension Diagnostic {
  /// Whether it is about an operator that nobody declares.
  fileprivate var isOfOperators: Bool {
    message.contains("without matching operator declaration")
      || message.contains("is not a known binary operator")
      || message.contains("cannot find operator '")
  }
}
