import AnimScenarioFormat

/// The part of a scenario's text that its reference was recorded from, and what of it has changed.
enum ScenarioChange {
  /// What cannot be seen in a frame: captions, names, outputs, and what is merely checked.
  private static let invisible = ["renderAnim", "include", "title", "alt", "output", "expect"]

  /// The causes that a scenario says something else than the one that was recorded.
  ///
  /// - Parameters:
  ///   - old: The outline that is kept with the reference; nil if none is.
  ///   - new: The outline of the scenario.
  /// - Returns: A cause for each part that has changed, in the order of the text.
  static func causes(from old: ScenarioOutline?, to new: ScenarioOutline) -> [Verdict.Cause] {
    guard let old, !new.isEmpty else { return [] }
    return new.changes(since: old).filter { change in
      !invisible.contains(String(change.path.prefix { $0 != "." }))
    }.map {
      Verdict.Cause(
        kind: .scenario, text: $0.text, start: 0, end: 0, elements: [], location: $0.range)
    }
  }

  /// Whether the scenario says another frame rate than the one that was recorded.
  static func changesRate(from old: ScenarioOutline?, to new: ScenarioOutline) -> Bool {
    let key = "clock.fps"
    return old.map { $0.value(at: key)?.text != new.value(at: key)?.text } ?? false
  }
}
