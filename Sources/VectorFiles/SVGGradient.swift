import AnimGeometry
import AnimPixels
import AnimXML
import Foundation
import UIKitCore

/// Colours along a line, or from a circle to one around it.
@MainActor struct SVGGradient {
  private let isRadial: Bool
  private let attributes: [String: String]
  private let stops: [(place: Double, color: Color)]

  /// The gradient of an identifier, with what it has of others; nil if there is none, or no colour in it.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - document: The file.
  ///   - current: The colour that `currentColor` is.
  init?(_ id: String, in document: SVGDocument, current: Color) {
    guard var element = document[id],
      ["linearGradient", "radialGradient"].contains(element.localName)
    else { return nil }
    isRadial = element.localName == "radialGradient"
    var attributes: [String: String] = [:]
    var stops: [(Double, Color)] = []
    for _ in 0..<16 {
      attributes.merge(element.attributes) { own, _ in own }
      if stops.isEmpty {
        stops = element.children.filter { $0.localName == "stop" }.map {
          Self.stop(document.properties(of: $0), current)
        }
      }
      guard let next = document.target(of: element) else { break }
      element = next
    }
    guard !stops.isEmpty else { return nil }
    // Places never go back.
    var last = 0.0
    self.stops = stops.map { place, color in
      last = max(last, min(max(place, 0), 1))
      return (last, color)
    }
    self.attributes = attributes
  }

  private static func stop(_ properties: [String: String], _ current: Color) -> (Double, Color) {
    let color: Color =
      switch properties["stop-color"].flatMap(SVGPaint.init) {
      case .color(let color): color
      case .current: current
      case .some(.none): Color(hex: 0, alpha: 0)
      default: Color(hex: 0)
      }
    let opacity = SVGStyle.opacity(properties["stop-opacity"]) ?? 1
    return (
      SVGLength(properties["offset"])?.inUnits(of: 1) ?? 0, color.faded(by: opacity)
    )
  }

  /// Fills what is not clipped.
  ///
  /// - Parameters:
  ///   - context: Where; its state is left changed.
  ///   - bounds: The bounds of the shape, without its line.
  ///   - viewport: What lengths in percent of a gradient in user space are parts of.
  ///   - opacity: The opacity of all of it.
  func fill(_ context: CGContext, bounds: CGRect, viewport: CGSize, opacity: Double) {
    let colors = stops.map { $0.color.faded(by: opacity) }
    guard colors.count > 1 else {
      context.setFillColor(colors[0])
      context.fill(bounds.insetBy(dx: -bounds.width - 1000, dy: -bounds.height - 1000))
      return
    }
    var unit = viewport
    if attributes["gradientUnits"] != "userSpaceOnUse" {
      guard bounds.width > 0, bounds.height > 0 else { return }
      context.concatenate(
        CGAffineTransform(
          a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
      unit = CGSize(width: 1, height: 1)
    }
    context.concatenate(CGAffineTransform(svg: attributes["gradientTransform"]))
    func length(_ name: String, _ whole: CGFloat, _ other: Double) -> CGFloat {
      CGFloat(SVGLength(attributes[name])?.inUnits(of: whole) ?? other)
    }
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: stops.map { CGFloat($0.place) })
    else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if isRadial {
      let across = CGFloat(((unit.width * unit.width + unit.height * unit.height) / 2).squareRoot())
      let center = CGPoint(
        x: length("cx", unit.width, unit.width / 2), y: length("cy", unit.height, unit.height / 2))
      let radius = length("r", across, across / 2)
      var focus = CGPoint(
        x: length("fx", unit.width, center.x), y: length("fy", unit.height, center.y))
      // A focus on the circle or beyond it is moved into it.
      let (dx, dy) = (focus.x - center.x, focus.y - center.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      if distance > radius * 0.999 {
        let share = radius * 0.999 / distance
        focus = CGPoint(x: center.x + dx * share, y: center.y + dy * share)
      }
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: length("fr", across, 0), endCenter: center,
        endRadius: radius, options: options)
    } else {
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: length("x1", unit.width, 0), y: length("y1", unit.height, 0)),
        end: CGPoint(x: length("x2", unit.width, unit.width), y: length("y2", unit.height, 0)),
        options: options)
    }
  }
}
