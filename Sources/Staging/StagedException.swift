package import AnimCauses
package import AnimScenarioFormat

/// Where an app would have crashed, and why.
package struct StagedException: Hashable, Sendable, CustomStringConvertible {
  /// UIKit's own words.
  package let reason: String
  /// The step that began last; the controller or layout if none has begun.
  package let location: SourceRange
  /// Of the stage's clock, in seconds.
  package let time: Double
  /// `file:line:column` of the innermost line of the app's code that was running; nil if it is not known,
  /// or if only UIKit's own code was.
  package var caller: String?
  /// The events that bring each other about, where the exception is of such a loop.
  package var loop: FeedbackLoop?
  /// The lines of the app's code in the loop.
  package var places: [CallSite: CodePlace] = [:]
  /// Where the app's code breaks the loop's promise, if that is known.
  package var culprit: CodePlace?

  /// What was left out of the app's code because it does not compile, which may be why: lines of text.
  package var omissions: [String] = []

  init(_ reason: String, at location: SourceRange, time: Double) {
    self.reason = reason
    self.location = location
    self.time = time
  }

  package var description: String { "\(reason) (t = \(time) s)" }
}
