import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import UIKitCore

/// Acts out the content of a page, or of a form on it.
@MainActor struct PDFContent {
  private struct State {
    var fill = Paint(.gray)
    var stroke = Paint(.gray)
    var fillAlpha = 1.0
    var strokeAlpha = 1.0
    var width: CGFloat = 1
  }

  private struct Paint {
    var space: PDFColorSpace
    var color: Color
    /// The pattern in place of the colour, by its name.
    var pattern: String?

    init(_ space: PDFColorSpace) {
      self.space = space
      color = space.initial
    }
  }

  private let file: PDFFile
  private let resources: [String: PDFObject]
  private let context: CGContext
  private let depth: Int
  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  private var clip: CGPathFillRule?
  private var operands: [PDFObject] = []
  /// The transform of the page or form itself, in which patterns are.
  private let base: CGAffineTransform
  /// Whether nothing was met that is not drawn: text, patterns of tiles, pictures in the content itself or packed in rare ways.
  private(set) var isComplete = true

  /// The content of a page, or of a form that is in others.
  init(
    _ file: PDFFile, _ resources: [String: PDFObject], _ context: CGContext, depth: Int = 0
  ) {
    self.file = file
    self.resources = resources
    self.context = context
    self.depth = depth
    base = context.ctm
  }

  mutating func draw(_ bytes: [UInt8]) {
    var reader = PDFReader(bytes)
    while file.effort.takesWord(), let word = reader.word() {
      switch word {
      case .value(let value):
        if operands.count < 64 { operands.append(value) }
      case .keyword("BI"):
        isComplete = false
        skipPicture(&reader)
        operands = []
      case .keyword(let name):
        act(name)
        operands = []
      }
    }
    // What a drawing leaves open must not reach what comes after it.
    while !saved.isEmpty { restore() }
  }

  /// Skips a picture within the content, whose bytes are anything.
  private mutating func skipPicture(_ reader: inout PDFReader) {
    while let word = reader.word() {
      if case .keyword("ID") = word { break }
    }
    while reader.position + 2 < reader.bytes.count {
      let next = reader.bytes[reader.position..<reader.position + 3]
      reader.position += 1
      if next.elementsEqual([10, 69, 73]) || next.elementsEqual([32, 69, 73]) {
        reader.position += 2
        return
      }
    }
  }

