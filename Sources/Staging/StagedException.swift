public import ScenarioFormat

/// Where an app would have crashed, and why.
public struct StagedException: Hashable, Sendable, CustomStringConvertible {
  /// UIKit's own words.
  public let reason: String
  /// The step that began last; the controller or layout if none has begun.
  public let location: SourceRange
  /// Of the stage's clock, in seconds.
  public let time: Double
  /// `file:line:column` of the innermost line of the app's code that was running; nil if it is not known,
  /// or if only UIKit's own code was.
  public var caller: String?

  init(_ reason: String, at location: SourceRange, time: Double) {
    self.reason = reason
    self.location = location
    self.time = time
  }

  public var description: String { "\(reason) (t = \(time) s)" }
}
