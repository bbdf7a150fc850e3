import AnimScenarioFormat
import UIKitCore

extension Action.Pinch: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.pinchRecognizer.isEnabled = stage.followsPinch(self)
    let middle = stage.location(of: target)
    guard stage.isOnScreen(middle, location) else { return completion() }
    let script = FingerScript.pinch(
      at: middle, spread: startSpread, to: endSpread, duration: duration)
    switch end {
    case .released: stage.touch(script, completion)
    case .held: stage.hold(script, for: duration, completion)
    }
  }
}
