import ScenarioFormat

/// Something that concerns the picture rather than the collection view, with its time.
struct StageCue {
  enum Event {
    case chapter(String)
    case mark(String)
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

extension Stage {
  /// Acts out a step of the narration; false if it is none.
  func narrate(_ step: Step) -> Bool {
    switch step.action {
    case .chapter(let chapter): cue(.chapter(chapter.name.text))
    case .mark(let name): cue(.mark(name.text))
    case .still(let name): cue(.still(name.text))
    case .speed(let factor): cue(.speed(factor))
    case .hide: cue(.hide)
    case .show: cue(.show)
    default: return false
    }
    return true
  }
}
