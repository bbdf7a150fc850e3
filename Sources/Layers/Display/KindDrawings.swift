import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension GradientProperties {
  /// The gradient in a layer's coordinates; nil without colours.
  func paint(in bounds: CGRect) -> Paint? {
    guard let first = colors.first else { return nil }
    if colors.count == 1 { return .color(first) }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let geometry: Gradient.Geometry =
      switch type {
      case .radial:
        .radial(
          center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)))
      case .conic: .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
      default: .linear(start: start, end: end)
      }
    let places =
      locations.count >= colors.count
      ? locations : colors.indices.map { Double($0) / Double(colors.count - 1) }
    var reached = 0.0
    let stops = zip(places, colors).map { place, color in
      reached = max(reached, min(max(place, 0), 1))
      return Gradient.Stop(location: reached, color: color)
    }
    return .gradient(Gradient(geometry, stops: stops))
  }
}

extension ShapeProperties {
  /// The path with its paints; nil if nothing of it shows.
  var filledPath: FilledPath? {
    guard let path, !path.isEmpty else { return nil }
    let fill = fillColor.flatMap { $0.alpha > 0 ? Paint.color($0) : nil }
    var stroke: Stroke?
    let start = min(max(strokeStart, 0), 1)
    let end = min(max(strokeEnd, 0), 1)
    if let color = strokeColor, color.alpha > 0, lineWidth > 0, start < end {
      stroke = Stroke(
        paint: .color(color), width: lineWidth, cap: lineCap, join: lineJoin,
        miterLimit: miterLimit, dashes: lineDashPattern, dashPhase: lineDashPhase,
        range: start...end)
    }
    guard fill != nil || stroke != nil else { return nil }
    return FilledPath(path, fill: fill, fillRule: fillRule, stroke: stroke)
  }
}
