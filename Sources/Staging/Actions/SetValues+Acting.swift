import AnimScenarioFormat

extension Action.SetValues: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) { stage.set(assignments) }
}
