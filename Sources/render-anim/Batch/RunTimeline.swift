import AnimTextFormats
import Foundation

/// The durations of the parts of a run, in the form of the trace event format that browsers show.
@MainActor final class RunTimeline {
  /// A complete event of the trace event format.
  ///
  /// https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
  struct Event: Codable, Sendable {
    var name: String
    var cat: String
    var ph = "X"
    var pid = 1
    var tid: Int
    /// The time since the beginning, in microseconds.
    var ts: Double
    /// The duration, in microseconds.
    var dur: Double
  }
  private(set) var events: [Event] = []
  private let start = ContinuousClock.now

  func add(_ category: String, _ name: String, lane: Int = 0, since began: ContinuousClock.Instant)
  {
    events.append(
      Event(
        name: name, cat: category, tid: lane, ts: (began - start).inSeconds * 1e6,
        dur: (ContinuousClock.now - began).inSeconds * 1e6))
  }

  /// Adds events that were noted in another process.
  ///
  /// - Parameters:
  ///   - events: The events, in times of that process's timeline.
  ///   - lane: The lane of the process.
  ///   - began: The time at which its timeline began.
  func add(_ events: [Event], lane: Int, since began: ContinuousClock.Instant) {
    for event in events {
      var event = event
      event.tid = lane
      event.ts += (began - start).inSeconds * 1e6
      self.events.append(event)
    }
  }

  func measure<Value>(_ category: String, _ name: String, _ body: () throws -> Value) rethrows
    -> Value
  {
    let began = ContinuousClock.now
    defer { add(category, name, since: began) }
    return try body()
  }

  /// The time since the beginning.
  var took: Duration { ContinuousClock.now - start }

  /// A line for each event, in the order of their beginnings: `read 0.02 s  a.yaml`.
  var text: String {
    var table = TextTable([.left, .right, .left])
    for event in events.sorted(by: { $0.ts < $1.ts }) {
      table.add(event.cat, "\((event.dur / 1e6).seconds) s", event.name)
    }
    return table.text
  }

  var json: String {
    get throws { try JSONText(["traceEvents": events]).text + "\n" }
  }
}
