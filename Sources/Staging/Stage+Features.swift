import AnimScenarioFormat

extension Stage {
  /// Refuses a scenario that asks for something that is not acted out, rather than leave it out.
  static func checkFeatures(of scenario: Scenario) throws(StageError) {
    let steps = scenario.timeline + scenario.delegate.flatMap(\.steps)
    try checkAnimations(steps)
    if scenario.controller != nil { try checkDataIsLeftAlone(steps) }
  }

  /// The data of a controller is its own: only touches change it.
  private static func checkDataIsLeftAlone(_ steps: [Step]) throws(StageError) {
    for step in steps {
      if step.action.staged?.needsScenarioData == true {
        throw .unavailable("'\(step.name)' with a 'controller'", at: step.location)
      }
      try checkDataIsLeftAlone(step.action.children)
    }
  }

  /// Refuses steps inside an animation's closure that take time of their own.
  private static func checkAnimations(_ steps: [Step]) throws(StageError) {
    for step in steps {
      guard let animation = step.action as? Action.Animate else {
        try checkAnimations(step.action.children)
        continue
      }
      for step in animation.steps where !(step.action is any AnimatableAction) {
        throw .unavailable("this action inside 'animate'", at: step.location)
      }
      try checkAnimations(animation.completion)
    }
  }
}
