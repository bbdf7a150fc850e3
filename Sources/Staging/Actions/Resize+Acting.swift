import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Resize: StagedAction {
  func reserve(in extent: inout CanvasExtent) { extent.grow(to: to) }

  /// The screen takes on another size as in Split View: the window's bounds change in an animation.
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let window = stage.window
    stage.environment.screenBounds.size = to
    stage.device.resize(to: to, timing, duration: duration)
    UIView.animate(timing, duration: duration) {
      window.bounds.size = to
      window.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
    stage.indicators?.follow(window)
  }
}
