import AnimCauses
import AnimExplaining
import AnimPlayer
import AnimRendering

extension PlayerEvents {
  /// The events of a history, at the frames of a schedule.
  ///
  /// - Parameters:
  ///   - history: What happened, in seconds of what is shown.
  ///   - schedule: The frames of the page.
  init(_ history: History, _ schedule: FrameSchedule) {
    // As far as time goes on: what is shown backwards has happened already.
    var times: [Double] = []
    for frame in 0..<schedule.count {
      let time = schedule.actedTime(of: frame)
      guard times.last.map({ $0 <= time }) ?? true else { break }
      times.append(time)
    }
    var frame = 0
    let events = history.timeline().map { event in
      // Of takes one after the other, times do not decrease.
      while frame + 1 < times.count, times[frame] < event.time - 1e-9 { frame += 1 }
      return Event(
        frame: frame, time: event.time, cause: event.cause, lane: event.lane,
        text: event.sentence, place: event.place.map { "\($0.file):\($0.line)" },
        view: event.view, isQuiet: event.followsByItself)
    }
    self.init(
      lanes: [
        "steps", "touches", "invalidations", "passes", "queries", "places", "animations", "cells",
      ], events: events)
  }
}
