import AnimScenarioFormat

extension Action.Pop: StagedAction {
  var needsScenarioData: Bool { true }

  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.pop(self, completion: completion)
  }
}
