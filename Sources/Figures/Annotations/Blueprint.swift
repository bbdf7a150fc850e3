import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimScenarioFormat
import AnimText
import Foundation

/// The hand in which annotations are drawn: thin lines with a light rim, so that they are seen on
/// photographs too, numbers in small pills, and panels of blue paper.
struct Blueprint {
  /// Of lines and pills.
  let accent: Color
  let lettering: Lettering

  static let lineWidth: CGFloat = 1.25
  /// Of numbers in pills.
  static let textSize: CGFloat = 11
  static let paper = (top: Color(hex: 0x12315f), bottom: Color(hex: 0x0b1f42))
  static let paperInk = Color(hex: 0xeaf2ff)
  static let paperMuted = Color(hex: 0x9db6dc)
  static let paperLine = Color(hex: 0x5fb4ff)

  /// The blueprint of an annotation.
  init(_ color: ThemedColor?, theme: Theme, _ lettering: Lettering) {
    let standard = ThemedColor(light: Color(hex: 0x0a6cff), dark: Color(hex: 0x4da8ff))
    let color = color ?? standard
    accent = theme == .dark ? color.dark : color.light
    self.lettering = lettering
  }

  // MARK: Lines

  func line(_ points: [CGPoint], width: CGFloat = lineWidth, dashes: [CGFloat] = [])
    -> [DisplayItem]
  {
    guard points.count > 1 else { return [] }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    return stroke(path, width: width, dashes: dashes)
  }

  /// A line with a light rim.
  func stroke(
    _ path: Path, width: CGFloat = lineWidth, dashes: [CGFloat] = [], opacity: Double = 1
  ) -> [DisplayItem] {
    let rim = Stroke(
      paint: .color(Color(white: 1, alpha: 0.55 * opacity)), width: width + 1.5, cap: .round,
      join: .round, dashes: dashes)
    let ink = Stroke(
      paint: .color(accent.faded(by: opacity)), width: width, cap: .round, join: .round,
      dashes: dashes)
    return [rim, ink].map { DisplayItem(content: .path(FilledPath(path, stroke: $0))) }
  }

  func dot(at point: CGPoint, radius: CGFloat) -> [DisplayItem] {
    func disc(_ radius: CGFloat, _ color: Color) -> DisplayItem {
      let rect = CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      return DisplayItem(content: .box(Box(RoundedRect(rect, radius: radius), fill: .color(color))))
    }
    return [disc(radius + 1.25, .white), disc(radius, accent)]
  }

  /// A rectangle of thin diagonal lines on a tint, as what is left free is drawn.
  func hatching(_ rect: CGRect) -> [DisplayItem] {
    guard rect.width > 0.5, rect.height > 0.5 else { return [] }
    var lines = Path()
    let spacing: CGFloat = 6
    // All over the plane the same pattern, so that it does not swim when the rectangle grows.
    var offset = ((rect.minX + rect.minY) / spacing).rounded(.down) * spacing
    while offset < rect.maxX + rect.maxY {
      lines.move(to: CGPoint(x: offset - rect.minY, y: rect.minY))
      lines.line(to: CGPoint(x: offset - rect.maxY, y: rect.maxY))
      offset += spacing
    }
    let clip = [Clip(.box(RoundedRect(rect)), transform: .identity)]
    return [
      DisplayItem(content: .box(Box(RoundedRect(rect), fill: .color(accent.faded(by: 0.16))))),
      DisplayItem(
        clips: clip,
        content: .path(
          FilledPath(lines, stroke: Stroke(paint: .color(accent.faded(by: 0.5)), width: 0.75)))),
    ]
  }

  /// A line between two points with a bar across each end.
  func dimension(from start: CGPoint, to end: CGPoint) -> [DisplayItem] {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0.5 else { return [] }
    let across = CGVector(dx: -(end.y - start.y) / length * 4, dy: (end.x - start.x) / length * 4)
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    for point in [start, end] {
      path.move(to: CGPoint(x: point.x - across.dx, y: point.y - across.dy))
      path.line(to: CGPoint(x: point.x + across.dx, y: point.y + across.dy))
    }
    return stroke(path)
  }

  // MARK: Words

  func pillSize(_ text: String) -> CGSize {
    CGSize(
      width: lettering.width(of: text, size: Self.textSize, weight: .semibold) + 10, height: 17)
  }

  /// White words on a pill around a point.
  func pill(_ text: String, at center: CGPoint) -> [DisplayItem] {
    let size = pillSize(text)
    let rect = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    let shape = RoundedRect(rect, radius: size.height / 2)
    return [
      DisplayItem(
        content: .shadow(
          Shadow(
            .box(shape), color: Color(white: 0, alpha: 0.25), offset: CGSize(width: 0, height: 1),
            sigma: 2))),
      DisplayItem(content: .box(Box(shape, fill: .color(accent)))),
    ]
      + lettering.line(
        text, at: CGPoint(x: center.x, y: center.y + 4), size: Self.textSize, weight: .semibold,
        color: .white, anchor: .center)
  }

  // MARK: Paper

  /// A sheet of blue paper with squares.
  func sheet(_ rect: CGRect, squares: CGFloat? = 12) -> [DisplayItem] {
    let shape = RoundedRect(rect, radius: 12, curve: .continuous)
    let gradient = Gradient(
      .linear(start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY)),
      stops: [
        .init(location: 0, color: Self.paper.top), .init(location: 1, color: Self.paper.bottom),
      ])
    var items = [
      DisplayItem(
        content: .shadow(
          Shadow(
            .box(shape), color: Color(white: 0, alpha: 0.3), offset: CGSize(width: 0, height: 4),
            sigma: 9))),
      DisplayItem(content: .box(Box(shape, fill: .gradient(gradient)))),
    ]
    if let squares {
      var lines = Path()
      var x = rect.minX + squares
      while x < rect.maxX {
        lines.move(to: CGPoint(x: x, y: rect.minY))
        lines.line(to: CGPoint(x: x, y: rect.maxY))
        x += squares
      }
      var y = rect.minY + squares
      while y < rect.maxY {
        lines.move(to: CGPoint(x: rect.minX, y: y))
        lines.line(to: CGPoint(x: rect.maxX, y: y))
        y += squares
      }
      items.append(
        DisplayItem(
          clips: [Clip(.box(shape), transform: .identity)],
          content: .path(
            FilledPath(
              lines, stroke: Stroke(paint: .color(Color(white: 1, alpha: 0.07)), width: 0.5)))))
    }
    items.append(
      DisplayItem(
        content: .box(
          Box(
            shape, fill: .color(.clear),
            border: Border(width: 0.75, color: Color(white: 1, alpha: 0.22))))))
    return items
  }
}

extension Double {
  /// A length as a designer writes it: to halves of a point.
  var pointsText: String {
    let halves = Int(saturating: (self * 2).rounded())
    return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
