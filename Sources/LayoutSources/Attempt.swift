import AnimSourceLowering

/// A selection of files to compile, with the parts of them that are left out so that they compile.
///
/// Every change makes something larger that is finite: the modules that are not imported, the files of the project
/// that are compiled along, the classes that stand for others, or what is left out. What is changed follows from the
/// places where the compiler finds fault, and from what the project's files declare; its words are for the user.
struct Attempt {
  private var files: SourceFiles
  /// The files that the user named.
  let named: Set<String>
  /// Whether parts of those may be left out, too; they are compiled as they are otherwise.
  private let isTolerant: Bool
  /// Places of statements that are left out, as they crash, such as `Gallery.swift:66`.
  private let leftOut: [String]
  /// Those of them that were found.
  private var foundLeftOut: Set<String> = []
  /// Whether a statement is left out as it crashes.
  var leavesOutCrashes: Bool { !foundLeftOut.isEmpty }
  private var absentModules: Set<String> = []
  private var omitted: [String: Set<Omission>] = [:]
  private var standIns: Set<StandInClass> = []
  /// The declarations of constants of Objective-C, by their names.
  private var constants: [String: String] = [:]
  private var isWhole = false
  /// How often parts were left out.
  private var rounds = 0
  /// How often the named files were at fault.
  private var roundsOfNamed = 0
  /// How often smaller parts of functions and members were, by these.
  private var roundsInside: [Enclosure: Int] = [:]
  /// Whether only files were looked at of late for which others are compiled along.
  private var isNarrow = false
  /// The protocols for which conformances were looked for.
  private var soughtProtocols: Set<String> = []
  /// How often files were added for a name.
  private var timesOffered: [String: Int] = [:]
  /// The messages about modules that the named files import and that are not there.
  private(set) var absences: [Diagnostic] = []
  /// What was left out, and why, in the order in which it was: another one where files were compiled before.
  private var foundLosses: [Loss] = []

