import Foundation

/// Finds few moments from which CSS makes all others, to within a tolerance.
///
/// Between two moments a value goes straight ahead, or along a cubic curve of time that is fitted by
/// least squares; of both, what takes fewer letters in all.
struct KeyframeFitter {
  /// A moment with the values then and the way to the next one.
  struct Key: Equatable {
    /// In steps of the timeline.
    var time: Int
    var values: [Double]
    var easing: Easing = .linear
  }

  let timeline: Timeline
  /// How far each of the values may be from the track in a frame.
  let tolerance: [Double]
  /// Whether the squares of the values' deviations are added, as those of x and y are.
  let isJoint: Bool
  /// The number of decimals that each of the values is written with.
  let digits: [Int]

  init(_ timeline: Timeline, tolerance: [Double], digits: [Int], isJoint: Bool = true) {
    self.timeline = timeline
    self.tolerance = tolerance
    self.isJoint = isJoint
    self.digits = digits
  }

  /// The moments of a track, the first at the beginning and the last at the end of the timeline.
  ///
  /// In frames that the track does not have, values may be any.
  func keys(of track: Track) -> [Key] {
    let stretches = track.stretches(tolerance: tolerance)
    var keys: [Key] = []
    for (index, stretch) in stretches.enumerated() {
      var part = Stretch(self, track, stretch)
      let own = part.keys()
      guard let first = own.first, let last = own.last else { continue }
      if index == 0, first.time > 0 { keys.append(Key(time: 0, values: first.values)) }
      keys += own
      guard index + 1 < stretches.count else {
        if last.time < Timeline.steps {
          keys.append(Key(time: Timeline.steps, values: last.values))
        }
        break
      }
      // Until the next frame all stays as it is.
      let end = timeline.end(of: track.frames[stretch.upperBound - 1])
      let next = timeline.steps[track.frames[stretches[index + 1].lowerBound]]
      let held = end == next ? end - 1 : end
      if held > last.time { keys.append(Key(time: held, values: last.values)) }
    }
    return keys.withoutIdle
  }

  /// The values as they are written.
  fileprivate func written(_ values: [Double]) -> [Double] {
    zip(values, digits).map { rounded($0, digits: $1) }
  }
}

extension [KeyframeFitter.Key] {
  /// The moments without those within a rest.
  fileprivate var withoutIdle: Self {
    var result: Self = []
    for (index, key) in enumerated() {
      if let before = result.last, index + 1 < count, before.values == key.values,
        self[index + 1].values == key.values
      {
        continue
      }
      result.append(key)
    }
    return result
  }
}

/// Frames without a jump.
private struct Stretch {
  private let fitter: KeyframeFitter
  private let times: [Double]
  private let values: [[Double]]
  private let written: [[Double]]
  /// The least costs from a frame to the end, with the choice that leads there.
  private var known: [Int: (cost: Int, end: Int, easing: Easing)] = [:]

  /// About how many letters a key takes.
  private static let linearCost = 26
  /// About how many letters a timing function adds.
  private static let curveCost = 58

  init(_ fitter: KeyframeFitter, _ track: Track, _ range: Range<Int>) {
    self.fitter = fitter
    times = range.map { Double(fitter.timeline.steps[track.frames[$0]]) }
    values = Array(track.values[range])
    written = values.map(fitter.written)
  }

  /// The cheapest moments.
  mutating func keys() -> [KeyframeFitter.Key] {
    let last = values.count - 1
    // From the end to the beginning, as far as they are reached at all.
    var pending = [0]
    while let start = pending.last {
      if start == last || known[start] != nil {
        pending.removeLast()
        continue
      }
      let ways = self.ways(from: start)
      let open = ways.map(\.end).filter { $0 != last && known[$0] == nil }
      if open.isEmpty {
        pending.removeLast()
        known[start] =
          ways.map { way in
            (way.cost + (known[way.end]?.cost ?? 0), way.end, way.easing)
          }.min { $0.0 < $1.0 }
      } else {
        pending += open
      }
    }
    var keys: [KeyframeFitter.Key] = []
    var index = 0
    while true {
      let step = known[index]
      keys.append(
        .init(time: Int(times[index]), values: written[index], easing: step?.easing ?? .linear))
      guard let step else { return keys }
      index = step.end
    }
  }

  private var reaches: [Int: [(end: Int, easing: Easing, cost: Int)]] = [:]

