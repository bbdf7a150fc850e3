import AnimGeometry
import Foundation

/// Reads outlines written in the letters of SVG's paths, and a few more.
///
/// `M L H V C S Q Z` are as in SVG, small letters relative to the current point. `A r l s x y` is an arc
/// of a circle of radius r to (x, y): the longer way round if l is 1, clockwise on screen if s is 1.
/// `O x y r` is a circle, `E x y rx ry` an ellipse, `R x y w h r` a rectangle with corners of radius
/// r. `@r` rounds the corners between straight lines that come after it by the radius r.
struct OutlineReader {
  private let text: [UInt8]
  private var position = 0
  private var path = Path()
  private var contour: [Segment] = []
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var lastControl: CGPoint?
  private var radius: CGFloat = 0
  private var startRadius: CGFloat = 0

  private struct Segment {
    /// Control points of a curve; empty for a line.
    var controls: [CGPoint]
    var end: CGPoint
    /// The radius of the corner at the end.
    var radius: CGFloat
  }

  /// The path of an outline.
  static func path(_ outline: String) -> Path {
    var reader = Self(text: Array(outline.utf8))
    reader.readAll()
    return reader.path
  }

  private init(text: [UInt8]) { self.text = text }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func skipSpace() {
    while let next, next == UInt8(ascii: " ") || next == UInt8(ascii: ",") { position += 1 }
  }

  /// Reads a decimal number, whose digits are few enough for an exact quotient of two integers.
  private mutating func number() -> CGFloat {
    skipSpace()
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var digits = 0
    var scale: Double?
    while let next {
      if next == UInt8(ascii: "."), scale == nil {
        scale = 1
      } else if let digit = Self.digit(next) {
        digits = digits * 10 + digit
        scale = scale.map { $0 * 10 }
      } else {
        break
      }
      position += 1
    }
    precondition(
      position > start + (isNegative ? 1 : 0),
      "a number is missing in '\(String(decoding: text, as: UTF8.self))' after \(start) letters")
    let value = Double(digits) / (scale ?? 1)
    return isNegative ? -value : value
  }

