import AnimScenarioFormat

/// Something that concerns the picture rather than the collection view, with its time.
struct StageCue {
  enum Event {
    case chapter(String)
    case mark(String, Observation)
    case still(String)
    case speed(Double)
    case hide
    case show
  }
  let event: Event
  /// Of the stage's clock, in seconds.
  let time: Double
}

/// A step that ran on a stage, with times of its clock.
struct StagedStep {
  let name: String
  let location: SourceRange
  let start: Double
  /// Nil while it runs.
  var end: Double?
}
