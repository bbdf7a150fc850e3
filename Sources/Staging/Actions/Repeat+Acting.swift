import AnimScenarioFormat

extension Action.Repeat: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.run((0..<times).flatMap { _ in steps }, completion: completion)
  }
}
