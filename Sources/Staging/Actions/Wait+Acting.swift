import Layers
import ScenarioFormat

extension Action.Wait: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.clock.schedule(after: seconds, completion)
  }
}
