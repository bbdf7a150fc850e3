public import AnimDrawing
public import AnimGeometry
public import AnimLayers
public import AnimPixels
public import Foundation

/// The shape of a line's ends: cut off, half a disc, or half a square beyond.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// The rule for the inside of a path that crosses itself: a winding number that is not 0, or an odd
/// number of crossings on the way out.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// The parts of a path that are drawn; `eo` stands for the even-odd rule.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
/// The rule by which drawings mix with what is below them.
public typealias CGBlendMode = BlendMode

extension BlendMode {
  /// The number of the mode, from Core Graphics' header.
  public var rawValue: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }

  /// The mode of a number; nil if there is none.
  public init?(rawValue: Int32) {
    guard Self.allCases.indices.contains(Int(rawValue)) else { return nil }
    self = Self.allCases[Int(rawValue)]
  }
}

/// A place to draw: it writes down what is drawn, so that it stays sharp at any scale.
///
/// Coordinates have y pointing down, as in UIKit's contexts.
@preconcurrency @MainActor public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var clips: [Clip] = []
    /// What limits drawings by its opacity, in the context's own coordinates.
    var masks: [[DisplayItem]] = []
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var fillSpace = CGColorSpace.patterns
    var strokeSpace = CGColorSpace.patterns
    var alpha = 1.0
    var blendMode = BlendMode.normal
    var line = StrokeStyle(width: 1)
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
  }

  private var state = State()
  private var saved: [State] = []
  /// What was drawn before each transparency layer that is open, and the state to go back to.
  private var outside: [(items: [DisplayItem], state: State)] = []
  var current = Path()
  /// The drawings so far, back to front.
  private(set) var items: [DisplayItem] = []
  /// The extent in pixels of a context that was made for pixels; nil for others.
  private let pixels: (width: Int, height: Int)?
  /// The memory that was given for them.
  private let memory: PixelMemory?

  /// The part of the coordinates that is seen if nothing is clipped; nil if that is not known.
  let extent: CGRect?

  init(showing extent: CGRect? = nil) {
    (pixels, memory) = (nil, nil)
    self.extent = extent
  }

  /// A context of so many pixels, whose origin is at the bottom left, y up, as in Core Graphics; nil without any.
  ///
  /// Pixels are made by `makeImage()`, of what is in the memory that is given and what is drawn over it; the memory is not written to.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    pixels = (width, height)
    extent = CGRect(x: 0, y: 0, width: width, height: height)
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    memory =
      if let data = unsafe data {
        unsafe PixelMemory(data, bytesPerRow: bytesPerRow, bits: bitsPerComponent, info: info)
      } else { nil }
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// The number of pixels in a row; 0 of a context of drawings.
  public var width: Int { pixels?.width ?? 0 }
  /// The number of rows; 0 of a context of drawings.
  public var height: Int { pixels?.height ?? 0 }

  /// The drawings so far as pixels: those of the context, or of the image that is being drawn, at its scale; nil elsewhere.
  public func makeImage() -> CGImage? {
    if let pixels {
      return CGImage(
        drawing: initialItems + items, size: CGSize(width: pixels.width, height: pixels.height),
        scale: 1)
    }
    let surface = UIEnvironment.current.contexts.last { $0.context === self }
    return surface.flatMap { CGImage(drawing: items, size: $0.size, scale: $0.scale) }
  }

  /// What is in the memory that the context was given.
  private var initialItems: [DisplayItem] {
    guard let pixels, let memory,
      let context = unsafe CGContext(
        data: nil, width: pixels.width, height: pixels.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    else { return [] }
    let size = PixelSize(width: pixels.width, height: pixels.height)
    context.draw(
      CGImage(memory.pixmap(of: size)),
      in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    return context.items
  }

  // MARK: State

  /// Keeps a copy of the state: transform, clips, colours, line, shadow, opacity and blend mode.
  public func saveGState() { saved.append(state) }

  /// Returns to the state that was kept last; does nothing if none is left.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from the current coordinates to the context's own.
  public var ctm: CGAffineTransform { state.transform }

  /// Changes coordinates: points that follow are transformed by `transform`, then as before.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin of coordinates by points of the present ones.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Multiplies the units of coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns coordinates by radians, clockwise as seen with y pointing down.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour of areas; black at first.
  public func setFillColor(_ color: CGColor) { state.fill = .color(color) }
  /// Sets the colour of lines; black at first.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color) }
  /// Sets the colour of areas by its gamma-encoded sRGB components in 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines by its gamma-encoded sRGB components in 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of areas to a gray of that lightness and opacity, both in 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(white: gray, alpha: alpha))
  }
  /// Sets the colour of lines to a gray of that lightness and opacity, both in 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(white: gray, alpha: alpha))
  }
  /// Sets the space of the components that colours of areas are given by from now on.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  /// Sets the space of the components that colours of lines are given by from now on.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }
  var fillSpace: CGColorSpace { state.fillSpace }
  var strokeSpace: CGColorSpace { state.strokeSpace }

  /// Sets what areas and lines that follow are painted with; nil leaves it as it is.
  func setPaint(fill: Paint? = nil, stroke: Paint? = nil) {
    state.fill = fill ?? state.fill
    state.stroke = stroke ?? state.stroke
  }
  /// Sets the opacity, 0 to 1, of each drawing that follows; 1 at first.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  /// Sets the rule by which drawings that follow mix with those before; normal at first.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the thickness of lines in units of the present coordinates; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the greatest length of a mitre in line widths, beyond which corners are bevelled.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the shape of lines' ends; cut off at first.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = [.butt: .butt, .round: .round, .square: .square][cap] ?? .butt
  }

  /// Sets the shape of lines' corners; mitred at first.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = [.miter: .miter, .round: .round, .bevel: .bevel][join] ?? .miter
  }

  /// Sets the lengths of dashes and gaps in turn, begun at `phase` of the pattern; no lengths for
  /// solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths
    state.line.dashPhase = phase
  }

  /// Shadows everything that follows; nil as colour ends that.
  ///
  /// Offset and blur are in the context's own coordinates. The blur is twice the standard
  /// deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }

  /// Shadows everything that follows in black at a third of its opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(white: 0, alpha: 1.0 / 3))
  }

  // MARK: The current path

  /// Drops the current path.
  public func beginPath() { current = Path() }
  /// Begins another part of the path at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { current.line(to: point) }
  /// Joins the end of the current part with its beginning.
  public func closePath() { current.close() }
  /// Adds a closed rectangle to the path.
  public func addRect(_ rect: CGRect) { current.append(Path(rect)) }
  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { current.append(Path(ellipseIn: rect)) }
  /// Adds all parts of another path.
  public func addPath(_ path: CGPath) { current.append(path.path) }

  /// Adds a part of straight lines from each point to the next; nothing without points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    current.move(to: first)
    for point in points.dropFirst() { current.line(to: point) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.quadratic(to: end, control: control)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.cubic(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc, joined by a line with the current point; angles are radians from the x axis.
  ///
  /// `clockwise` names the direction as seen with y pointing up, as in Core Graphics; on screen it
  /// is the other one.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics names the direction as seen with y pointing up.
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds the arc of a circle that touches the lines from the current point to `tangent1End` and from there to
  /// `tangent2End`, and a line to where it begins.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = current.currentPoint else { return }
    current.join(Path(arcFrom: start, tangents: tangent1End, tangent2End, radius: radius))
  }

  /// Puts the outline that a line along the current path would fill in the path's place, as wide and shaped as lines are.
  public func replacePathWithStrokedPath() {
    let scale = max(abs(state.transform.a), abs(state.transform.b), 1)
    current = current.stroked(state.line, tolerance: Self.outlineTolerance / scale)
  }

  /// The greatest distance of an outline from the ideal one, in points of the context; less than is seen at three pixels a
  /// point.
  private static let outlineTolerance: CGFloat = 0.02

  /// Limits drawings that follow to the inside of the current path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(
      Clip(
        .path(current, rule == .evenOdd ? .evenOdd : .nonZero),
        transform: Projection(state.transform)))
    beginPath()
  }

  /// Limits drawings that follow to a rectangle of the present coordinates.
  public func clip(to rect: CGRect) {
    state.clips.append(Clip(.box(RoundedRect(rect)), transform: Projection(state.transform)))
  }

  /// Limits drawings that follow to the opaque parts of a picture on a rectangle, upright where y points up.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.masks.append([item(of: mask, in: rect)])
  }

  /// Limits drawings that follow to rectangles of the present coordinates.
  public func clip(to rects: [CGRect]) {
    let path = rects.reduce(into: Path()) { $0.append(Path($1)) }
    state.clips.append(Clip(.path(path, .nonZero), transform: Projection(state.transform)))
  }

  /// Has drawings that follow seen wherever they are.
  public func resetClip() { (state.clips, state.masks) = ([], []) }

  /// A box in the present coordinates around all that drawings can be seen in.
  public var boundingBoxOfClipPath: CGRect {
    let seen = state.clips.reduce(extent ?? .infinite) { $0.intersection($1.boundingBox) }
    return seen.isInfinite || seen.isNull ? seen : seen.applying(state.transform.inverted())
  }

  /// How pictures are enlarged, as good as possible in any case; kept.
  public var interpolationQuality = CGInterpolationQuality.default
  /// All edges are antialiased, whatever is said.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// All edges are antialiased, whatever is said.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Transparency layers

  /// Has all drawings until the end of the layer shaded, faded and mixed as if they were one.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    outside.append((items, state))
    items = []
    // What holds for the whole does not hold for its parts.
    (state.alpha, state.blendMode, state.shadow, state.masks) = (1, .normal, nil, [])
  }

  /// Begins such a layer whose drawings are limited to a rectangle of the present coordinates.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the layer that was begun last; does nothing if there is none.
  public func endTransparencyLayer() {
    guard let outer = outside.popLast() else { return }
    let inner = items
    (items, state) = outer
    guard !inner.isEmpty else { return }
    add(.group(Group(items: inner)), transform: .identity)
  }

  // MARK: Drawing

  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws lines along the current path and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws a line from the first point to the second, one from the third to the fourth, and so on; the current path is
  /// dropped.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      current.move(to: points[index])
      current.line(to: points[index + 1])
    }
    strokePath()
  }

  /// Draws the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    beginPath()
    draw(path, mode)
  }

  /// Fills a rectangle; the current path stays.
  public func fill(_ rect: CGRect) { draw(Path(rect), .fill) }
  /// Draws lines along a rectangle; the current path stays.
  public func stroke(_ rect: CGRect) { draw(Path(rect), .stroke) }
  /// Fills the ellipse in a rectangle; the current path stays.
  public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .fill) }
  /// Draws a line along the ellipse in a rectangle; the current path stays.
  public func strokeEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .stroke) }

  /// Makes a rectangle clear of everything drawn before.
  public func clear(_ rect: CGRect) {
    let before = state
    state.blendMode = .clear
    state.shadow = nil
    draw(Path(rect), .fill)
    state = before
  }

  /// Draws a picture onto a rectangle, upright where y points up, and so upside down in UIKit's coordinates.
  ///
  /// Source: "Drawing and Printing Guide for iOS", of the coordinates of UIKit and Core Graphics.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    place(PlacedImage(image, destination: rect))
    restoreGState()
  }

  /// Draws a picture onto a rectangle, upright where y points down.
  func place(_ image: PlacedImage) { add(.image(image)) }

  /// A picture on a rectangle, upright where y points up, in the context's own coordinates.
  private func item(of image: CGImage, in rect: CGRect) -> DisplayItem {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return DisplayItem(
      transform: Projection(flip.concatenating(state.transform)),
      content: .image(PlacedImage(image, destination: rect)))
  }

  func draw(_ path: Path, _ mode: CGPathDrawingMode) {
    let isStroked = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
    let rule: FillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero
    let line = state.line
    add(
      .path(
        FilledPath(
          path, fill: mode == .stroke ? nil : state.fill, fillRule: rule,
          stroke: isStroked
            ? Stroke(
              paint: state.stroke, width: line.width, cap: line.cap, join: line.join,
              miterLimit: line.miterLimit, dashes: line.dashes, dashPhase: line.dashPhase) : nil)))
  }

  /// Fills an area with a gradient in the current coordinates.
  func fill(_ area: Path, _ gradient: Gradient) {
    add(.path(FilledPath(area, fill: .gradient(gradient), fillRule: .evenOdd, stroke: nil)))
  }

  /// Adds drawings made elsewhere in the current coordinates.
  func draw(_ drawings: [DisplayItem]) {
    for drawing in drawings {
      // What is in a group is moved too.
      var placed = drawing.placed(by: Projection(state.transform), within: state.clips)
      placed.opacity *= state.alpha
      append(placed)
    }
  }

  /// Draws a layer and what is below it, without animations, in the layer's own coordinates.
  func draw(_ layer: CALayer) {
    var look = layer.modelSnapshot
    look.properties.position = CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
    look.properties.transform = .identity
    draw(DisplayList(look, size: layer.bounds.size).items)
  }

  private func add(_ content: DisplayItem.Content, transform: CGAffineTransform? = nil) {
    let item = DisplayItem(
      transform: Projection(transform ?? state.transform), clips: state.clips, opacity: state.alpha,
      blendMode: state.blendMode, content: content)
    if let (offset, blur, color) = state.shadow {
      var silhouette = item
      silhouette.clips = []
      append(
        DisplayItem(
          clips: state.clips,
          content: .shadow(
            Shadow(.items([silhouette]), color: color, offset: offset, sigma: blur / 2))))
    }
    append(item)
  }

  /// Adds a drawing in the context's own coordinates, as far as masks let it be seen.
  private func append(_ item: DisplayItem) {
    items.append(
      state.masks.reduce(item) { item, mask in
        DisplayItem(content: .group(Group(items: [item], mask: mask)))
      })
  }
}

/// How pictures are enlarged.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high
  case medium = 4
}