  /// What was left out, and why: first what is not for the want of other parts that were, in the order of the files.
  var losses: [Loss] {
    let gone = Set(foundLosses.flatMap(\.names))
    let order = Dictionary(
      files.sources.enumerated().map { ($1.path, $0) }
    ) { first, _ in first }
    return foundLosses.enumerated().map { number, loss in
      (
        [
          loss.rank(without: gone), order[loss.cause.path] ?? order.count, loss.cause.line,
          loss.cause.column, number,
        ], loss
      )
    }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// Why classes are not there that the files declare, by their names.
  var absentees: [String: Absence] {
    let losses = losses
    // What it lost first is why nothing was left in the end.
    var causes: [String: Diagnostic] = [:]
    for loss in losses {
      for name in loss.names + (loss.type.map { [$0] } ?? []) where causes[name] == nil {
        causes[name] = loss.cause
      }
    }
    let gone = Set(losses.flatMap { loss in loss.names.filter { loss.part == "'\($0)'" } })
    return gone.reduce(into: [:]) { absentees, name in
      guard let cause = causes[name] else { return }
      let imports = files.sources.first { $0.path == cause.path }?.imports ?? []
      absentees[name] = Absence(
        cause: cause, modules: absentModules.intersection(imports).sorted())
    }
  }

  /// Why the class that is asked for was left out, without which nothing can be shown; nil if it was not, or is declared once more.
  func loss(of className: String?) -> SourceError? {
    guard let className, foundLosses.contains(where: { $0.part == "'\(className)'" }),
      let absence = absentees[className],
      files.sources.count(where: { SourceFiles.declares(className, in: $0.text) }) == 1
    else { return nil }
    return absence.error(about: className)
  }

  /// How many parts were left out.
  var lossCount: Int { foundLosses.count }

  /// What was left out, once for each cause; modules that are not there are causes if anything was, each said once for all
  /// files that import it.
  ///
  /// - Parameter failures: The first error of each module that does not compile.
  /// - Returns: The warnings, in the order in which the causes were met.
  func warnings(_ failures: [String: Diagnostic]) -> [Diagnostic] {
    let strays = strayWarnings
    guard !foundLosses.isEmpty else { return strays }
    let counts = Dictionary(grouping: absences, by: \.message).mapValues(\.count)
    var said: Set<String> = []
    return absences.filter { said.insert($0.message).inserted }.map { absence in
      var warning = absence
      warning.severity = "warning"
      let others = counts[absence.message, default: 1] - 1
      if others > 0 {
        warning.message += " (\(others) more file\(others > 1 ? "s import" : " imports") it)"
      }
      let failure = failures.first { absence.message.contains("'\($0.key)'") }?.value
      if let failure {
        warning.message =
          "the module does not compile: \(failure.path):\(failure.line):\(failure.column): "
          + failure.message
      }
      return warning
    } + losses.warnings + strays
  }

  /// One warning for each place without a statement that could be left out.
  private var strayWarnings: [Diagnostic] {
    leftOut.filter { !foundLeftOut.contains($0) }.map { place in
      Diagnostic(
        path: files.sources.first?.path ?? "", line: 1, column: 1, severity: "warning",
        message: "nothing is left out at '\(place)': no statement of the sources is there")
    }
  }

  /// The causes for which parts are missing: modules that are not there first, as most follows from them.
  var gaps: [Gap] {
    guard !foundLosses.isEmpty else { return [] }
    var missing: [Gap] = []
    for absence in absences {
      let message = String(absence.message.prefix { $0 != ";" })
      guard !missing.contains(where: { $0.message == message }) else { continue }
      let count = absences.count { $0.message == absence.message }
      missing.append(Gap(message: message, path: absence.path, line: absence.line, count: count))
    }
    return missing + losses.gaps
  }

  /// One warning for all that was left out of a module; none if nothing was.
  func summary(of module: String) -> [Diagnostic] {
    guard let first = losses.warnings.first else { return [] }
    var warning = first
    warning.message = "module '\(module)': \(first.message)"
    let others = lossCount - 1
    if others > 0, !first.message.hasSuffix("more parts") {
      warning.message += ", and \(others) more parts of the module"
    }
    return [warning]
  }

  init(
    files: SourceFiles, named: Set<String>, isTolerant: Bool, leavingOut leftOut: [String] = []
  ) {
    let (all, unreadable) = files.addingDataModels()
    self.files = all.addingAssetSymbols()
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
      omitted.contains { paths.contains($0.key) && !$0.value.isEmpty }
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
    if !others.isEmpty { attempt.files = files.adding(others) }
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
      previewed: named, reusing: parsed)
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

  /// Leaves out the imports of modules that neither the program, nor `modules`, nor the compiler has; false if there
  /// are none.
  ///
  /// The compiler would name one of them at each attempt.
  mutating func leaveOutModules(
    absentFrom modules: Set<String>, _ toolchain: Toolchain, in unit: CompilationUnit
  ) -> Bool {
    let imports = unit.lowering.outputs.flatMap { output in
      output.imports.filter {
        !absentModules.contains($0.module) && !ImportableModules.names.contains($0.module)
          && !modules.contains($0.module)
      }.map { (path: output.path, place: $0) }
    }
    // Of the named files the compiler tells which conditions are met, so that the user is.
    let others = unit.lowering.outputs.filter { !named.contains($0.path) }
    let conditional = Set(others.flatMap(\.conditionalImports)).subtracting(absentModules)
      .subtracting(ImportableModules.names).subtracting(modules)
    guard !imports.isEmpty || !conditional.isEmpty, let known = toolchain.modules else {
      return false
    }
    let old = absentModules
    absentModules.formUnion(conditional.subtracting(known))
    let absent = imports.filter { !known.contains($0.place.module) }
    absentModules.formUnion(absent.map(\.place.module))
    let missed = absent.filter {
      named.contains($0.path) && Lowering.substitutes[$0.place.module] == nil
    }
    absences += missed.map {
      Diagnostic(
        path: $0.path, line: $0.place.line, column: $0.place.column, severity: "error",
        message: "no such module '\($0.place.module)'"
      ).withRemedy
    }
    return absentModules != old
  }

  /// Leaves out imports that the compiler finds fault with; false if there are none.
  mutating func leaveOutModules(missedBy errors: [Diagnostic], in unit: CompilationUnit) -> Bool {
    let imports = errors.compactMap { error in
      unit.output(of: error)?.place(line: error.line, column: error.column)?.module
        .map { (error, $0) }
    }.filter { !absentModules.contains($0.1) && !ImportableModules.names.contains($0.1) }
    absentModules.formUnion(imports.map(\.1))
    absences += unit.located(imports.map(\.0).filter { named.contains($0.path) }).map(\.withRemedy)
    return !imports.isEmpty
  }

  /// Leaves out the statements that are known to crash; false if there are none that were not before.
  mutating func leaveOutCrashes(in unit: CompilationUnit) -> Bool {
    let old = omitted
    for place in leftOut {
      guard let crash = CrashSite(place), let output = crash.file(among: unit.lowering.outputs),
        let part = output.statement(atLine: crash.line)
      else { continue }
      foundLeftOut.insert(place)
      guard
        omitted[output.path, default: []].insert(part).inserted
      else { continue }
      let cause = Diagnostic(
        path: output.path, line: crash.line, column: 1, severity: "error",
        message: "the code crashes here")
      foundLosses.append(Loss(cause, part.words))
    }
    return omitted != old
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
    // Of parts of files, those with what a type conforms to are among what its name brings in.
    let conforming = project.isSlicing ? [] : conformances(missedBy: errors, from: project)
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
    let names = errors.compactMap { error in
      error.message.firstMatch(of: /^cannot find '(\w+)' in scope/).map { String($0.1) }
    }
    let missed = Set(names).subtracting(constants.keys)
    let found = missed.isEmpty ? [:] : project.foreignConstants.declarations(of: missed)
    constants.merge(found) { $1 }
    return !found.isEmpty
  }

  /// How often files of a layout may be at fault themselves.
  private static let mostRoundsOfNamed = 8

  /// The files with extensions by which types conform to protocols, or which extend those, where that is missed.
  ///
  /// No name at the places of these errors tells of them. Each protocol is looked for once.
  private mutating func conformances(
    missedBy errors: [Diagnostic], from project: ProjectIndex
  ) -> [SwiftSource] {
    let names = errors.compactMap { error in
      error.message.firstMatch(
        of: /(?:requires that '.+' conform to|does not conform to protocol) '(\w+)'/
      ).map { String($0.1) }
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
    files = files.adding(sources)
    return !sources.isEmpty
  }

  /// Leaves out files that are no Swift, as long as others are there.
  private mutating func leaveOutMalformed(in unit: CompilationUnit) -> Bool {
    guard isTolerant else { return false }
    let malformed = Set(unit.lowering.outputs.filter { !$0.isWellFormed }.map(\.path))
    guard !malformed.isEmpty, malformed.count < files.sources.count else { return false }
    files = files.without(malformed)
    for output in unit.lowering.outputs.sorted(by: { $0.path < $1.path })
    where malformed.contains(output.path) {
      foundLosses.append(
        Loss(
          Diagnostic(
            path: output.path, line: output.faultyLine ?? 1, column: 1, severity: "warning",
            message: "this is no Swift"),
          "the file"))
    }
    return true
  }

  /// Leaves out the smallest parts with errors that are not left out yet: in files that were only compiled along,
  /// where they may not be needed, and in all files if that is wanted; besides some files, no single statements where functions can go.
  private mutating func leaveOut(
    _ diagnostics: [Diagnostic], in unit: CompilationUnit, wholeBodiesBesides near: Set<String>?
  ) -> Change? {
    let faults = diagnostics.grouped.filter { isTolerant || !named.contains($0.0.path) }
    // A class without its superclass has errors that it would not have.
    if addStandIns(for: faults.map(\.0), in: unit) {
      return .more(Set(faults.map(\.0.path)).union([StandInClass.path]))
    }
    let old = omitted
    var changed: Set<String> = []
    var gone: Set<String> = []
    var isSeen = false
    var entered: Set<Enclosure> = []
    for (error, notes) in faults {
      guard let output = unit.output(of: error) else { continue }
      let place = output.place(line: error.line, column: error.column)
      let parts = output.omissions(line: error.line, column: error.column)
      let notedParts =
        place?.declaredType == nil
        ? [] : Self.members(named: notes.filter { $0.path == error.path }, in: output)
      let known = old[error.path] ?? []
      let new = (omitted[error.path] ?? []).subtracting(known)
      // Several errors at one place have one remedy.
      let open = (notedParts + parts).filter { part in
        !known.contains { $0.range.contains(part.range) }
      }
      let enclosure = parts.first { $0.grain == .body || $0.grain == .member }
        .map { Enclosure(path: error.path, range: $0.range) }
      let isCoarse =
        near.map { !$0.contains(error.path) } ?? false
        || enclosure.map { isExhausted($0) } == true
      let isInRemedy = parts.first.map { part in
        new.contains { $0.range.contains(part.range) }
      }
      guard isInRemedy != true, !parts.contains(where: new.contains),
        let part =
          (isCoarse ? open.first { $0.grain == .body || $0.range == enclosure?.range } : nil)
          ?? open.first
      else { continue }
      if let enclosure, part.range != enclosure.range { entered.insert(enclosure) }
      let cause = unit.located([error])[0]
      // All members that a type is at fault for at once: one of them at a time, the others would be named again and again.
      let remedy = notedParts.contains(part) ? open.filter(notedParts.contains) : [part]
      for var part in remedy {
        part.cause = "\(cause.path):\(cause.line):\(cause.column): \(cause.message)"
        omitted[error.path, default: []].insert(part)
      }
      let type = output.typeName(line: error.line, column: error.column)
      let names = remedy.flatMap { $0.visibleNames(in: type) }
      // What calls a module that is not there for nothing, such as one that logs, changes nothing about a type, and neither does
      // one of its protocols.
      let standsAside =
        part.grain == .inheritance
        || part.grain == .statement && output.begins(part, line: error.line, column: error.column)
      let isAside =
        standsAside && error.message.hasPrefix("cannot find ")
        && (isMissingModules(error.path) || Self.isOfLogs(error.message))
      for part in remedy {
        foundLosses.append(
          Loss(
            cause, part.words, of: isAside ? nil : type, names: part.visibleNames(in: type)))
      }
      changed.insert(error.path)
      gone.formUnion(names)
      isSeen = isSeen || ![.attribute, .value, .statement, .result, .body].contains(part.grain)
    }
    guard omitted != old else { return nil }
    for enclosure in entered { roundsInside[enclosure, default: 0] += 1 }
    for output in unit.lowering.outputs where !changed.contains(output.path) {
      if output.text.mentions(anyOf: gone) { changed.insert(output.path) }
    }
    return .less(changed, isInside: !isSeen)
  }

  /// Whether what a message says cannot be found is called as something that logs.
  private static func isOfLogs(_ message: String) -> Bool {
    guard let name = message.firstMatch(of: /'(\w+)'/)?.1.lowercased() else { return false }
    return ["log", "print", "debug", "trace"].contains(where: name.contains)
  }

  /// A function's body or a member of a type.
  private struct Enclosure: Hashable {
    let path: String
    let range: Range<Int>
  }

  /// Whether enough parts of a function were left out one after the other that the rest is not worth the time.
  ///
  /// Of a closure the compiler names one fault at a time.
  private func isExhausted(_ enclosure: Enclosure) -> Bool {
    roundsInside[enclosure, default: 0]
      >= (named.contains(enclosure.path) ? Self.mostRoundsInNamed : Self.mostRoundsInside)
  }

  private static let mostRoundsInside = 4
  private static let mostRoundsInNamed = 12

  /// The members that the notes of a type's error name: requirements that it does not meet, or properties that nothing sets.
  ///
  /// Only those of the same type as the first of them, as others may be mere candidates for it.
  private static func members(
    named notes: [Diagnostic], in output: Lowering.Output
  ) -> [Omission] {
    let members = notes.compactMap { note in
      output.omissions(line: note.line, column: note.column).first.map {
        (part: $0, type: output.typeName(line: note.line, column: note.column))
      }
    }.filter { $0.part.grain == .member }
    return members.filter { $0.type == members.first?.type }.map(\.part)
  }

  /// Whether a file imports modules that are not there.
  private func isMissingModules(_ path: String) -> Bool {
    files.sources.first { $0.path == path }
      .map { !absentModules.isDisjoint(with: $0.imports) } ?? false
  }

  /// Notes overrides that are left out, as no extension of another module's class can have them here.
  mutating func note(_ overrides: [Lowering.OmittedOverride]) {
    for override in overrides {
      let message =
        "only Objective-C's extensions can override '\(override.member)' of '\(override.owner)'"
      guard
        !foundLosses.contains(where: {
          $0.cause.message == message && $0.cause.path == override.path
        })
      else { continue }
      foundLosses.append(
        Loss(
          Diagnostic(
            path: override.path, line: override.line, column: override.column,
            severity: "warning", message: message), "it"))
    }
  }

  /// Adds classes for those that are named where errors are and that nobody declares; false if there are none.
  private mutating func addStandIns(for errors: [Diagnostic], in unit: CompilationUnit) -> Bool {
    let old = standIns
    for error in errors {
      guard let output = unit.output(of: error),
        let standIn = output.place(line: error.line, column: error.column)?.standIn,
        unit.lowering.inventory[class: standIn.name] == nil, standIns.insert(standIn).inserted
      else { continue }
      foundLosses.append(
        Loss(
          unit.located([error])[0], "an empty view stands for '\(standIn.name)'", isWhole: true))
    }
    return standIns != old
  }
}

/// What was left out of sources because it did not compile.
struct Loss: Codable {
  let cause: Diagnostic
  /// What is left out, or, as a whole sentence, what was done.
  let part: String
  let isWhole: Bool
  /// The type that lost it.
  let type: String?
  /// Words that are known no more, as `Omission.visibleNames` tells them.
  let names: [String]

  /// Where it is said: whole files first, then the compiler's messages but for those that speak of what was left out, which
  /// come last.
  func rank(without gone: Set<String>) -> Int {
    guard cause.isError else { return 0 }
    let spoken = cause.message.matches(of: /'([A-Za-z0-9_]+)[^']*'/).map { String($0.1) }
    return spoken.contains { gone.contains($0) && !names.contains($0) } ? 2 : 1
  }

  init(
    _ cause: Diagnostic, _ part: String, isWhole: Bool = false, of type: String? = nil,
    names: [String] = []
  ) {
    self.names = names
    self.cause = cause
    self.part = part
    self.isWhole = isWhole
    self.type = type
  }
}

/// A cause for which parts of an app are missing.
package struct Gap: Codable, Hashable, Sendable {
  /// The compiler's message.
  package let message: String
  /// The place where it was met first.
  package let path: String
  package let line: Int
  /// How many parts are left out for it.
  package let count: Int
}

extension [Loss] {
  /// The causes, those of most losses first.
  var gaps: [Gap] {
    Dictionary(grouping: self, by: \.cause.message).compactMap { message, losses in
      losses.first.map {
        Gap(message: message, path: $0.cause.path, line: $0.cause.line, count: losses.count)
      }
    }.sorted {
      (-$0.count, $0.path, $0.line, $0.message) < (-$1.count, $1.path, $1.line, $1.message)
    }
  }

  /// One warning for each cause, at the place where it was met first.
  var warnings: [Diagnostic] {
    var order: [String] = []
    var groups: [String: [Loss]] = [:]
    for loss in self {
      if groups[loss.cause.message] == nil { order.append(loss.cause.message) }
      groups[loss.cause.message, default: []].append(loss)
    }
    return order.compactMap { message in
      guard let losses = groups[message], let first = losses.first else { return nil }
      var warning = first.cause
      warning.severity = "warning"
      warning.message = "\(message); \(first.part)" + (first.isWhole ? "" : " is left out")
      let others = losses.dropFirst()
      if !others.isEmpty {
        warning.message +=
          ", and \(others.count == 1 ? "one more part" : "\(others.count) more parts")"
      }
      return warning
    }
  }
}

extension [Diagnostic] {
  /// Each error with the notes that follow it.
  var grouped: [(Diagnostic, [Diagnostic])] {
    var groups: [(Diagnostic, [Diagnostic])] = []
    var isOfError = false
    for diagnostic in self {
      if diagnostic.isError {
        groups.append((diagnostic, []))
        isOfError = true
      } else if diagnostic.severity != "note" {
        isOfError = false
      } else if isOfError {
        groups[groups.count - 1].1.append(diagnostic)
      }
    }
    return groups
  }
}

extension Omission {
  /// Words that other files must say to need it: none if it can be seen in its own function alone.
  fileprivate func visibleNames(in type: String?) -> [String] {
    switch grain {
    case .attribute, .value, .statement, .result, .body: return []
    case .inheritance: return type.map { [$0] } ?? []
    case .member, .declaration:
      let base = String(name.prefix { $0 != "(" })
      // What has no name of its own goes by that of its type, as does what 'A, b' declares beside its first name.
      let isNamed = base.first.map { $0.isLetter || $0 == "_" } == true && !base.contains(" ")
      let isOfType = !isNamed || ["init", "deinit", "subscript"].contains(base)
      return isOfType ? type.map { [$0] } ?? [] : [base]
    }
  }
}

extension String {
  /// Whether one of some words stands in it, and not as a part of another one.
  fileprivate func mentions(anyOf words: Set<String>) -> Bool {
    guard !words.isEmpty else { return false }
    let lengths = Set(words.map(\.utf8.count))
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    return utf8.split { !isLetter($0) }.contains { word in
      lengths.contains(word.count) && words.contains(String(Substring(word)))
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Diagnostic {
  /// The message that a module is missing, with what can be done.
  fileprivate var withRemedy: Diagnostic {
    var diagnostic = self
    diagnostic.message +=
      ImportableModules.absentFrameworks.contains { message.contains("'\($0)'") }
      ? "; it is a framework of Apple's that is not among those that come along, and what needs it is left out"
      : "; 'render-anim fetch-packages' gets those of Swift packages; if its sources are at hand, name them in "
        + "'source:' too, or put the scenario into a folder above both"
    return diagnostic
  }
}
