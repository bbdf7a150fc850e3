package import AnimLayoutSources
package import AnimScenarioFormat

/// Why a scenario that reads well cannot be acted out.
package enum StageError: Error, Sendable, CustomStringConvertible {
  /// Something that this version does not act out.
  case unavailable(String, at: SourceRange)
  /// A file that the scenario names, such as a picture, is missing or damaged.
  case unreadableFile(String, at: SourceRange)
  /// The fonts that labels need are missing.
  case missingFont(String)
  /// The timeline goes on and on.
  case endless(seconds: Double, at: SourceRange)
  /// Swift sources that cannot be compiled, loaded or used.
  case source(SourceError, at: SourceRange)
  /// A formula or a touch leads where it may not.
  case outOfRange(String, at: SourceRange, time: Double)
  /// UIKit would have thrown an exception, in its own words, and the app would have crashed.
  case exception(StagedException)

  package var description: String {
    switch self {
    case .unavailable(let what, _): "\(what) is not available"
    case .missingFont(let reason), .unreadableFile(let reason, _): reason
    case .source(let problem, _): "\(problem)"
    case .endless(let seconds, _): "the timeline does not end within \(Int(seconds)) seconds"
    case .outOfRange(let text, _, let time): "\(text) (t = \(time) s)"
    case .exception(let exception): "\(exception)"
    }
  }
}
