import AnimScenarioFormat

/// The parts that all the stages of one scenario have in common.
struct StageContext: Sendable {
  /// The scenario in pieces that each begin afresh.
  let segments: [Scenario]
  let theme: Theme
  /// The classes of the sources that the scenario names.
  let classes: SourceClasses
  let pictures: PictureStore
}
