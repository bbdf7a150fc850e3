import ScenarioFormat

extension Stage {
  /// Refuses a scenario that asks for something that is not acted out, rather than leave it out.
  static func checkFeatures(of scenario: Scenario) throws(StageError) {
    let steps = scenario.timeline + scenario.delegate.flatMap(\.steps)
    try checkSteps(steps)
    if scenario.controller != nil { try checkDataIsLeftAlone(steps) }
  }

  /// The data of a controller is its own: only touches change it.
  private static func checkDataIsLeftAlone(_ steps: [Step]) throws(StageError) {
    for step in steps {
      switch step.action {
      case .performBatchUpdates, .applySnapshot, .reconfigureItems, .push, .pop:
        throw .unavailable("'\(step.name)' with a 'controller'", at: step.location)
      default: try checkDataIsLeftAlone(step.children)
      }
    }
  }

  private static func checkSteps(_ steps: [Step]) throws(StageError) {
    for step in steps {
      switch step.action {
      case .performBatchUpdates, .reconfigureItems, .reloadData, .invalidateLayout,
        .layoutIfNeeded, .startInteractiveTransition, .tap, .longPress, .selectItem,
        .deselectItem, .drag, .fling, .pull, .rotateGesture, .scrollToItem, .setContentOffset,
        .rotateDevice, .wait, .mark, .speed, .still, .hide, .show,
        .caption, .hideCaption, .camera, .push, .pop, .applySnapshot, .resize, .setTheme,
        .setContentSizeCategory, .chapter, .pinch, .set, .toggleSelectedItem, .change:
        break
      case .setCollectionViewLayout(let change): try checkSteps(change.completion)
      case .animate(let animation):
        try checkInstantSteps(animation.steps)
        try checkSteps(animation.completion)
      case .parallel(let steps), .repeat(_, let steps): try checkSteps(steps)
      }
    }
  }

  /// Steps inside an animation's closure, which must take no time of their own.
  private static func checkInstantSteps(_ steps: [Step]) throws(StageError) {
    for step in steps {
      switch step.action {
      case .performBatchUpdates, .reconfigureItems, .reloadData, .invalidateLayout,
        .layoutIfNeeded, .selectItem, .deselectItem, .mark, .setCollectionViewLayout,
        .scrollToItem, .setContentOffset, .set, .toggleSelectedItem, .change:
        break
      default: throw .unavailable("this action inside 'animate'", at: step.location)
      }
    }
  }
}
