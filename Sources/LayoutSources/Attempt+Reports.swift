import AnimSourceLowering

/// What an attempt left out, in words.
extension Attempt {
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
}
