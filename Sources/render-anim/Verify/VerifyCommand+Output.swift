import AnimScenarioFormat
import AnimTextFormats
import AnimVerifying
import Foundation

/// What is printed and written of what was found.
extension VerifyCommand {
  func print(
    _ verdict: Report.Entry, _ terminal: Terminal, failure: CommandError? = nil
  ) {
    let isFailure = verdict.isFailure(strict: general.strict)
    guard !general.quiet || isFailure else { return }
    if general.diagnostics != .human {
      // What keeps a scenario from being compared is in the form that is asked for already.
      if let failure { return terminal.print(failure) }
      return terminal.print(general.diagnostics.text(Self.notices(verdict, isFailure: isFailure)))
    }
    let ink: Terminal.Ink = isFailure ? .red : verdict.status == .passed ? .green : .yellow
    var text = "\(terminal.painted(verdict.status.rawValue, ink))  \(verdict.name)"
    if general.verbose, verdict.seconds > 0 { text += "  took \(verdict.seconds.seconds) s" }
    if !verdict.selfCheck.isEmpty { text += "  (\(verdict.selfCheck))" }
    text += "\n"
    for line in Self.lines(verdict.causes, most: 8) { text += "    \(line)\n" }
    if !verdict.effects.isEmpty {
      text += "    so that\n"
      for line in Self.lines(verdict.effects, most: 4) { text += "      \(line)\n" }
    }
    terminal.print(text)
  }

  /// A line for each of the first causes, and one for the others.
  private static func lines(_ causes: [Verdict.Cause], most: Int) -> [String] {
    causes.prefix(most).map { "\($0.location.map { "\($0): " } ?? "")\($0.text)" }
      + (causes.count > most ? ["and \(causes.count - most) more"] : [])
  }

  /// The differences at the scenario's lines, those of a line in one: services show ten at most.
  private static func notices(_ verdict: Report.Entry, isFailure: Bool) -> [Notice] {
    var places: [SourceRange] = []
    var causes: [SourceRange: [Verdict.Cause]] = [:]
    for cause in verdict.causes {
      let place =
        cause.location ?? SourceRange(file: verdict.file, line: 1, column: 1, length: 0)
      if causes[place] == nil { places.append(place) }
      causes[place, default: []].append(cause)
    }
    return places.enumerated().compactMap { index, place in
      guard let all = causes[place], let first = all.first else { return nil }
      let effects = index == 0 ? lines(verdict.effects, most: 8) : []
      return Notice(
        first.text, severity: isFailure ? .error : .warning, code: verdict.name, at: place,
        notes: lines(Array(all.dropFirst()), most: 8) + effects)
    }
  }
}
