import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Drag: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.reach(from) { start in
      guard stage.isOnScreen(start, location) else { return completion() }
      stage.touch(
        .drag(
          from: start, by: CGVector(by), press: press, duration: duration, release: .init(release)),
        completion)
    }
  }
}