  private static func digit(_ letter: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter)
      ? Int(letter - UInt8(ascii: "0")) : nil
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint {
    let (x, y) = (number(), number())
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private var hasNumber: Bool {
    mutating get {
      skipSpace()
      guard let next else { return false }
      return Self.digit(next) != nil || next == UInt8(ascii: "-") || next == UInt8(ascii: ".")
    }
  }

  private mutating func readAll() {
    skipSpace()
    while let next {
      position += 1
      let letter = Unicode.Scalar(next)
      repeat { read(letter) } while hasNumber && letter != "@"
    }
    finish(closed: false)
  }

  private mutating func read(_ letter: Unicode.Scalar) {
    let isRelative = ("a"..."z").contains(letter)
    var control: CGPoint?
    switch letter {
    case "@": radius = number()
    case "M", "m":
      let place = point(isRelative)
      finish(closed: false)
      (start, current, startRadius) = (place, place, radius)
    case "L", "l": line(to: point(isRelative))
    case "H", "h":
      let x = number()
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V", "v":
      let y = number()
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "C", "c":
      let controls = [point(isRelative), point(isRelative)]
      curve(controls, to: point(isRelative))
      control = controls[1]
    case "S", "s":
      let mirrored = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) }
      let controls = [mirrored ?? current, point(isRelative)]
      curve(controls, to: point(isRelative))
      control = controls[1]
    case "Q", "q":
      let middle = point(isRelative)
      let end = point(isRelative)
      func third(_ from: CGPoint) -> CGPoint {
        CGPoint(x: from.x + (middle.x - from.x) * 2 / 3, y: from.y + (middle.y - from.y) * 2 / 3)
      }
      curve([third(current), third(end)], to: end)
    case "A", "a":
      let (size, isLong, isClockwise) = (number(), number() == 1, number() == 1)
      arc(radius: size, isLong: isLong, isClockwise: isClockwise, to: point(isRelative))
    case "Z", "z": finish(closed: true)
    case "O":
      let (center, size) = (point(false), number())
      add(ellipseAt: center, CGSize(width: size, height: size))
    case "E":
      let center = point(false)
      add(ellipseAt: center, CGSize(width: number(), height: number()))
    case "R":
      finish(closed: false)
      let rect = CGRect(origin: point(false), size: CGSize(width: number(), height: number()))
      path.append(Path(RoundedRect(rect, radius: number())))
    default: preconditionFailure("'\(letter)' is no letter of outlines")
    }
    lastControl = control
  }

  private mutating func add(ellipseAt center: CGPoint, _ radii: CGSize) {
    finish(closed: false)
    path.append(
      Path(
        RoundedRect(
          CGRect(
            x: center.x - radii.width, y: center.y - radii.height, width: 2 * radii.width,
            height: 2 * radii.height), radius: radii, curve: .circular)))
  }

  private mutating func line(to end: CGPoint) {
    contour.append(Segment(controls: [], end: end, radius: radius))
    current = end
  }

  private mutating func curve(_ controls: [CGPoint], to end: CGPoint) {
    contour.append(Segment(controls: controls, end: end, radius: radius))
    current = end
  }

  /// Adds an arc, of a larger radius if the given one does not reach, as in SVG 2 §9.5.1.
  private mutating func arc(radius: CGFloat, isLong: Bool, isClockwise: Bool, to end: CGPoint) {
    let half = CGVector(dx: (end.x - current.x) / 2, dy: (end.y - current.y) / 2)
    let reach = hypot(half.dx, half.dy)
    guard reach > 0 else { return }
    let size = max(radius, reach)
    let height = (size * size - reach * reach).squareRoot() / reach
    let side: CGFloat = isLong == isClockwise ? 1 : -1
    let center = CGPoint(
      x: current.x + half.dx + side * height * half.dy,
      y: current.y + half.dy - side * height * half.dx)
    var turn = Path()
    turn.addArc(
      center: center, radius: size,
      startAngle: atan2(current.y - center.y, current.x - center.x),
      endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: isClockwise)
    for case .cubic(let first, let second, let point) in turn.elements {
      curve([first, second], to: point)
    }
    current = end
    contour[contour.count - 1].end = end
  }

  /// Ends the contour, with its corners rounded.
  private mutating func finish(closed: Bool) {
    defer {
      contour = []
      current = start
    }
    guard !contour.isEmpty else { return }
    var segments = contour
    if closed, let last = segments.last,
      hypot(last.end.x - start.x, last.end.y - start.y) > 1e-6
    {
      segments.append(Segment(controls: [], end: start, radius: startRadius))
    }
    if closed { segments[segments.count - 1].radius = startRadius }
    let count = segments.count
    /// Where each segment is left for the corner at its end, and where the corner comes to its end.
    var cuts: [(leave: CGPoint, arrive: CGPoint, turn: CGFloat, radius: CGFloat)?] = []
    for index in 0..<count {
      let isLast = index == count - 1
      guard segments[index].radius > 0, !isLast || closed else {
        cuts.append(nil)
        continue
      }
      let next = segments[(index + 1) % count]
      let before = index == 0 ? start : segments[index - 1].end
      guard segments[index].controls.isEmpty, next.controls.isEmpty else {
        cuts.append(nil)
        continue
      }
      cuts.append(
        Self.corner(before, segments[index].end, next.end, radius: segments[index].radius))
    }
    path.move(to: closed ? cuts[count - 1]?.arrive ?? start : start)
    for (segment, cut) in zip(segments, cuts) {
      let end = cut?.leave ?? segment.end
      if segment.controls.isEmpty {
        path.line(to: end)
      } else {
        path.cubic(to: end, control1: segment.controls[0], control2: segment.controls[1])
      }
      guard let cut else { continue }
      let corner = segment.end
      let length = hypot(corner.x - cut.leave.x, corner.y - cut.leave.y)
      // The handles of an arc, as a part of the way to the corner.
      let part = 4 / 3 * tan(cut.turn / 4) * cut.radius / length
      path.cubic(
        to: cut.arrive, control1: Self.between(cut.leave, corner, part),
        control2: Self.between(cut.arrive, corner, part))
    }
    if closed { path.close() }
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  /// The arc in place of a corner; nil where the line goes straight on or back.
  private static func corner(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, radius: CGFloat
  ) -> (leave: CGPoint, arrive: CGPoint, turn: CGFloat, radius: CGFloat)? {
    let (into, out) = (hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
    guard into > 0, out > 0 else { return nil }
    let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
    let turn = abs(atan2(cross, dot))
    guard turn > 0.01, turn < 3.1 else { return nil }
    // Half of a side belongs to each of its corners.
    let distance = min(radius * tan(turn / 2), into / 2, out / 2)
    return (
      between(b, a, distance / into), between(b, c, distance / out), turn,
      distance / tan(turn / 2)
    )
  }
}
