import AnimScenarioFormat
import UIKitCore

extension Action.Shake: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.window.shake(duration: duration, completion: completion)
  }
}
