import AnimScenarioFormat

extension Action.Caption: ImmediateAction {
  func perform(on stage: Stage) { stage.captions?.show(text) }
}

extension Action.HideCaption: ImmediateAction {
  func perform(on stage: Stage) { stage.captions?.hide() }
}
