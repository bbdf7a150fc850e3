import AnimScenarioFormat
import UIKitCore

extension Action.TypeText: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.window.type(text, interval: interval, completion: completion)
  }
}
