package import AnimCauses
package import AnimLayoutSources

/// The listener for code from sources that is about to run, so that it can be stopped if it does
/// not return.
package struct SourceGuard: Sendable {
  /// What leads out of code that does not come to its end.
  package struct Rescue: Sendable {
    /// Says whether it does; otherwise such code ends the program.
    let allow: @MainActor @Sendable (Bool) -> Void
    /// Runs code; nil if it came to its end, and otherwise why it did not.
    let attempt: @MainActor @Sendable (_ body: @escaping @MainActor () -> Void) -> String?

    package init(
      allow: @escaping @MainActor @Sendable (Bool) -> Void,
      attempt: @escaping @MainActor @Sendable (_ body: @escaping @MainActor () -> Void) -> String?
    ) { (self.allow, self.attempt) = (allow, attempt) }
  }

  /// A library was loaded from this path, of sources from which this was left out, and in which the program's own modules take the
  /// place of these.
  package var didLoad:
    @Sendable (_ path: String, _ omissions: [Diagnostic], _ replacedModules: [String]) -> Void
  package var willRun: @Sendable () -> Void
  package var didRun: @Sendable () -> Void
  /// What they print from now on is told, or not; called often.
  package var isHeard: @Sendable (Bool) -> Void
  /// UIKit threw while they ran: there is nothing to unwind them, so that they go on for a while,
  /// and may crash in earnest of what they find.
  ///
  /// Returns the exception with the line of theirs that was running.
  package var didRaise: @Sendable (StagedException) -> StagedException
  /// The code needs a value that nobody has, in the words of the scenario, and cannot go on.
  package var cannotGoOn: @Sendable (_ reason: StageError) -> Never

  /// What leads out of code of theirs that crashes where parts of them are missing; nil where crashes end the program.
  package var rescue: Rescue?

  /// Whether crashes end the program all the same: for whoever wants to know of them.
  @TaskLocal package static var endsWithCrashes = false

  /// Finds the innermost line of their code that is running; called often.
  package var findSite: @Sendable () -> CallSite
  /// Looks up the lines of their code; those that nobody knows are left out.
  package var places: @Sendable ([CallSite]) -> [CallSite: CodePlace]

  /// A guard; left-out functions return exceptions unchanged, and end the program for a missing
  /// value.
  package init(
    didLoad:
      @escaping @Sendable (
        _ path: String, _ omissions: [Diagnostic], _ replacedModules: [String]
      ) -> Void,
    willRun: @escaping @Sendable () -> Void,
    didRun: @escaping @Sendable () -> Void,
    isHeard: @escaping @Sendable (Bool) -> Void = { _ in },
    didRaise: @escaping @Sendable (StagedException) -> StagedException = { $0 },
    cannotGoOn: @escaping @Sendable (_ reason: StageError) -> Never = { fatalError("\($0)") },
    rescue: Rescue? = nil,
    findSite: @escaping @Sendable () -> CallSite = { .none },
    places: @escaping @Sendable ([CallSite]) -> [CallSite: CodePlace] = { _ in [:] }
  ) {
    self.didLoad = didLoad
    self.willRun = willRun
    self.didRun = didRun
    self.isHeard = isHeard
    self.didRaise = didRaise
    self.cannotGoOn = cannotGoOn
    self.rescue = rescue
    self.findSite = findSite
    self.places = places
  }

  /// Nobody.
  package static let none = SourceGuard(didLoad: { _, _, _ in }, willRun: {}, didRun: {})
}
