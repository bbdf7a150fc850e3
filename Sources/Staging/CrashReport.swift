import AnimCauses
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
  ///   - loop: The events that bring each other about, of an exception that is about these.
  ///   - classes: The classes of the sources, whose guard knows which code is running.
  func note(
    _ reason: String, at time: Double, of loop: FeedbackLoop?, in classes: SourceClasses
  ) {
    guard exception == nil else { return }
    var staged = StagedException(reason, at: location, time: time)
    if let loop {
      staged.loop = loop
      staged.places = classes.watch.places(loop.events.map(\.site))
      staged.culprit =
        loop.methods.lazy.compactMap { classes.place(of: $0.name, in: $0.className) }.first
        ?? staged.places[loop.site]
    }
    exception = classes.watch.didRaise(staged)
  }

  /// Throws what the app would have crashed of.
  ///
  /// - Throws: `StageError.exception` if there was one.
  func check() throws(StageError) {
    if let exception { throw .exception(exception) }
  }
}
