import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimScenarioFormat
import AnimStaging
import AnimText
import Foundation

/// A small plot in a corner of the screen: a quantity of an item over time, with a point that runs
/// along it.
struct CurveInset {
  private let curve: Annotation.Curve
  private let blueprint: Blueprint

  private static let size = CGSize(width: 176, height: 112)
  private static let margin: CGFloat = 14

  init(_ curve: Annotation.Curve, _ blueprint: Blueprint) {
    self.curve = curve
    self.blueprint = blueprint
  }

  /// The plot of an item's stretch of time, as it is at `now`; places are those on the screen.
  func items(
    _ track: ElementTrack, from start: Double, to end: Double, now: Double, on screen: TracedScreen
  ) -> [DisplayItem] {
    let points = ElementCurves.points(
      of: quantity, of: track.elements(from: start, to: end)
    ).map { ElementCurves.Point(time: $0.time, value: value($0.value, on: screen)) }
    guard !points.isEmpty else { return [] }
    let sheet = sheet(on: screen)
    let plot = CGRect(
      x: sheet.minX + 12, y: sheet.minY + 34, width: sheet.width - 24, height: sheet.height - 48)
    let values = Axis(covering: points.map(\.value), count: 3, minimum: quantity.threshold * 4)
    let span = max(end - start, 0.01)
    func place(_ point: ElementCurves.Point) -> CGPoint {
      CGPoint(
        x: plot.minX + plot.width * CGFloat((point.time - start) / span),
        y: plot.maxY - plot.height * CGFloat(values.fraction(of: point.value)))
    }
    var items = blueprint.sheet(sheet)
    items += heading(track.path, in: sheet, value: Self.value(of: points, at: now))
    items += axis(plot)
    items += Self.line(points.map(place), Blueprint.paperLine.faded(by: 0.4), width: 1.25)
    let past = points.filter { $0.time <= now + 1e-9 }
    items += Self.line(past.map(place), Blueprint.paperLine, width: 2)
    if let value = Self.value(of: points, at: now) {
      items += runner(place(.init(time: min(max(now, start), end), value: value)), in: plot)
    }
    return items
  }

  private var quantity: ElementCurves.Quantity {
    switch curve.quantity {
    case .x: .x
    case .y: .y
    case .alpha: .alpha
    case .scale: .scale
    case .rotation: .rotation
    }
  }

  /// A value as it is on the screen: places are told in the picture.
  private func value(_ value: Double, on screen: TracedScreen) -> Double {
    switch quantity {
    case .x: (value - Double(screen.box.minX)) / Double(screen.zoom)
    case .y: (value - Double(screen.box.minY)) / Double(screen.zoom)
    case .alpha, .scale, .rotation: value
    }
  }

  /// The place of the sheet: in its corner, free of the bars of the system.
  private func sheet(on screen: TracedScreen) -> CGRect {
    let field = screen.box.insetBy(dx: Self.margin, dy: Self.margin)
      .intersection(screen.safeBox.insetBy(dx: 0, dy: 2))
    let (isLeft, isTop) =
      switch curve.corner {
      case .topLeft: (true, true)
      case .topRight: (false, true)
      case .bottomLeft: (true, false)
      case .bottomRight: (false, false)
      }
    let width = min(Self.size.width, field.width)
    return CGRect(
      x: isLeft ? field.minX : field.maxX - width,
      y: isTop ? field.minY : field.maxY - Self.size.height,
      width: width, height: Self.size.height)
  }

  /// The value of a curve at a time, between two points in proportion; nil before the first.
  static func value(of points: [ElementCurves.Point], at time: Double) -> Double? {
    guard let next = points.firstIndex(where: { $0.time >= time - 1e-9 }) else {
      return points.last?.value
    }
    guard next > 0 else { return points[0].time <= time + 1e-9 ? points[0].value : nil }
    let (before, after) = (points[next - 1], points[next])
    let part = (time - before.time) / max(after.time - before.time, 1e-9)
    return before.value + (after.value - before.value) * part
  }

  private func heading(_ path: ItemIndexPath, in sheet: CGRect, value: Double?) -> [DisplayItem] {
    let baseline = sheet.minY + 21
    let name = curve.quantity.rawValue
    let lettering = blueprint.lettering
    let nameWidth = lettering.width(of: name, size: 12, weight: .semibold)
    var items = lettering.line(
      name, at: CGPoint(x: sheet.minX + 12, y: baseline), size: 12, weight: .semibold,
      color: Blueprint.paperInk)
    items += lettering.line(
      "cell \(path)", at: CGPoint(x: sheet.minX + 18 + nameWidth, y: baseline), size: 11,
      color: Blueprint.paperMuted)
    if let value {
      items += lettering.line(
        text(value), at: CGPoint(x: sheet.maxX - 12, y: baseline), size: 12, weight: .semibold,
        color: Blueprint.paperLine, anchor: .right)
    }
    return items
  }

  private func text(_ value: Double) -> String {
    switch curve.quantity {
    case .x, .y: return "\(Int(saturating: value.rounded())) pt"
    case .rotation: return "\(Int(saturating: value.rounded()))°"
    case .alpha, .scale:
      let hundredths = Int(saturating: (abs(value) * 100).rounded())
      let fraction = hundredths % 100
      return "\(value < 0 ? "−" : "")\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
  }

  private func axis(_ plot: CGRect) -> [DisplayItem] {
    Self.line(
      [
        CGPoint(x: plot.minX, y: plot.minY - 4), CGPoint(x: plot.minX, y: plot.maxY + 4),
        CGPoint(x: plot.maxX, y: plot.maxY + 4),
      ], Blueprint.paperMuted.faded(by: 0.6), width: 0.75)
  }

  private func runner(_ point: CGPoint, in plot: CGRect) -> [DisplayItem] {
    func disc(_ radius: CGFloat, _ color: Color) -> DisplayItem {
      let rect = CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      return DisplayItem(content: .box(Box(RoundedRect(rect, radius: radius), fill: .color(color))))
    }
    return Self.line(
      [CGPoint(x: point.x, y: plot.minY - 4), CGPoint(x: point.x, y: plot.maxY + 4)],
      Blueprint.paperInk.faded(by: 0.25), width: 0.75)
      + [disc(8, Blueprint.paperLine.faded(by: 0.28)), disc(4, .white)]
  }

  private static func line(_ points: [CGPoint], _ color: Color, width: CGFloat) -> [DisplayItem] {
    guard points.count > 1 else { return [] }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    return [
      DisplayItem(
        content: .path(
          FilledPath(
            path,
            stroke: Stroke(paint: .color(color), width: width, cap: .round, join: .round))))
    ]
  }
}
