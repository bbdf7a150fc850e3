package import AnimCauses

extension History {
  /// An event as a timeline shows it.
  package struct TimelineEvent: Hashable, Sendable {
    /// Seconds of the picture.
    package let time: Double
    /// The place in the timeline of the event that it comes of; nil for a beginning.
    package let cause: Int?
    /// One of the lanes that `EventRecord` has.
    package let lane: String
    package let sentence: String
    /// The line of the scenario for a step, else that of the app's code.
    package let place: CodePlace?
    /// The view that it is about; nil if it is about none.
    package let view: UInt64?
    /// Whether it is no news to those who know what it comes of.
    package let followsByItself: Bool
  }

  /// The events in order, each with the one that it comes of, but for views that are laid out or are to be: there are many, and
  /// what they are of is told by others.
  package func timeline() -> [TimelineEvent] {
    var result: [TimelineEvent] = []
    // Where each event, or the one that it comes of, is in the result.
    var places: [Int?] = []
    for (index, event) in log.events.enumerated() {
      let next = cause(of: CauseID(index), event)
      let cause = next == .none ? nil : places[Int(next.index)]
      if event.kind.isLayoutOfView {
        places.append(cause)
        continue
      }
      places.append(result.count)
      result.append(
        TimelineEvent(
          time: event.time, cause: cause, lane: event.kind.lane, sentence: event.sentence,
          place: reasonPlace(of: event), view: event.kind.view,
          followsByItself: event.kind.followsByItself))
    }
    return result
  }
}

extension CauseEvent.Kind {
  fileprivate var isLayoutOfView: Bool {
    switch self {
    case .layout, .layoutNeeded: true
    case .step, .touch, .call, .update, .reload, .layoutChange, .invalidation, .preparation, .round,
      .query, .placement, .offset, .resize, .contentSize, .inset, .sizing, .made, .reused,
      .configured, .removed, .constraints, .animation:
      false
    }
  }

  /// The number of the view that is placed, made, taken, removed or animated; nil for other events.
  fileprivate var view: UInt64? {
    switch self {
    case .placement(_, let view, _), .made(_, let view, _, _), .reused(_, let view),
      .removed(_, let view), .animation(let view, _, _):
      view
    case .step, .touch, .call, .update, .reload, .layoutChange, .invalidation, .preparation,
      .layoutNeeded, .layout, .round, .query, .offset, .resize, .contentSize, .inset, .sizing,
      .configured, .constraints:
      nil
    }
  }
}
