import AnimScenarioFormat

extension Action.Parallel: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.run(steps.map(\.alongside), completion: completion)
  }
}

extension Step {
  /// The same step, started together with the one before it.
  fileprivate var alongside: Step {
    var step = self
    if case .afterPrevious(let delay) = start { step.start = .withPrevious(delay: delay) }
    return step
  }
}
