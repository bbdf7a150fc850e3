import AnimStaging

/// What a message says of code that crashed, or could not go on.
struct CrashNote {
  /// The files and lines, as in `Gallery.swift:66`, from the innermost; of what crashed with those that called it, as in `Kit.swift:12|Gallery.swift:66`,
  /// since it may be code of a module.
  let places: [String]
  /// Whether parts of the sources are missing, or what others give the screen, which may be why.
  let isOfGaps: Bool

  /// The note in a message.
  ///
  /// - Parameters:
  ///   - message: What was said of the crash.
  ///   - isAlone: Whether it is of a screen that is shown without the one before it, which might have set what it lacks.
  init(_ message: String, isAlone: Bool = false) {
    isOfGaps =
      message.contains(SourceStudio.gapRemark)
      || message.contains(SourceStudio.replacementRemark) || message.contains("cannot be made up")
      || isAlone && Self.isOfOthers(message)
    let crash = message.firstMatch(of: /(?m)^note: in .+ at (.+\.swift):([0-9]+)/)
      .flatMap { Place($0.1, $0.2) }
    // Of what the compiler adds to code itself the runtime alone tells the line, and the end of the path.
    let told = message.firstMatch(of: /([^\/\n:]+\.swift):([0-9]+): Fatal error/)
      .flatMap { Place($0.1, $0.2) }
    let asking = message.matches(of: /(?m)^note: asked for in (.+\.swift):([0-9]+)/)
      .compactMap { Place($0.1, $0.2) }
    let crashes = crash.map { $0.line > 0 ? $0 : Place($0, toldAs: told) } ?? told
    let callers = message.matches(of: /(?m)^note: called in (.+\.swift):([0-9]+)/)
      .compactMap { Place($0.1, $0.2) }
    let calls = ([crashes].compactMap(\.self) + callers).filter { $0.line > 0 }
    let site = crashes.map { $0.line > 0 } == true ? calls.map(\.text).joined(separator: "|") : nil
    places = [site].compactMap(\.self) + asking.filter { $0.line > 0 }.map(\.text)
  }

  /// Whether something was nil, or the app says itself that it cannot go on, as it does where nobody has set what it needs.
  private static func isOfOthers(_ message: String) -> Bool {
    guard let reason = message.firstMatch(of: /Fatal error: (.+)/)?.1 else { return false }
    return !ownFaults.contains { reason.contains($0) }
  }

  /// What Swift says of faults of the code itself.
  private static let ownFaults = [
    "ndex out of range", "ivision by zero", "ndex is out of bounds", "ange requires", "verflow",
    "Duplicate keys", "empty collection", "Negative", "Not enough bits",
  ]

  private struct Place {
    let file: String
    let line: Int

    var text: String { "\(file):\(line)" }

    init?(_ file: Substring, _ line: Substring) {
      guard let line = Int(line) else { return nil }
      (self.file, self.line) = (String(file), line)
    }

    /// A place without a line, and what else tells it.
    init?(_ place: Place, toldAs told: Place?) {
      guard let told else { return nil }
      (file, line) = (place.file.hasSuffix("/" + told.file) ? place.file : told.file, told.line)
    }
  }
}
