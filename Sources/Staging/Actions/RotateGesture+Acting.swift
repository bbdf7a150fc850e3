import AnimScenarioFormat
import UIKitCore

extension Action.RotateGesture: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let middle = stage.location(of: target)
    guard stage.isOnScreen(middle, location) else { return completion() }
    stage.touch(.rotate(at: middle, by: by, duration: duration), completion)
  }
}
