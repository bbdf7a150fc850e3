import AnimGeometry
import Foundation

/// Reads the `d` attribute of paths.
struct SVGPathData {
  private var scanner: SVGScanner
  private(set) var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, of which a smooth curve goes on, and whether it was of a cubic or a quadratic one.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// Data that goes wrong somewhere is drawn up to there.
  init(_ text: String) {
    scanner = SVGScanner(text)
    var command: Character?
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == nil || command == "z" || command == "Z" {
        return
      }
      guard let letter = command, act(letter) else { return }
      // More points after those of a move are lines.
      if letter == "M" { command = "L" }
      if letter == "m" { command = "l" }
    }
  }

  /// A point that is given from the current one or from the origin.
  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func act(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    let before = control
    control = nil
    switch letter.lowercased() {
    case "m":
      guard let point = point(isRelative) else { return false }
      path.move(to: point)
      (current, start) = (point, point)
    case "l":
      guard let point = point(isRelative) else { return false }
      line(to: point)
    case "h":
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "v":
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "c":
      guard let first = point(isRelative), let second = point(isRelative),
        let end = point(isRelative)
      else { return false }
      cubic(first, second, end)
    case "s":
      guard let second = point(isRelative), let end = point(isRelative) else { return false }
      cubic(before.flatMap { $0.isCubic ? mirrored($0.point) : nil } ?? current, second, end)
    case "q":
      guard let control = point(isRelative), let end = point(isRelative) else { return false }
      quadratic(control, end)
    case "t":
      guard let end = point(isRelative) else { return false }
      quadratic(before.flatMap { $0.isCubic ? nil : mirrored($0.point) } ?? current, end)
    case "a": return arc(isRelative)
    case "z":
      guard !path.isEmpty else { return false }
      path.close()
      current = start
    default: return false
    }
    return true
  }

  private func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
  }

  /// What comes after a closed contour begins where that began, if it does not move.
  private mutating func begin() {
    if case .close? = path.elements.last { path.move(to: current) }
    if path.isEmpty { path.move(to: current) }
  }

  private mutating func line(to point: CGPoint) {
    begin()
    path.line(to: point)
    current = point
  }

  private mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    begin()
    path.cubic(to: end, control1: first, control2: second)
    control = (second, true)
    current = end
  }

  private mutating func quadratic(_ control: CGPoint, _ end: CGPoint) {
    begin()
    path.quadratic(to: end, control: control)
    self.control = (control, false)
    current = end
  }

  /// The arc of an ellipse, by the formulas of SVG 2, appendix B.2.4.
  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let width = scanner.number(), let height = scanner.number(),
      let degrees = scanner.number(), let isLarge = scanner.flag(),
      let isClockwise = scanner.flag(),
      let end = point(isRelative)
    else { return false }
    begin()
    let from = current
    current = end
    guard from != end else { return true }
    var rx: Double = abs(width)
    var ry: Double = abs(height)
    guard rx > 0, ry > 0 else {
      path.line(to: end)
      return true
    }
    let (sine, cosine): (Double, Double) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    // The middle between the ends is the origin, the axes of the ellipse are those of the plane.
    let dx = Double(from.x - end.x) / 2
    let dy = Double(from.y - end.y) / 2
    let x: Double = cosine * dx + sine * dy
    let y: Double = cosine * dy - sine * dx
    // Radii that cannot reach grow until they do.
    let reach: Double = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    let share: Double = max(0, 1 / min(reach, 1) - 1).squareRoot()
    let side = isLarge == isClockwise ? -share : share
    let (centerX, centerY) = (side * rx * y / ry, -side * ry * x / rx)
    let first = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite else {
      path.line(to: end)
      return true
    }
    let toPlane = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * centerX - sine * centerY + (from.x + end.x) / 2,
      ty: sine * centerX + cosine * centerY + (from.y + end.y) / 2)
    func onEllipse(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      CGPoint(x: cos(angle) - tangent * sin(angle), y: sin(angle) + tangent * cos(angle))
        .applying(toPlane)
    }
    // Curves of at most a quarter, whose controls lie 4/3 tan(θ/4) along the tangents.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let tangent = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (low, high) = (first + Double(index) * step, first + Double(index + 1) * step)
      path.cubic(
        to: index == count - 1 ? end : onEllipse(high), control1: onEllipse(low, tangent),
        control2: onEllipse(high, -tangent))
    }
    return true
  }
}
