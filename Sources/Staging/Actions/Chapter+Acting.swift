import AnimScenarioFormat

extension Action.Chapter: ImmediateAction {
  func perform(on stage: Stage) {
    stage.cue(.chapter(name.text))
    stage.set(assignments)
  }
}
