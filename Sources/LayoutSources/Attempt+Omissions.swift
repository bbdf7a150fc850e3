import AnimSourceLowering

/// Parts of files that are left out.
extension Attempt {
  /// Leaves out the statements that are known to crash; false if there are none that were not before.
  mutating func leaveOutCrashes(in unit: CompilationUnit) -> Bool {
    let old = omitted
    for place in leftOut {
      // What is no file of these is a module's, which one of them has called.
      let sites = place.split(separator: "|").lazy.compactMap { CrashSite(String($0)) }
        .compactMap { site in
          site.file(among: unit.lowering.outputs).map { (output: $0, line: site.line) }
        }
      guard let (output, line) = sites.first, let part = output.statement(atLine: line)
      else { continue }
      foundLeftOut.insert(place)
      guard
        omitted[output.path, default: []].insert(part).inserted
      else { continue }
      let cause = Diagnostic(
        path: output.path, line: line, column: 1, severity: "error",
        message: "the code crashes here")
      foundLosses.append(Loss(cause, part.words))
    }
    return omitted != old
  }

  /// Leaves out files that are no Swift, as long as others are there.
  mutating func leaveOutMalformed(in unit: CompilationUnit) -> Bool {
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
  mutating func leaveOut(
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
      if Self.isOfOptionality(error.message),
        let mark = output.optionality(line: error.line, column: error.column),
        old[error.path]?.contains(mark) != true
      {
        omitted[error.path, default: []].insert(mark)
        changed.insert(error.path)
        continue
      }
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

  /// Whether a message is about a value that is there in any case.
  private static func isOfOptionality(_ message: String) -> Bool {
    [
      "cannot use optional chaining on non-optional value",
      "cannot force unwrap value of non-optional type",
      "initializer for conditional binding must have Optional type",
    ].contains(where: message.hasPrefix)
  }

  /// Whether what a message says cannot be found is called as something that logs.
  private static func isOfLogs(_ message: String) -> Bool {
    guard let name = message.firstMatch(of: /'(\w+)'/)?.1.lowercased() else { return false }
    return ["log", "print", "debug", "trace"].contains(where: name.contains)
  }

  /// A function's body or a member of a type.
  struct Enclosure: Hashable {
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

extension Omission {
  /// Words that other files must say to need it: none if it can be seen in its own function alone.
  fileprivate func visibleNames(in type: String?) -> [String] {
    switch grain {
    case .mark, .binding, .attribute, .value, .statement, .result, .body: return []
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
