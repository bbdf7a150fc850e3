public import Foundation

/// The place of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top
  /// At the top, and going on below the status bar.
  case topAttached
}

/// A bar with a place.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar, as its delegate has said when it came into its window.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The place of a bar that has come into a window; its usual one without the method, or for `any`.
  func position(for bar: any UIBarPositioning) throws(UnimplementedRequirement) -> UIBarPosition
}

/// Says where a tool bar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIBarPositioningDelegate {
  /// The place that the delegate gives a bar, or else its usual one.
  func position(of bar: any UIBarPositioning, usually usual: UIBarPosition) -> UIBarPosition {
    let position = (try? self.position(for: bar)) ?? .any
    return position == .any ? usual : position
  }
}
