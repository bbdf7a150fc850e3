import ScenarioFormat

extension Action.Speed: ImmediateAction {
  func perform(on stage: Stage) { stage.cue(.speed(factor)) }
}
