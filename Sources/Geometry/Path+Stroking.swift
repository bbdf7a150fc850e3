public import Foundation

extension Path {
  /// The outline of this path when it is drawn with a pen, to be filled with the non-zero rule.
  ///
  /// Trimmed first, then dashed, as `CAShapeLayer` does.
  ///
  /// `tolerance` is the greatest distance of the outline from the ideal one, in the path's points.
  public func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.width > 0 else { return Path() }
    var lines = flattened(tolerance: tolerance).trimmed(to: style.range)
    var pen = Pen(style: style, tolerance: tolerance)
    if !style.dashes.isEmpty {
      lines = lines.dashed(style.dashes, phase: style.dashPhase, atMost: pen.greatestCountOfDashes)
    }
    for line in lines { pen.draw(line) }
    return pen.outline
  }
}

/// Collects the outlines of stroked polylines.
///
/// One contour runs along the left of a line and back along its right. On the inside of a bend the
/// two offset sides meet where they cross, if they do, so that the contour does not overlap itself.
private struct Pen {
  let style: StrokeStyle
  let tolerance: CGFloat
  private(set) var outline = Path()
  private var contour: [SIMD2<Double>] = []

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
  }

  private var radius: Double { style.width / 2 }

  /// More dashes than could be told apart are a solid line; of broad ones with round ends there are fewer.
  var greatestCountOfDashes: CGFloat {
    4_000_000 / (style.cap == .round ? max(40, CGFloat(chordCount(angle: .pi))) : 40)
  }

  mutating func draw(_ line: Polyline) {
    var points: [SIMD2<Double>] = []
    for point in line.points where points.last != point.vector { points.append(point.vector) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { dot(at: point) }
      return
    }
    if line.isClosed, points.count > 2 {
      side(points, isClosed: true)
      close()
      side(points.reversed(), isClosed: true)
      close()
    } else {
      side(points, isClosed: false)
      cap(at: points[points.count - 1], from: points[points.count - 2])
      side(points.reversed(), isClosed: false)
      cap(at: points[0], from: points[1])
      close()
    }
  }

  /// Draws a line without length: a disc or a square, if its caps reach anywhere.
  private mutating func dot(at point: SIMD2<Double>) {
    guard style.cap != .butt else { return }
    let step = SIMD2(1.0, 0)
    for direction in [step, -step] {
      contour.append(point + normal(direction) * radius)
      cap(at: point, from: point - direction)
    }
    close()
  }

  private mutating func close() {
    guard let first = contour.first else { return }
    outline.move(to: CGPoint(first))
    for point in contour.dropFirst() { outline.line(to: CGPoint(point)) }
    outline.close()
    contour.removeAll(keepingCapacity: true)
  }

  /// To the left of the way, with y down.
  private func normal(_ direction: SIMD2<Double>) -> SIMD2<Double> { [direction.y, -direction.x] }

  private func direction(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    let way = b - a
    return way / (way * way).sum().squareRoot()
  }

  /// The left side of a line.
  private mutating func side(_ points: [SIMD2<Double>], isClosed: Bool) {
    let count = points.count
    if !isClosed { contour.append(points[0] + normal(direction(points[0], points[1])) * radius) }
    for index in isClosed ? 0..<count : 1..<(count - 1) {
      join(
        points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    if !isClosed {
      let (a, b) = (points[count - 2], points[count - 1])
      contour.append(b + normal(direction(a, b)) * radius)
    }
  }

  private mutating func join(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    let (into, out) = (direction(a, b), direction(b, c))
    let (n0, n1) = (normal(into), normal(out))
    let cosine = (into * out).sum()
    let turn = into.x * out.y - into.y * out.x
    // Where the offset sides cross: b + (n0 + n1)·r/(1 + cos).
    let tip = b + (n0 + n1) * (radius / max(1 + cosine, 1e-9))
    if cosine > 0.999 {
      contour.append(tip)
      return
    }
    guard turn > 0 else {
      // The inside of the bend; sides shorter than what is cut off keep their ends.
      let cut = radius * ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
      let (before, after) = (b - a, c - b)
      let shortest = min((before * before).sum(), (after * after).sum()).squareRoot()
      if cut < shortest {
        contour.append(tip)
      } else {
        contour += [b + n0 * radius, b, b + n1 * radius]
      }
      return
    }
    switch style.join {
    case .miter:
      // The mitre is 1/sin(φ/2) half widths long for the angle φ between the sides.
      let ratio = (2 / max(1 + cosine, 1e-9)).squareRoot()
      contour += ratio <= style.miterLimit ? [tip] : [b + n0 * radius, b + n1 * radius]
    case .bevel: contour += [b + n0 * radius, b + n1 * radius]
    case .round: arc(around: b, from: n0, to: n1, angle: atan2(turn, cosine))
    }
  }

  /// From the left of a line's end around it to the right; the contour is on the left already.
  private mutating func cap(at end: SIMD2<Double>, from before: SIMD2<Double>) {
    let way = direction(before, end)
    let left = normal(way)
    switch style.cap {
    case .butt: break
    case .square: contour += [end + (left + way) * radius, end + (way - left) * radius]
    case .round: arc(around: end, from: left, to: -left, angle: .pi)
    }
  }

  /// Points on a circle, both ends included, clockwise on screen by `angle`.
  private mutating func arc(
    around center: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>, angle: Double
  ) {
    let count = chordCount(angle: angle)
    contour.append(center + start * radius)
    for index in 1..<max(count, 1) {
      let turned = angle * Double(index) / Double(count)
      let (s, c) = (sin(turned), cos(turned))
      contour.append(center + [start.x * c - start.y * s, start.x * s + start.y * c] * radius)
    }
    contour.append(center + end * radius)
  }

  /// How many chords an arc is drawn with.
  private func chordCount(angle: Double) -> Int {
    // A chord of the angle s is r·(1 − cos(s/2)) ≈ r·s²/8 from its arc.
    let step = (8 * tolerance / radius).squareRoot()
    return max(1, Int(saturating: (angle / max(step, 1e-3)).rounded(.up)))
  }
}
