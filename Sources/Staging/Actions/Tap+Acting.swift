import AnimScenarioFormat
import UIKitCore

extension Action.Tap: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.reach(target) {
      guard stage.isOnScreen($0, location) else { return completion() }
      stage.touch(.tap(at: $0), waitsForRest: false, completion)
    }
  }
}
