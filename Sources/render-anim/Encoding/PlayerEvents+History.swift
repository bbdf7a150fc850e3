import AnimCauses
import AnimExplaining
import AnimPlayer
import AnimRendering
import Foundation

extension PlayerEvents {
  /// The events of a history, at the frames of a schedule, with the lines of code that they come of.
  ///
  /// These are read from the files; lines of files that are not there any more are not known.
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
    let timeline = history.timeline()
    let events = timeline.map { event in
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
      ], events: events, code: Self.code(at: timeline.compactMap(\.place)))
  }

  /// The lines at places, by the texts of these.
  private static func code(at places: [CodePlace]) -> [String: String] {
    var files: [String: [Substring]] = [:]
    var code: [String: String] = [:]
    for place in Set(places) {
      if files[place.file] == nil {
        let data = FileManager.default.contents(atPath: place.file) ?? Data()
        files[place.file] = String(decoding: data, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
      }
      guard let lines = files[place.file], lines.indices.contains(place.line - 1) else { continue }
      let line = lines[place.line - 1].trimmingCharacters(in: .whitespaces)
      code["\(place.file):\(place.line)"] = String(line.prefix(160))
    }
    return code
  }
}
