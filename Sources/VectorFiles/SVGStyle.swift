import AnimPixels
import Foundation
import UIKitCore

/// How shapes are drawn; elements have it of those that they are in.
struct SVGStyle {
  var fill = SVGPaint.color(Color(hex: 0))
  var stroke = SVGPaint.none
  var color = Color(hex: 0)
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = CGPathFillRule.winding
  var clipRule = CGPathFillRule.winding
  var width = 1.0
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 4.0
  var dashes: [CGFloat] = []
  var dashPhase = 0.0
  var isVisible = true

  /// Takes over what is said of an element.
  ///
  /// - Parameters:
  ///   - properties: Its properties by their names.
  ///   - whole: What 100 % of a length without a direction are, in user units.
  mutating func take(_ properties: [String: String], whole: Double) {
    func length(_ name: String) -> Double? {
      SVGLength(properties[name])?.inUnits(of: whole)
    }
    if let paint = properties["fill"].flatMap(SVGPaint.init) { fill = paint }
    if let paint = properties["stroke"].flatMap(SVGPaint.init) { stroke = paint }
    if let own = properties["color"].flatMap({ Color(svg: $0) }) { color = own }
    if let opacity = Self.opacity(properties["fill-opacity"]) { fillOpacity = opacity }
    if let opacity = Self.opacity(properties["stroke-opacity"]) { strokeOpacity = opacity }
    fillRule = Self.rule(properties["fill-rule"]) ?? fillRule
    clipRule = Self.rule(properties["clip-rule"]) ?? clipRule
    if let own = length("stroke-width") { width = max(0, own) }
    switch properties["stroke-linecap"] {
    case "butt": cap = .butt
    case "round": cap = .round
    case "square": cap = .square
    default: break
    }
    switch properties["stroke-linejoin"] {
    case "miter", "miter-clip", "arcs": join = .miter
    case "round": join = .round
    case "bevel": join = .bevel
    default: break
    }
    if let own = length("stroke-miterlimit") { miterLimit = max(1, own) }
    if let list = properties["stroke-dasharray"] {
      dashes = list.split { $0 == "," || $0.isWhitespace }
        .compactMap { SVGLength(String($0)).map { CGFloat($0.inUnits(of: whole)) } }
      if dashes.contains(where: { $0 < 0 }) || !dashes.contains(where: { $0 > 0 }) { dashes = [] }
    }
    if let own = length("stroke-dashoffset") { dashPhase = own }
    if let own = properties["visibility"] {
      isVisible = own == "visible" || own == "inherit" && isVisible
    }
  }

  /// An opacity, 0 to 1, as a number or in percent.
  static func opacity(_ text: String?) -> Double? {
    SVGLength(text).map { min(max($0.inUnits(of: 1), 0), 1) }
  }

  private static func rule(_ text: String?) -> CGPathFillRule? {
    switch text {
    case "evenodd": .evenOdd
    case "nonzero": .winding
    default: nil
    }
  }
}
