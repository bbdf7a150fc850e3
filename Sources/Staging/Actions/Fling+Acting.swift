import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Fling: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let start = from.value(in: stage.screenNames.value)
    guard stage.isOnScreen(start, location) else { return completion() }
    stage.touch(
      .fling(from: start, velocity: CGVector(velocity), duration: duration), completion)
  }
}