  private func number(_ index: Int) -> CGFloat {
    index < operands.count ? CGFloat(operands[index].number ?? 0) : 0
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: number(index), y: number(index + 1))
  }

  private var numbers: [Double] { operands.compactMap(\.number) }

  private var transform: CGAffineTransform {
    CGAffineTransform(
      a: number(0), b: number(1), c: number(2), d: number(3), tx: number(4), ty: number(5))
  }

  private func entry(_ kind: String) -> PDFObject? {
    guard let name = operands.last?.name else { return nil }
    return file[resources[kind]].dictionary?[name].map { file[$0] }
  }

  private mutating func act(_ name: String) {
    switch name {
    case "q":
      guard saved.count < 512 else { return }
      saved.append(state)
      context.saveGState()
    case "Q": restore()
    case "cm": if operands.count == 6 { context.concatenate(transform) }
    case "w": state.width = number(0)
    case "J": context.setLineCap([.butt, .round, .square][min(2, max(0, Int(number(0))))])
    case "j": context.setLineJoin([.miter, .round, .bevel][min(2, max(0, Int(number(0))))])
    case "M": context.setMiterLimit(number(0))
    case "d":
      let lengths = (operands.first?.array ?? []).compactMap { $0.number.map { CGFloat($0) } }
      context.setLineDash(phase: number(1), lengths: lengths.contains { $0 > 0 } ? lengths : [])
    case "gs": look()
    case "m", "l", "c", "v", "y", "h", "re": build(name)
    case "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n": paint(name)
    case "W": clip = .winding
    case "W*": clip = .evenOdd
    case "g": state.fill = paint(of: .gray)
    case "rg": state.fill = paint(of: .rgb)
    case "k": state.fill = paint(of: .cmyk)
    case "G": state.stroke = paint(of: .gray)
    case "RG": state.stroke = paint(of: .rgb)
    case "K": state.stroke = paint(of: .cmyk)
    case "cs": state.fill = Paint(PDFColorSpace(operands.last, resources, of: file))
    case "CS": state.stroke = Paint(PDFColorSpace(operands.last, resources, of: file))
    case "sc", "scn": state.fill = paint(of: state.fill.space)
    case "SC", "SCN": state.stroke = paint(of: state.stroke.space)
    case "sh": entry("Shading").map { shade($0, state.fillAlpha) }
    case "Do": object()
    case "Tj", "TJ", "'", "\"": isComplete = false
    default: break
    }
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    context.restoreGState()
  }

  private func paint(of space: PDFColorSpace) -> Paint {
    var paint = Paint(space)
    paint.color = space.color(numbers)
    paint.pattern = operands.last?.name
    return paint
  }

  /// Takes over what a dictionary says of opacities and lines.
  private mutating func look() {
    guard let look = entry("ExtGState")?.dictionary else { return }
    if let alpha = file[look["ca"]].number { state.fillAlpha = alpha }
    if let alpha = file[look["CA"]].number { state.strokeAlpha = alpha }
    if let width = file[look["LW"]].number { state.width = width }
  }

  private mutating func build(_ name: String) {
    let current = path.currentPoint ?? .zero
    switch name {
    case "m": path.move(to: point(0))
    case "l": path.line(to: point(0))
    case "c": path.cubic(to: point(4), control1: point(0), control2: point(2))
    case "v": path.cubic(to: point(2), control1: current, control2: point(0))
    case "y": path.cubic(to: point(2), control1: point(0), control2: point(2))
    case "re":
      let (corner, size) = (point(0), point(2))
      path.move(to: corner)
      path.line(to: CGPoint(x: corner.x + size.x, y: corner.y))
      path.line(to: CGPoint(x: corner.x + size.x, y: corner.y + size.y))
      path.line(to: CGPoint(x: corner.x, y: corner.y + size.y))
      path.close()
    default: path.close()
    }
  }

  private mutating func paint(_ name: String) {
    if name == "s" || name == "b" || name == "b*" { path.close() }
    let rule = name.hasSuffix("*") ? CGPathFillRule.evenOdd : .winding
    if "fFbB".contains(name.prefix(1)) { fill(rule) }
    if "sSbB".contains(name.prefix(1)) { stroke() }
    if let clip {
      put(path)
      context.clip(using: clip)
    }
    clip = nil
    path = Path()
  }

  private func put(_ path: Path) {
    context.beginPath()
    context.addPath(CGPath(path))
  }

  private mutating func fill(_ rule: CGPathFillRule) {
    if let pattern = pattern(state.fill) {
      context.saveGState()
      put(path)
      context.clip(using: rule)
      shade(pattern, state.fillAlpha)
      context.restoreGState()
      return
    }
    let color = state.fill.color
    context.setFillColor(color.withAlpha(state.fillAlpha))
    put(path)
    context.fillPath(using: rule)
  }

  private mutating func stroke() {
    // A line without a width is as thin as can be seen.
    let scale = abs(context.ctm.a * context.ctm.d - context.ctm.b * context.ctm.c).squareRoot()
    context.setLineWidth(state.width > 0 ? state.width : scale > 0 ? 0.5 / scale : 1)
    if let pattern = pattern(state.stroke) {
      context.saveGState()
      put(path)
      context.replacePathWithStrokedPath()
      context.clip()
      shade(pattern, state.strokeAlpha)
      context.restoreGState()
      return
    }
    context.setStrokeColor(state.stroke.color.withAlpha(state.strokeAlpha))
    put(path)
    context.strokePath()
  }

  /// The pattern of a paint; nil for a plain colour.
  private func pattern(_ paint: Paint) -> PDFObject? {
    guard case .pattern = paint.space, let name = paint.pattern else { return nil }
    return file[resources["Pattern"]].dictionary?[name].map { file[$0] }
  }

  /// Fills all that is not clipped with a gradient, or with a pattern that is one.
  private mutating func shade(_ object: PDFObject, _ alpha: Double) {
    guard var entries = object.dictionary else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if file[entries["PatternType"]].number == 2 {
      // Patterns are in the space of the page, not in that of what they fill.
      context.concatenate(base.concatenating(context.ctm.inverted()))
      if let matrix = file.numbers(entries["Matrix"]), matrix.count == 6 {
        context.concatenate(
          CGAffineTransform(
            a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
      }
      entries = file[entries["Shading"]].dictionary ?? [:]
    }
    guard let kind = file[entries["ShadingType"]].number, kind == 2 || kind == 3,
      let ends = file.numbers(entries["Coords"]), ends.count == (kind == 2 ? 4 : 6),
      let function = PDFFunction(entries["Function"], of: file)
    else {
      isComplete = false
      return
    }
    let space = PDFColorSpace(entries["ColorSpace"], resources, of: file)
    let said = file.numbers(entries["Domain"]) ?? []
    let domain = said.count == 2 ? said : [0, 1]
    let steps = 32
    let places = (0...steps).map { CGFloat($0) / CGFloat(steps) }
    let colors = places.map { place in
      space.color(function(domain[0] + Double(place) * (domain[1] - domain[0]))).withAlpha(alpha)
    }
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: places)
    else { return }
    var options: CGGradientDrawingOptions = []
    let extends = file[entries["Extend"]].array ?? []
    for (index, option) in [
      CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation,
    ].enumerated() where index < extends.count {
      if case .boolean(true) = file[extends[index]] { options.insert(option) }
    }
    if kind == 2 {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: ends[0], y: ends[1]), end: CGPoint(x: ends[2], y: ends[3]),
        options: options)
    } else {
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: ends[0], y: ends[1]), startRadius: ends[2],
        endCenter: CGPoint(x: ends[3], y: ends[4]), endRadius: ends[5], options: options)
    }
  }

  /// Draws a picture into the unit square.
  private mutating func picture(_ object: PDFObject) {
    guard let picture = PDFImage(file, resources).picture(object, color: state.fill.color) else {
      isComplete = false
      return
    }
    context.saveGState()
    context.setAlpha(CGFloat(state.fillAlpha))
    context.draw(CGImage(picture), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  /// Draws a form or a picture.
  private mutating func object() {
    guard let form = entry("XObject"), let entries = form.dictionary, depth < 16 else { return }
    if file[entries["Subtype"]].name == "Image" { return picture(form) }
    guard file[entries["Subtype"]].name == "Form", let bytes = file.bytes(of: form) else {
      isComplete = false
      return
    }
    context.saveGState()
    defer { context.restoreGState() }
    if let matrix = file.numbers(entries["Matrix"]), matrix.count == 6 {
      context.concatenate(
        CGAffineTransform(
          a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]))
    }
    if let box = file.numbers(entries["BBox"]), box.count == 4 {
      context.clip(
        to: CGRect(
          x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
          height: abs(box[3] - box[1])))
    }
    // A form that is one group fades as one.
    let isGroup = entries["Group"] != nil && state.fillAlpha < 1
    if isGroup {
      context.setAlpha(CGFloat(state.fillAlpha))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let own = entries["Resources"].map { file[$0].dictionary ?? [:] } ?? resources
    var content = PDFContent(file, own, context, depth: depth + 1)
    content.state = state
    if isGroup { (content.state.fillAlpha, content.state.strokeAlpha) = (1, 1) }
    content.draw(bytes)
    isComplete = isComplete && content.isComplete
    if isGroup { context.endTransparencyLayer() }
  }
}
