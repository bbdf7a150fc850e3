import AnimScenarioFormat

extension Action.Push: StagedAction {
  var needsScenarioData: Bool { true }

  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.push(self, completion: completion)
  }
}
