import AnimGeometry
import AnimRendering
import AnimStaging
import Foundation

/// The place of every element at every frame, as text that git can show.
///
/// One line of JSON for each change of an element, so that an element that stands still takes one
/// line. The first has all keys: `t`, the time in seconds; `el`, the element, as in `cell [0,3]`;
/// `frame`, four numbers; `alpha`; `transform`, four numbers, or 16 with depth; and `z`. The lines
/// that follow have the keys whose values are different from before, or `"gone":true` if the
/// element is no longer there. The collection view itself has its content offset as its frame.
/// Lengths are rounded to 1/64 point, other numbers to 1/1024, so that the last bits of a sine do
/// not show.
package struct LayoutTrace: Hashable, Sendable {
  /// An element at a frame.
  package struct State: Hashable, Sendable {
    /// The left edge in the content's points, before all of the transform but its translation.
    package var x: Double
    /// The top edge in the content's points, before all of the transform but its translation.
    package var y: Double
    /// The width before the transform, in points.
    package var width: Double
    /// The height before the transform, in points.
    package var height: Double
    /// The opacity, 0…1.
    package var alpha: Double
    /// The entries a, b, c, d of the transform, or 16 entries if there is depth in it.
    package var transform: [Double]
    /// The order in depth: greater ones lie above.
    package var zIndex: Int
  }

  /// The states of an element from one frame on.
  package struct Change: Hashable, Sendable {
    /// The number of the first frame of the state, from 0.
    package var frame: Int
    /// The state; nil if the element is no longer there.
    package var state: State?
  }

  /// The times of the frames, in seconds.
  package private(set) var times: [Double] = []
  /// The changes of each element in the order of time.
  package private(set) var tracks: [String: [Change]] = [:]

  /// A trace without frames.
  package init() {}

  /// A trace of elements that are in given states at given times.
  ///
  /// - Parameters:
  ///   - times: The times of the frames, in seconds.
  ///   - states: The states of each element, one for each frame.
  init(times: [Double], states: [String: [State?]]) {
    self.times = times
    for (name, states) in states {
      var latest: State?
      for (frame, state) in states.enumerated() where state != latest {
        tracks[name, default: []].append(Change(frame: frame, state: state))
        latest = state
      }
    }
  }

  /// The trace of a scenario, without anything being drawn.
  ///
  /// - Throws: `StageError` or `CancellationError`.
  @MainActor init(of rehearsal: Rehearsal) throws {
    let schedule = FrameSchedule(of: rehearsal.scenario, end: rehearsal.duration)
    let player = try rehearsal.whole.player()
    for frame in 0..<schedule.count {
      let time = schedule.actedTime(ofTaken: frame)
      try player.advance(to: time)
      append(
        player.stage.elements(), offset: player.stage.presentedContentOffset,
        at: time.milliseconds)
      try Task.checkCancellation()
    }
  }

  /// The elements' names in the order in which people would read them.
  package var names: [String] {
    tracks.keys.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// Adds a frame.
  mutating func append(_ elements: [TracedElement], offset: CGPoint, at time: Double) {
    let frame = times.count
    times.append(time)
    var states: [String: State] = ["collection view": State(offset: offset)]
    for element in elements {
      // Several elements of one index path may be leaving at once.
      var name = element.name
      var number = 2
      while states[name] != nil {
        name = "\(element.name) #\(number)"
        number += 1
      }
      states[name] = State(element)
    }
    for (name, state) in states where tracks[name]?.last?.state != state {
      tracks[name, default: []].append(Change(frame: frame, state: state))
    }
    for (name, changes) in tracks where states[name] == nil && changes.last?.state != nil {
      tracks[name]?.append(Change(frame: frame, state: nil))
    }
  }

  /// The state of an element at every frame.
  package func states(of name: String) -> [State?] {
    var result = [State?](repeating: nil, count: times.count)
    let changes = tracks[name] ?? []
    for (index, change) in changes.enumerated() {
      let end = index + 1 < changes.count ? changes[index + 1].frame : times.count
      for frame in change.frame..<max(change.frame, end) { result[frame] = change.state }
    }
    return result
  }
}

extension LayoutTrace.State {
  fileprivate init(_ element: TracedElement) {
    let (frame, t) = (element.frame, element.transform)
    let entries = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34,
      0, 0, t.m43, t.m44,
    ].map { $0.snapped(to: 1024) }
    // Judged when rounded: the last bit of a cosine makes no depth.
    let isFlat =
      [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { entries[$0] == 0 }
      && entries[10] == 1 && entries[15] == 1
    self.init(
      x: (frame.minX + t.m41).snapped(to: 64), y: (frame.minY + t.m42).snapped(to: 64),
      width: frame.width.snapped(to: 64), height: frame.height.snapped(to: 64),
      alpha: element.alpha.snapped(to: 1024),
      transform: isFlat ? [0, 1, 4, 5].map { entries[$0] } : entries,
      zIndex: element.zIndex)
  }

  fileprivate init(offset: CGPoint) {
    self.init(
      x: offset.x.snapped(to: 64), y: offset.y.snapped(to: 64), width: 0, height: 0, alpha: 1,
      transform: [1, 0, 0, 1], zIndex: 0)
  }

  /// Its box: x, y, width and height.
  fileprivate var frame: [Double] { [x, y, width, height] }

  /// The centre of its box: the effect of a transform on it is not counted.
  var center: CGPoint { CGPoint(x: x + width / 2, y: y + height / 2) }

  /// The turn of the transform, in degrees clockwise.
  var rotation: Double {
    transform.count == 4 ? atan2(transform[1], transform[0]) * 180 / .pi : 0
  }

  /// The length of a transformed horizontal unit.
  var scale: Double { transform.count == 4 ? hypot(transform[0], transform[1]) : 1 }
}

extension BinaryFloatingPoint {
  fileprivate func snapped(to fraction: Double) -> Double {
    // The sum makes a zero of a negative zero.
    (Double(self) * fraction).rounded() / fraction + 0
  }
}

// MARK: Text

extension LayoutTrace {
  /// All frames' times and then the changes, by time and name.
  var text: String {
    var lines = [#"{"times":["# + times.map(Self.number).joined(separator: ",") + "]}"]
    let names = names
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let changes = names.flatMap { name in (tracks[name] ?? []).map { (name, $0) } }
      .sorted { ($0.1.frame, places[$0.0] ?? 0) < ($1.1.frame, places[$1.0] ?? 0) }
    var latest: [String: State] = [:]
    for (name, change) in changes {
      let parts = change.state.map { Self.parts($0, since: latest[name]) } ?? [#""gone":true"#]
      latest[name] = change.state
      let line =
        #"{"t":\#(Self.number(times[change.frame])),"el":"\#(name)","#
        + parts.joined(separator: ",") + "}"
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The parts of a state that are different from the latest one; all of them if there is none.
  private static func parts(_ state: State, since latest: State?) -> [String] {
    func list(_ numbers: [Double]) -> String {
      "[" + numbers.map(number).joined(separator: ",") + "]"
    }
    var parts: [String] = []
    if state.frame != latest?.frame { parts.append(#""frame":\#(list(state.frame))"#) }
    if state.alpha != latest?.alpha { parts.append(#""alpha":\#(number(state.alpha))"#) }
    if state.transform != latest?.transform {
      parts.append(#""transform":\#(list(state.transform))"#)
    }
    if state.zIndex != latest?.zIndex { parts.append(#""z":\#(state.zIndex)"#) }
    return parts
  }

  private struct Header: Decodable { var times: [Double] }

  private struct Line: Decodable {
    var t: Double
    var el: String
    var frame: [Double]?
    var alpha: Double?
    var transform: [Double]?
    var z: Int?
    var gone: Bool?
  }

  /// A trace from its text.
  ///
  /// - Throws: `ReferenceError.damaged` if the text is not of the form that `text` has.
  package init(_ text: String) throws(ReferenceError) {
    self.init()
    let decoder = JSONDecoder()
    let lines = text.split(separator: "\n")
    do {
      guard let first = lines.first else { throw ReferenceError.damaged("it is empty") }
      times = try decoder.decode(Header.self, from: Data(first.utf8)).times
      let frames = Dictionary(times.enumerated().map { ($1, $0) }) { first, _ in first }
      for text in lines.dropFirst() {
        let line = try decoder.decode(Line.self, from: Data(text.utf8))
        guard let frame = frames[line.t] else {
          throw ReferenceError.damaged("no frame is at \(line.t) s")
        }
        var state: State?
        if line.gone != true {
          let latest = tracks[line.el]?.last?.state
          guard let box = line.frame ?? latest?.frame, box.count == 4,
            let alpha = line.alpha ?? latest?.alpha,
            let transform = line.transform ?? latest?.transform, let z = line.z ?? latest?.zIndex
          else { throw ReferenceError.damaged("a line is not complete") }
          state = State(
            x: box[0], y: box[1], width: box[2], height: box[3], alpha: alpha,
            transform: transform, zIndex: z)
        }
        tracks[line.el, default: []].append(Change(frame: frame, state: state))
      }
    } catch let error as ReferenceError {
      throw error
    } catch {
      throw .damaged("\(ReferenceFile.layout.rawValue) is not what this program writes")
    }
  }

  /// The number without superfluous digits.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
