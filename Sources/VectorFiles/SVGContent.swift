import AnimGeometry
import AnimPixels
import AnimXML
import Foundation
import UIKitCore

/// Acts out the elements of an SVG file.
@MainActor struct SVGContent {
  private let document: SVGDocument
  private let context: CGContext
  /// What lengths in percent are parts of, in user units.
  private let viewport: CGSize
  /// How many more elements are drawn: a small file can use the same ones again and again.
  private var left = 20_000
  /// Whether no text, picture or pattern was met, which are not drawn.
  private(set) var isComplete = true

  init(_ document: SVGDocument, _ context: CGContext, viewport: CGSize) {
    self.document = document
    self.context = context
    self.viewport = viewport
  }

  /// Elements can be in each other so many times, those that are used included.
  private static let greatestDepth = 300

  private var diagonal: Double {
    Double(
      ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot())
  }

  /// Draws the children of an element.
  mutating func draw(childrenOf element: XMLElement, _ style: SVGStyle, depth: Int = 0) {
    for child in element.children { draw(child, style, depth: depth + 1) }
  }

  private mutating func draw(_ element: XMLElement, _ inherited: SVGStyle, depth: Int) {
    left -= 1
    guard left >= 0, depth < Self.greatestDepth else {
      isComplete = false
      return
    }
    let properties = document.properties(of: element)
    guard properties["display"] != "none" else { return }
    var style = inherited
    style.take(properties, whole: diagonal)
    switch element.localName {
    case "g", "a", "svg", "use", "switch", "path", "rect", "circle", "ellipse", "line", "polyline",
      "polygon":
      break
    case "text", "image", "foreignObject":
      isComplete = false
      return
    default: return
    }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(CGAffineTransform(svg: properties["transform"]))
    let shape = path(element)
    clip(properties, shape)
    let opacity = SVGStyle.opacity(properties["opacity"]) ?? 1
    guard opacity > 0 else { return }
    // What overlaps in a group fades as one.
    let isGroup = opacity < 1
    if isGroup {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let shape {
      if style.isVisible { draw(shape, style) }
    } else {
      open(element, style, depth)
    }
    if isGroup { context.endTransparencyLayer() }
  }

  /// Draws what is in an element, or what it uses.
  private mutating func open(_ element: XMLElement, _ style: SVGStyle, _ depth: Int) {
    switch element.localName {
    case "switch": element.children.first.map { draw($0, style, depth: depth + 1) }
    case "svg":
      fit(element, width: element["width"], height: element["height"])
      draw(childrenOf: element, style, depth: depth)
    case "use":
      guard let target = document.target(of: element) else { return }
      context.translateBy(
        x: length(element, "x", viewport.width), y: length(element, "y", viewport.height))
      guard target.localName == "symbol" else {
        draw(target, style, depth: depth + 1)
        return
      }
      var own = style
      own.take(document.properties(of: target), whole: diagonal)
      fit(target, width: element["width"], height: element["height"])
      draw(childrenOf: target, own, depth: depth + 1)
    default: draw(childrenOf: element, style, depth: depth)
    }
  }

  /// Goes over to the coordinates of an element with a view box, of which what lies beyond its place is not seen.
  private func fit(_ element: XMLElement, width: String?, height: String?) {
    if element.localName == "svg" {
      context.translateBy(
        x: length(element, "x", viewport.width), y: length(element, "y", viewport.height))
    }
    let size = CGSize(
      width: SVGLength(width)?.inUnits(of: viewport.width) ?? viewport.width,
      height: SVGLength(height)?.inUnits(of: viewport.height) ?? viewport.height)
    guard let box = SVGViewBox(element) else { return }
    context.clip(to: CGRect(origin: .zero, size: size))
    context.concatenate(box.transform(to: size))
  }

  private func length(_ element: XMLElement, _ name: String, _ whole: CGFloat) -> CGFloat {
    CGFloat(SVGLength(element[name])?.inUnits(of: Double(whole)) ?? 0)
  }

  // MARK: Shapes

  /// The outline of a shape; nil for another element.
  private func path(_ element: XMLElement) -> Path? {
    func x(_ name: String) -> CGFloat { length(element, name, viewport.width) }
    func y(_ name: String) -> CGFloat { length(element, name, viewport.height) }
    switch element.localName {
    case "path": return SVGPathData(element["d"] ?? "").path
    case "rect":
      let (width, height) = (max(0, x("width")), max(0, y("height")))
      guard width > 0, height > 0 else { return Path() }
      let rx = element["rx"].map { _ in x("rx") } ?? y("ry")
      let ry = element["ry"].map { _ in y("ry") } ?? rx
      return Path(
        RoundedRect(
          CGRect(x: x("x"), y: y("y"), width: width, height: height),
          radius: CGSize(width: min(max(0, rx), width / 2), height: min(max(0, ry), height / 2))))
    case "circle", "ellipse":
      let isCircle = element.localName == "circle"
      let radius = CGFloat(SVGLength(element["r"])?.inUnits(of: diagonal) ?? 0)
      let (rx, ry) = isCircle ? (radius, radius) : (x("rx"), y("ry"))
      guard rx > 0, ry > 0 else { return Path() }
      return Path(
        ellipseIn: CGRect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: x("x1"), y: y("y1")))
      path.line(to: CGPoint(x: x("x2"), y: y("y2")))
      return path
    case "polyline", "polygon":
      var scanner = SVGScanner(element["points"] ?? "")
      let numbers = scanner.numbers()
      var path = Path()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = CGPoint(x: numbers[index], y: numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if element.localName == "polygon", !path.isEmpty { path.close() }
      return path
    default: return nil
    }
  }

  private mutating func draw(_ path: Path, _ style: SVGStyle) {
    guard !path.isEmpty else { return }
    put(path)
    paint(style.fill, style, path, style.fillOpacity) { context, color in
      context.setFillColor(color)
      context.fillPath(using: style.fillRule)
    } clip: {
      $0.clip(using: style.fillRule)
    }
    guard style.width > 0 else { return }
    context.setLineWidth(CGFloat(style.width))
    context.setLineCap(style.cap)
    context.setLineJoin(style.join)
    context.setMiterLimit(CGFloat(style.miterLimit))
    context.setLineDash(phase: CGFloat(style.dashPhase), lengths: style.dashes)
    put(path)
    paint(style.stroke, style, path, style.strokeOpacity) { context, color in
      context.setStrokeColor(color)
      context.strokePath()
    } clip: {
      $0.replacePathWithStrokedPath()
      $0.clip()
    }
  }

  private func put(_ path: Path) {
    context.beginPath()
    context.addPath(CGPath(path))
  }

  /// Paints the context's path with a colour by `draw`, or with a gradient within what `clip` leaves.
  private mutating func paint(
    _ paint: SVGPaint, _ style: SVGStyle, _ path: Path, _ opacity: Double,
    draw: (CGContext, Color) -> Void, clip: (CGContext) -> Void
  ) {
    switch paint {
    case .none: break
    case .color(let color): draw(context, color.faded(by: opacity))
    case .current: draw(context, style.color.faded(by: opacity))
    case .server(let id, let other):
      guard let gradient = SVGGradient(id, in: document, current: style.color) else {
        if document[id]?.localName == "pattern" { isComplete = false }
        self.paint(other, style, path, opacity, draw: draw, clip: clip)
        return
      }
      context.saveGState()
      clip(context)
      gradient.fill(context, bounds: path.tightBounds, viewport: viewport, opacity: opacity)
      context.restoreGState()
    }
  }

  // MARK: Clips

  /// Limits what is drawn to what the element's clip and mask leave.
  private mutating func clip(_ properties: [String: String], _ shape: Path?) {
    for name in ["clip-path", "mask"] {
      guard let target = document[SVGPaint.reference(properties[name])],
        target.localName == "clipPath" || target.localName == "mask"
      else { continue }
      var outline = Outline()
      add(target, CGAffineTransform(svg: target["transform"]), SVGStyle(), to: &outline, depth: 0)
      let units = target[target.localName == "mask" ? "maskContentUnits" : "clipPathUnits"]
      if units == "objectBoundingBox", let bounds = shape?.tightBounds {
        outline.path = outline.path.applying(
          CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
      }
      put(outline.path)
      context.clip(using: outline.rule)
    }
  }

  private struct Outline {
    var path = Path()
    var rule = CGPathFillRule.winding
  }

  /// Adds the shapes in a clip, or the light ones in a mask, of which nothing is half seen.
  private mutating func add(
    _ element: XMLElement, _ transform: CGAffineTransform, _ inherited: SVGStyle,
    to outline: inout Outline, depth: Int
  ) {
    let isLit = element.localName != "mask" || Self.isOfOpacity(element)
    for child in element.children {
      left -= 1
      guard left >= 0, depth < Self.greatestDepth else { return }
      let properties = document.properties(of: child)
      guard properties["display"] != "none" else { continue }
      var style = inherited
      style.take(properties, whole: diagonal)
      let own = CGAffineTransform(svg: properties["transform"]).concatenating(transform)
      if let path = path(child) {
        guard depth > 0 || isLit || Self.isLight(style) else { continue }
        outline.path.append(path.applying(own))
        let rule = element.localName == "clipPath" ? style.clipRule : style.fillRule
        if rule == .evenOdd { outline.rule = .evenOdd }
      } else if child.localName == "use", let target = document.target(of: child) {
        let moved = CGAffineTransform(
          translationX: length(child, "x", viewport.width),
          y: length(child, "y", viewport.height)
        ).concatenating(own)
        if let path = path(target) {
          let turned = CGAffineTransform(svg: document.properties(of: target)["transform"])
          outline.path.append(path.applying(turned.concatenating(moved)))
          style.take(document.properties(of: target), whole: diagonal)
          if style.clipRule == .evenOdd { outline.rule = .evenOdd }
        } else {
          add(target, moved, style, to: &outline, depth: depth + 1)
        }
      } else if ["g", "a"].contains(child.localName) {
        add(child, own, style, to: &outline, depth: depth + 1)
      }
    }
  }

  /// Whether a mask goes by how opaque its shapes are, and not by how light.
  private static func isOfOpacity(_ mask: XMLElement) -> Bool {
    mask["mask-type"] == "alpha" || mask["style"]?.contains(/mask-type:\s*alpha/) == true
  }

  private static func isLight(_ style: SVGStyle) -> Bool {
    let color: Color
    switch style.fill {
    case .none: return false
    case .color(let own): color = own
    case .current: color = style.color
    case .server: return true
    }
    let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return light * color.alpha * style.fillOpacity >= 0.5
  }
}

/// The coordinates that fill the place of an element.
struct SVGViewBox {
  let rect: CGRect
  private let alignment: String

  /// Nil for an element without one.
  init?(_ element: XMLElement) {
    var scanner = SVGScanner(element["viewBox"] ?? "")
    let numbers = scanner.numbers()
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    alignment = element["preserveAspectRatio"] ?? "xMidYMid meet"
  }

  /// From these coordinates to a place at the origin.
  func transform(to size: CGSize) -> CGAffineTransform {
    var (x, y) = (size.width / rect.width, size.height / rect.height)
    if !alignment.hasPrefix("none") {
      let both = alignment.hasSuffix("slice") ? max(x, y) : min(x, y)
      (x, y) = (both, both)
    }
    func offset(_ axis: String, _ free: CGFloat) -> CGFloat {
      alignment.contains(axis + "Min") ? 0 : alignment.contains(axis + "Max") ? free : free / 2
    }
    let place = CGPoint(
      x: offset("x", size.width - rect.width * x), y: offset("Y", size.height - rect.height * y))
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: place.x - rect.minX * x, ty: place.y - rect.minY * y)
  }
}
