import AnimScenarioFormat

extension Action.Still: ImmediateAction {
  func perform(on stage: Stage) { stage.cue(.still(name.text)) }
}
