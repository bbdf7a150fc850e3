import AnimScenarioFormat

/// An action as the stage acts it out; every one of `Action.All` must be.
protocol StagedAction: TimelineAction {
  /// Starts the action.
  ///
  /// - Parameters:
  ///   - stage: The stage on which the action happens.
  ///   - location: The key of the step, for errors.
  ///   - completion: Called when the action has ended, at once or later.
  @MainActor func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void)
  /// Whether the action is about the scenario's own data, which a controller does not show.
  var needsScenarioData: Bool { get }
  /// Has room left in the picture for what the action makes of the screen.
  func reserve(in extent: inout CanvasExtent)
}

extension StagedAction {
  var needsScenarioData: Bool { false }
  func reserve(in extent: inout CanvasExtent) {}
}

/// An action that takes no time of its own.
protocol ImmediateAction: StagedAction {
  @MainActor func perform(on stage: Stage)
}

extension ImmediateAction {
  @MainActor func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    perform(on: stage)
    completion()
  }
}

/// An action that may stand inside of an animation's closure.
protocol AnimatableAction: StagedAction {
  /// Does at once what the animation around it animates.
  @MainActor func performAnimated(on stage: Stage)
}

extension AnimatableAction where Self: ImmediateAction {
  @MainActor func performAnimated(on stage: Stage) { perform(on: stage) }
}

extension TimelineAction {
  /// The action as the stage acts it out; nil for what is not among `Action.All`.
  var staged: (any StagedAction)? { Self.staged(self, among: Action.All.self) }

  private static func staged<each Kind: StagedAction>(
    _ action: any TimelineAction, among _: (repeat each Kind).Type
  ) -> (any StagedAction)? {
    func cast<Match: StagedAction>(to _: Match.Type) -> (any StagedAction)? { action as? Match }
    for kind in repeat (each Kind).self {
      if let staged = cast(to: kind) { return staged }
    }
    return nil
  }
}
