import AnimScenarioFormat
import UIKitCore

extension Action.Animate: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let changes = { [unowned stage] in
      for step in steps where step.condition.isTrue(in: stage.names.value) {
        (step.action as? any AnimatableAction)?.performAnimated(on: stage)
      }
    }
    let end: (Bool) -> Void = { [weak stage] _ in
      stage?.run(self.completion, completion: completion)
    }
    UIView.animate(timing, duration: duration, delay: delay, changes, completion: end)
  }
}
