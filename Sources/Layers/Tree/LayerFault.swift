import Foundation

/// A fault at which Core Animation cannot go on.
package enum LayerFault {
  /// A geometry that no layer can have; with Core Animation's own words.
  case invalidGeometry(String)
  /// A layer that asks for layout each time it has been laid out.
  case layoutLoop(CALayer)

  /// The observer of faults in the running code; nil for none.
  @TaskLocal package static var observer: Observer?

  /// A function to call.
  ///
  /// Optimised as a whole, Swift 6.3 crashes where the value of a task local is itself a function
  /// (`swift_task_localValuePush` is handed no type).
  package struct Observer: Sendable {
    fileprivate let report: @MainActor @Sendable (LayerFault) -> Void

    /// Creates an observer that calls `report` with every fault.
    package init(_ report: @escaping @MainActor @Sendable (LayerFault) -> Void) {
      self.report = report
    }
  }

  /// Tells the observer, if there is one.
  @MainActor func report() { Self.observer?.report(self) }
}
