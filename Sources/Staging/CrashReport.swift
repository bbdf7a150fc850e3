import AnimScenarioFormat

/// The cause of an app's end: none, until UIKit throws.
@MainActor final class CrashReport {
  /// The exception that the app would have crashed of; what was thrown after it happens in no app.
  private(set) var exception: StagedException?
  /// The step that began last, or what was made before the first.
  var location: SourceRange

  init(_ scenario: Scenario) {
    location = scenario.controller?.location ?? scenario.layout.location
  }

  /// Notes the first exception of UIKit.
  ///
  /// - Parameters:
  ///   - reason: The text of the exception.
  ///   - time: The time on the stage's clock, in seconds.
  ///   - watch: The guard that knows which code is running.
  func note(_ reason: String, at time: Double, in watch: SourceGuard) {
    guard exception == nil else { return }
    exception = watch.didRaise(StagedException(reason, at: location, time: time))
  }

  /// Throws what the app would have crashed of.
  ///
  /// - Throws: `StageError.exception` if there was one.
  func check() throws(StageError) {
    if let exception { throw .exception(exception) }
  }
}
