import AnimScenarioFormat

extension Action.Speed: ImmediateAction {
  func perform(on stage: Stage) { stage.cue(.speed(factor)) }
}
