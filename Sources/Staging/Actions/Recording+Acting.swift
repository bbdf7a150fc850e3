import AnimScenarioFormat

extension Action.Hide: ImmediateAction {
  func perform(on stage: Stage) { stage.cue(.hide) }
}

extension Action.Show: ImmediateAction {
  func perform(on stage: Stage) { stage.cue(.show) }
}
