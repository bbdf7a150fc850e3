import Foundation

/// How far a trace may be from one that another UIKit wrote, in real time.
package struct TraceTolerance: Hashable, Sendable, Codable {
  /// The tolerance of positions and lengths, in points; that of opacity and of the entries of
  /// transforms is a fiftieth of it, by which an edge 25 points from the centre moves that far.
  package var points: Double
  /// How much earlier or later something may be, in seconds: what a step waits for the next turn of
  /// the run loop, and an animation for the next frame.
  package var seconds: Double

  /// A tolerance in points and seconds.
  package init(points: Double, seconds: Double) {
    (self.points, self.seconds) = (points, seconds)
  }

  /// The trace that is expected, at the times of another one.
  ///
  /// What is within the tolerance is as in the other one. Whatever `expected` was at between
  /// `seconds` before and after a frame is within it, linear between its samples.
  func expectation(_ expected: LayoutTrace, at actual: LayoutTrace) -> LayoutTrace {
    let names = Set(expected.names).union(actual.names)
    let pairs = names.map { name in
      (name, states(expected.times, expected.states(of: name), at: actual, actual.states(of: name)))
    }
    return LayoutTrace(
      times: actual.times, states: Dictionary(uniqueKeysWithValues: pairs))
  }

  private typealias State = LayoutTrace.State

  private func states(
    _ times: [Double], _ expected: [State?], at trace: LayoutTrace, _ actual: [State?]
  ) -> [State?] {
    guard let last = times.last else { return actual }
    return zip(trace.times, actual).map { time, state in
      // Nothing is known of what comes after the end.
      if time > last + seconds { return state }
      func seen(at time: Double) -> State? { Self.state(of: expected, times, at: time) }
      let near = times.indices.filter { abs(times[$0] - time) <= seconds }.map { expected[$0] }
      let all = near + [seen(at: time - seconds), seen(at: time), seen(at: time + seconds)]
      let states = all.compactMap(\.self)
      guard let state else { return states.count == all.count ? seen(at: time) : nil }
      guard !states.isEmpty else { return nil }
      return expectation(states, nearest: seen(at: time) ?? states[0], for: state)
    }
  }

  /// The state with the numbers that are not within the tolerance as in the nearest one.
  private func expectation(_ states: [State], nearest: State, for actual: State) -> State {
    var result = actual
    func check(_ path: WritableKeyPath<State, Double>, _ tolerance: Double) {
      let values = states.map { $0[keyPath: path] }
      guard let low = values.min(), let high = values.max() else { return }
      let value = actual[keyPath: path]
      // The last bit of a sum is no difference.
      if value < low - tolerance - 1e-9 || value > high + tolerance + 1e-9 {
        result[keyPath: path] = nearest[keyPath: path]
      }
    }
    for path in [\State.x, \.y, \.width, \.height] { check(path, points) }
    check(\.alpha, points / Self.lever)
    if states.contains(where: { $0.transform.count != actual.transform.count }) {
      // Depth that comes or goes within the tolerance of time is let pass.
      if states.allSatisfy({ $0.transform.count != actual.transform.count }) {
        result.transform = nearest.transform
      }
    } else {
      for index in actual.transform.indices { check(\.transform[index], points / Self.lever) }
    }
    if !states.contains(where: { $0.zIndex == actual.zIndex }) { result.zIndex = nearest.zIndex }
    return result
  }

  /// Points for which a difference of 1 in a transform counts.
  private static let lever = 50.0

  /// The state at a time: between those of the samples around it if the element is there in both.
  private static func state(of states: [State?], _ times: [Double], at time: Double) -> State? {
    let next = times.firstIndex { $0 >= time } ?? times.count
    guard next < times.count else { return states.last ?? nil }
    guard next > 0, times[next] != time else { return states[next] }
    guard let before = states[next - 1], let after = states[next],
      before.transform.count == after.transform.count
    else { return states[next - 1] }
    let part = (time - times[next - 1]) / (times[next] - times[next - 1])
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return State(
      x: between(before.x, after.x), y: between(before.y, after.y),
      width: between(before.width, after.width), height: between(before.height, after.height),
      alpha: between(before.alpha, after.alpha),
      transform: zip(before.transform, after.transform).map { between($0, $1) },
      zIndex: before.zIndex)
  }
}
