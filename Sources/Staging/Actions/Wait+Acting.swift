import AnimLayers
import AnimScenarioFormat

extension Action.Wait: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.clock.schedule(after: seconds, completion)
  }
}
