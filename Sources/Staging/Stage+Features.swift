import ScenarioFormat

extension Stage {
  /// Refuses a scenario that asks for something that is not acted out, rather than leave it out.
  static func checkFeatures(of scenario: Scenario) throws(StageError) {
    for layout in scenario.layouts {
      guard case .builtIn("flow") = layout.implementation else {
        throw .unavailable("the layout '\(layout.name)'", at: layout.location)
      }
      guard layout.effects.isEmpty, layout.decorations.isEmpty, layout.snap == .none else {
        throw .unavailable(
          "effects, decorations and snapping of the layout '\(layout.name)'", at: layout.location)
      }
    }
    for step in scenario.timeline {
      switch step.action {
      case .performBatchUpdates, .reloadData, .wait, .mark: break
      default: throw .unavailable("this action", at: step.location)
      }
    }
    guard scenario.overlays.isEmpty, scenario.delegate.isEmpty, scenario.expectations.isEmpty,
      scenario.comparisons.isEmpty
    else {
      throw .unavailable(
        "'overlays', 'delegate', 'expect' and 'compare'", at: scenario.layout.location)
    }
    let templates = scenario.cells + scenario.supplementaryViews + scenario.decorationViews
    for template in templates {
      for view in template.value.views {
        switch view.content {
        case .image: throw .unavailable("the image in '\(template.name)'", at: template.location)
        case .blur: throw .unavailable("the blur in '\(template.name)'", at: template.location)
        case .view, .label, .gradient, .shape, .shadow: break
        }
      }
    }
  }
}