  /// The longest straight way from a frame, and the longest curved one if it is longer.
  private mutating func ways(from start: Int) -> [(end: Int, easing: Easing, cost: Int)] {
    if let known = reaches[start] { return known }
    let rest = restEnd(from: start)
    if rest - start >= Self.shortestRest {
      reaches[start] = [(rest, .linear, Self.linearCost)]
      return [(rest, .linear, Self.linearCost)]
    }
    let straight = longest(from: start, atLeast: 2) { isStraight(start, $0) ? .linear : nil }
    var ways = [(straight.end, straight.easing, Self.linearCost)]
    if straight.end < values.count - 1 {
      // A curve has two unknowns, so that it says nothing of less than two frames between its ends.
      let curved = longest(from: start, atLeast: 4) { curve(start, $0) }
      if curved.end > straight.end {
        let cost = Easing.named.contains(curved.easing) ? Self.curveCost - 22 : Self.curveCost
        ways.append((curved.end, curved.easing, Self.linearCost + cost))
      }
      // An animation from rest to rest is most likely one of Core Animation's curves, of which no
      // shorter part is one.
      let halt = motionEnd(from: start)
      if halt - start > 4,
        let easing = Easing.named.first(where: { fits(start, halt, $0.callAsFunction) })
      {
        ways.append((halt, easing, Self.linearCost + Self.curveCost - 22))
      }
    }
    reaches[start] = ways
    return ways
  }

  /// The number of frames without change that is a rest, in which nothing may creep.
  private static let shortestRest = 8

  /// The last frame until which nothing changes.
  private func restEnd(from start: Int) -> Int {
    var end = start
    while end + 1 < values.count, written[end + 1] == written[start] { end += 1 }
    return end
  }

  /// The first frame of the next rest, or the last frame.
  private func motionEnd(from start: Int) -> Int {
    var end = start + 1
    while end < values.count - 1, restEnd(from: end) - end < Self.shortestRest { end += 1 }
    return end
  }

  /// The last frame that is reached in one piece: found by doubling and then halving the distance.
  private func longest(
    from start: Int, atLeast shortest: Int, _ fit: (Int) -> Easing?
  ) -> (end: Int, easing: Easing) {
    let last = values.count - 1
    var best = (end: start + 1, easing: Easing.linear)
    var distance = shortest
    var failed = last + 1
    while start + distance <= last || best.end < last {
      let end = min(start + distance, last)
      guard let easing = fit(end) else {
        // A curve may fit a long way where it does not fit a short one.
        failed = end
        break
      }
      best = (end, easing)
      if end == last { return best }
      distance *= 2
    }
    while failed - best.end > 1 {
      let middle = (failed + best.end) / 2
      if let easing = fit(middle) { best = (middle, easing) } else { failed = middle }
    }
    return best
  }

  private func isStraight(_ start: Int, _ end: Int) -> Bool {
    fits(start, end) { $0 }
  }

  /// Whether all frames between two are close enough to the way between these.
  private func fits(_ start: Int, _ end: Int, _ way: (Double) -> Double) -> Bool {
    let (from, to) = (written[start], written[end])
    let duration = times[end] - times[start]
    for index in stride(from: start + 1, to: end, by: 1) {
      let part = way((times[index] - times[start]) / duration)
      var sum = 0.0
      for (component, value) in values[index].enumerated() {
        let expected = from[component] + (to[component] - from[component]) * part
        let error = (value - expected) / fitter.tolerance[component]
        sum = fitter.isJoint ? sum + error * error : max(sum, error * error)
      }
      if sum > 1 { return false }
    }
    return true
  }

  /// A curve on which all frames between two lie; nil if there is none.
  private func curve(_ start: Int, _ end: Int) -> Easing? {
    for easing in Easing.named where fits(start, end, { easing($0) }) { return easing }
    guard let easing = leastSquares(start, end), fits(start, end, { easing($0) }) else {
      return nil
    }
    return easing
  }

  /// The cubic curve of time that comes closest: its control points are at thirds of the time, so
  /// that their other coordinates follow from two linear equations.
  private func leastSquares(_ start: Int, _ end: Int) -> Easing? {
    let (from, to) = (written[start], written[end])
    let weights = fitter.tolerance.map { 1 / ($0 * $0) }
    let distance = from.indices.reduce(0) { sum, component in
      let step = to[component] - from[component]
      return sum + weights[component] * step * step
    }
    guard distance > 1e-6 else { return nil }
    let duration = times[end] - times[start]
    var (m11, m12, m22, r1, r2) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in stride(from: start + 1, to: end, by: 1) {
      let t = (times[index] - times[start]) / duration
      let gone =
        from.indices.reduce(0) { sum, component in
          sum + weights[component] * (to[component] - from[component])
            * (values[index][component] - from[component])
        } / distance
      let (b1, b2) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t))
      let rest = gone - t * t * t
      m11 += b1 * b1
      m12 += b1 * b2
      m22 += b2 * b2
      r1 += b1 * rest
      r2 += b2 * rest
    }
    let determinant = m11 * m22 - m12 * m12
    guard determinant > 1e-12 else { return nil }
    let y1 = (r1 * m22 - r2 * m12) / determinant
    let y2 = (r2 * m11 - r1 * m12) / determinant
    guard abs(y1) < 100, abs(y2) < 100 else { return nil }
    return .cubic(
      x1: 333, y1: Int((y1 * 1000).rounded()), x2: 667, y2: Int((y2 * 1000).rounded()))
  }
}
