import ScenarioFormat

extension Stage {
  /// Refuses a scenario that asks for something that is not acted out, rather than leave it out.
  static func checkFeatures(of scenario: Scenario) throws(StageError) {
    for layout in scenario.layouts {
      guard layout.effects.isEmpty, layout.decorations.isEmpty, layout.snap == .none,
        layout.cellZIndex == 0, layout.targetContentOffset == .proposed
      else {
        throw .unavailable(
          "what the layout '\(layout.name)' does beyond its class (effects, decorations, snap, "
            + "cellZIndex, targetContentOffset)", at: layout.location)
      }
    }
    for template in scenario.cells + scenario.supplementaryViews + scenario.decorationViews {
      if let state = template.value.states.first {
        throw .unavailable("the state '\(state.name)' of '\(template.name)'", at: state.location)
      }
    }
    try checkSteps(scenario.timeline)
    guard scenario.overlays.isEmpty, scenario.delegate.isEmpty
    else {
      throw .unavailable(
        "'overlays' and 'delegate'", at: scenario.layout.location)
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
        .setContentSizeCategory:
        break
      case .chapter(let chapter):
        guard chapter.assignments.isEmpty else {
          throw .unavailable("'set' of a chapter that is not reset", at: step.location)
        }
      case .pinch(let pinch):
        guard pinch.end == .released else {
          throw .unavailable("a pinch that is held", at: step.location)
        }
      case .setCollectionViewLayout(let change): try checkSteps(change.completion)
      case .animate(let animation):
        try checkInstantSteps(animation.steps)
        try checkSteps(animation.completion)
      case .parallel(let steps), .repeat(_, let steps): try checkSteps(steps)
      case .set, .toggleSelectedItem, .change:
        throw .unavailable("this action", at: step.location)
      }
    }
  }

  /// Steps inside an animation's closure, which must take no time of their own.
  private static func checkInstantSteps(_ steps: [Step]) throws(StageError) {
    for step in steps {
      switch step.action {
      case .performBatchUpdates, .reconfigureItems, .reloadData, .invalidateLayout,
        .layoutIfNeeded, .selectItem, .deselectItem, .mark, .setCollectionViewLayout,
        .scrollToItem, .setContentOffset:
        break
      default: throw .unavailable("this action inside 'animate'", at: step.location)
      }
    }
  }
}
