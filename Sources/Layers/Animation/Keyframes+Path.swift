import AnimGeometry
import AnimMotion
import Foundation

extension Keyframes<AnimatableValue> {
  /// Positions along `path`; nil if it has no points.
  ///
  /// Each curve is followed through points on it, at the times at which a movement with the curve's
  /// own easing passes them.
  init?(along path: Path, _ keyTimes: [Double], _ mode: Mode, _ easings: [TimingCurve]) {
    let segments = path.segments
    guard let start = segments.first?.point(0) else { return nil }
    let times =
      keyTimes.count > segments.count
      ? keyTimes : (0...segments.count).map { Double($0) / Double(segments.count) }
    var frames = [start]
    var frameTimes = [times[0]]
    for (index, segment) in segments.enumerated() {
      let easing = index < easings.count ? easings[index] : .linear
      let pieces = mode == .discrete ? 1 : segment.isCurved || easing != .linear ? 32 : 1
      for piece in 1...pieces {
        let place = Double(piece) / Double(pieces)
        frames.append(segment.point(place))
        frameTimes.append(
          times[index] + (times[index + 1] - times[index]) * easing.fraction(at: place))
      }
    }
    let isPaced = mode == .paced || mode == .cubicPaced
    self.init(
      frames.map { .point($0) }, keyTimes: frameTimes,
      mode: mode == .discrete ? .discrete : isPaced ? .paced : .linear)
  }
}

/// A line or curve of a path.
private struct PathSegment {
  let isCurved: Bool
  /// The point at a parameter, 0…1.
  let point: (Double) -> CGPoint
}

extension Path {
  fileprivate var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (start, from) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      let begin = from
      segments.append(
        PathSegment(isCurved: false) { begin.interpolated(to: end, at: $0) })
      from = end
    }
    for element in elements {
      let begin = from
      switch element {
      case .move(let point): (start, from) = (point, point)
      case .line(let point): line(to: point)
      case .close: if from != start { line(to: start) }
      case .quadratic(let control, let end):
        segments.append(
          PathSegment(isCurved: true) { t in
            begin.interpolated(to: control, at: t)
              .interpolated(to: control.interpolated(to: end, at: t), at: t)
          })
        from = end
      case .cubic(let control1, let control2, let end):
        segments.append(
          PathSegment(isCurved: true) { t in
            let middle = control1.interpolated(to: control2, at: t)
            let first = begin.interpolated(to: control1, at: t).interpolated(to: middle, at: t)
            let last = middle.interpolated(to: control2.interpolated(to: end, at: t), at: t)
            return first.interpolated(to: last, at: t)
          })
        from = end
      }
    }
    return segments
  }
}
