import AnimScenarioFormat
import UIKitCore

extension Action.LongPress: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.reach(target) {
      guard stage.isOnScreen($0, location) else { return completion() }
      stage.touch(.longPress(at: $0, duration: duration), waitsForRest: false, completion)
    }
  }
}
