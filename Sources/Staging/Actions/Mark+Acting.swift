import AnimLayers
import AnimScenarioFormat

extension Action.Mark: ImmediateAction, AnimatableAction {
  func perform(on stage: Stage) {
    stage.cue(.mark(name.text, stage.observation(at: stage.clock.now)))
  }
}
