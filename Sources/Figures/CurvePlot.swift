package import AnimDrawing
import AnimGeometry
import AnimPixels
package import AnimText
import Foundation

/// The curves of chosen elements below each other, one panel for each quantity, over one axis of
/// time.
package struct CurvePlot {
  /// The heading; empty for none.
  package var title: String
  /// The line below the heading; empty for none.
  package var subtitle: String
  /// The curves, with the names of their elements.
  package var curves: ElementCurves
  /// The marks, drawn as dashed lines at their times.
  package var marks: [FigureMark]
  /// The colours.
  package var style: FigureStyle

  /// A plot of some curves.
  package init(
    title: String = "", subtitle: String = "", curves: ElementCurves, marks: [FigureMark] = [],
    style: FigureStyle = .light
  ) {
    self.title = title
    self.subtitle = subtitle
    self.curves = curves
    self.marks = marks
    self.style = style
  }

  private static let width: CGFloat = 860
  private static let margin: CGFloat = 32
  private static let labelWidth: CGFloat = 56
  private static let panelHeight: CGFloat = 128
  private static let gap: CGFloat = 36

  private var left: CGFloat { Self.margin + Self.labelWidth }
  private var right: CGFloat { Self.width - Self.margin - 12 }

  /// The plot, in points of its own.
  ///
  /// - Throws: `FontError` if the system font is not installed.
  package func list(fonts: FontLibrary) throws(FontError) -> DisplayList {
    let lettering = try Lettering(fonts)
    var items: [DisplayItem] = []
    var top = Self.margin
    if !title.isEmpty {
      top += 22
      items += lettering.line(
        title, at: CGPoint(x: Self.margin, y: top), size: 22, weight: .semibold, color: style.text,
        width: Self.width - 2 * Self.margin)
    }
    if !subtitle.isEmpty {
      top += 22
      items += lettering.line(
        subtitle, at: CGPoint(x: Self.margin, y: top), size: 13, color: style.secondaryText,
        width: Self.width - 2 * Self.margin)
    }
    if top > Self.margin { top += 18 }
    let (legend, legendBottom) = legend(top: top, lettering)
    items += legend
    top = legendBottom + 34

    let time = Axis(0...max(curves.duration, 0.01), count: 8)
    let quantities = curves.quantities
    let bottom =
      top + CGFloat(quantities.count) * (Self.panelHeight + Self.gap) - Self.gap
    items += marks(from: top, to: bottom, time, lettering)
    for quantity in quantities {
      let rect = CGRect(x: left, y: top, width: right - left, height: Self.panelHeight)
      items += panel(quantity, in: rect, time: time, lettering)
      top = rect.maxY + Self.gap
    }
    if quantities.isEmpty {
      items += lettering.line(
        "Nothing on screen moves.", at: CGPoint(x: Self.margin, y: top + 16), size: 15,
        color: style.secondaryText)
      top += 40
    } else {
      items += timeLabels(time, below: top - Self.gap, lettering)
      top += 24
    }
    return DisplayList(
      size: CGSize(width: Self.width, height: (top + Self.margin - 8).rounded(.up)),
      background: style.background, items: items)
  }

  /// The names of the elements in their colours, in rows.
  private func legend(top: CGFloat, _ lettering: Lettering) -> ([DisplayItem], CGFloat) {
    var items: [DisplayItem] = []
    var point = CGPoint(x: Self.margin, y: top + 10)
    for (number, name) in curves.names.enumerated() {
      let width = lettering.width(of: name, size: 13, weight: .medium)
      if point.x + width + 22 > Self.width - Self.margin, point.x > Self.margin {
        point = CGPoint(x: Self.margin, y: point.y + 22)
      }
      let dot = CGRect(x: point.x, y: point.y - 9, width: 10, height: 10)
      items.append(
        DisplayItem(
          content: .box(Box(RoundedRect(dot, radius: 5), fill: .color(style.color(number))))))
      items += lettering.line(
        name, at: CGPoint(x: point.x + 16, y: point.y), size: 13, weight: .medium, color: style.text
      )
      point.x += 16 + width + 22
    }
    return (items, curves.names.isEmpty ? top : point.y + 4)
  }

  /// Dashed lines through all panels, with their names above them.
  private func marks(
    from top: CGFloat, to bottom: CGFloat, _ time: Axis, _ lettering: Lettering
  ) -> [DisplayItem] {
    marks.filter { time.range.contains($0.time) }.flatMap { mark -> [DisplayItem] in
      let x = left + (right - left) * time.fraction(of: mark.time)
      var path = Path()
      path.move(to: CGPoint(x: x, y: top))
      path.line(to: CGPoint(x: x, y: bottom))
      let line = DisplayItem(
        content: .path(
          FilledPath(
            path,
            stroke: Stroke(
              paint: .color(style.secondaryText.faded(by: 0.6)), width: 1, dashes: [3, 3]))))
      return [line]
        + lettering.line(
          mark.name, at: CGPoint(x: x + 4, y: top - 9), size: 11, color: style.secondaryText)
    }
  }

  private func panel(
    _ quantity: ElementCurves.Quantity, in rect: CGRect, time: Axis, _ lettering: Lettering
  ) -> [DisplayItem] {
    let own = curves.curves.filter { $0.quantity == quantity }
    let values = own.flatMap(\.points).map(\.value)
    let axis = Axis(covering: values, count: 4, minimum: quantity.threshold * 4)
    func height(_ value: Double) -> CGFloat {
      let fraction = axis.fraction(of: value)
      // On screen y points down, so it does here.
      return rect.minY + rect.height * (quantity == .y ? fraction : 1 - fraction)
    }
    func place(_ point: ElementCurves.Point) -> CGPoint {
      CGPoint(
        x: rect.minX + rect.width * time.fraction(of: point.time),
        y: height(point.value))
    }
    let shape = RoundedRect(rect, radius: 6, curve: .continuous)
    var items = [DisplayItem(content: .box(Box(shape, fill: .color(style.surface))))]
    for tick in time.ticks {
      items.append(
        rule(
          from: CGPoint(x: rect.minX + rect.width * time.fraction(of: tick), y: rect.minY),
          to: CGPoint(x: rect.minX + rect.width * time.fraction(of: tick), y: rect.maxY)))
    }
    for tick in axis.ticks {
      let y = height(tick)
      items.append(rule(from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y)))
      items += lettering.line(
        axis.text(tick), at: CGPoint(x: rect.minX - 8, y: y + 4), size: 11,
        color: style.secondaryText, anchor: .right)
    }
    let clip = Clip(.box(RoundedRect(rect.insetBy(dx: -3, dy: -3))), transform: .identity)
    // The first curve is on top: it is the one that the eye follows.
    for curve in own.reversed() {
      for stretch in curve.stretches where !stretch.isEmpty {
        items.append(
          line(through: stretch.map(place), color: style.color(curve.element), clip: clip))
      }
    }
    let name = quantity.unit.isEmpty ? quantity.rawValue : "\(quantity.rawValue), \(quantity.unit)"
    items += lettering.line(
      name, at: CGPoint(x: rect.minX, y: rect.minY - 9), size: 12, weight: .semibold,
      color: style.text)
    return items
  }

  private func rule(from start: CGPoint, to end: CGPoint) -> DisplayItem {
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    return DisplayItem(
      content: .path(FilledPath(path, stroke: Stroke(paint: .color(style.hairline), width: 0.5))))
  }

  private func line(through points: [CGPoint], color: Color, clip: Clip) -> DisplayItem {
    // An element that is on screen for one moment is a dot.
    guard points.count > 1 else {
      let dot = CGRect(x: points[0].x - 2, y: points[0].y - 2, width: 4, height: 4)
      return DisplayItem(
        clips: [clip], content: .box(Box(RoundedRect(dot, radius: 2), fill: .color(color))))
    }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    return DisplayItem(
      clips: [clip],
      content: .path(
        FilledPath(
          path, stroke: Stroke(paint: .color(color), width: 2, cap: .round, join: .round))))
  }

  private func timeLabels(
    _ time: Axis, below bottom: CGFloat, _ lettering: Lettering
  ) -> [DisplayItem] {
    let y = bottom + 18
    let labels = time.ticks.flatMap { tick in
      lettering.line(
        time.text(tick),
        at: CGPoint(x: left + (right - left) * time.fraction(of: tick), y: y), size: 11,
        color: style.secondaryText, anchor: .center)
    }
    return labels
      + lettering.line(
        "seconds", at: CGPoint(x: right, y: y + 16), size: 11, color: style.secondaryText,
        anchor: .right)
  }
}
