import AnimGeometry
import Foundation

/// A symbol as it is made: of a description, or by a rule of another symbol.
indirect enum SymbolForm: Hashable, Sendable {
  /// A description, outlined or filled.
  case plain([SymbolPart], isFilled: Bool)
  /// A smaller symbol in a shape, which is filled or not.
  case enclosed(SymbolForm, in: SymbolEnclosure, isFilled: Bool)
  /// A symbol that is struck through.
  case slashed(SymbolForm)
  /// A symbol with a sign at a corner.
  case badged(SymbolForm, SymbolBadge)

  /// The steps that draw the symbol on the grid.
  func steps(_ pen: SymbolPen) -> [SymbolDrawing.Step] {
    switch self {
    case .plain(let parts, let isFilled):
      parts.flatMap { $0.steps(pen.among(parts.lineCount), isFilled: isFilled) }
    case .enclosed(let form, let enclosure, let isFilled):
      enclosure.steps(around: form, pen, isFilled: isFilled)
    case .slashed(let form): form.steps(pen) + Self.slash(pen)
    case .badged(let form, let badge):
      form.steps(pen).map { $0.colored(.secondary) } + badge.steps(pen)
    }
  }

  /// A line from the top left to the bottom right with free room at both sides.
  private static func slash(_ pen: SymbolPen) -> [SymbolDrawing.Step] {
    let line = OutlineReader.path("M3 3L21 21")
    return [
      .init(shape: .stroke(line, width: pen.width + 2 * pen.gap * 0.8), effect: .erase),
      .init(shape: .stroke(line, width: pen.width), effect: .draw(.primary)),
    ]
  }

  /// Whether the symbol has areas, which look right in a smaller size only with finer lines.
  var hasAreas: Bool {
    switch self {
    case .plain(let parts, _): parts.hasAreas
    case .enclosed: true
    case .slashed(let form), .badged(let form, _): form.hasAreas
    }
  }
}

extension [SymbolPart] {
  /// Whether the symbol has a filled form of its own.
  var hasAreas: Bool { contains { $0.role == .area || $0.presence == .filledOnly } }

  /// The number of lines; one in front of another counts twice, as it has two sides.
  var lineCount: Int {
    reduce(0) { count, part in
      let lines = part.outline.filter { "MOER".contains($0) }.count
      return count + (part.role == .detail ? 2 * lines : lines)
    }
  }
}

extension SymbolPart {
  /// The steps that draw the part; none if the form does not have it.
  func steps(_ pen: SymbolPen, isFilled: Bool) -> [SymbolDrawing.Step] {
    switch presence {
    case .always: break
    case .outlinedOnly: if isFilled { return [] }
    case .filledOnly: if !isFilled { return [] }
    }
    let path = OutlineReader.path(outline).applying(transform)
    let line = (isInner ? pen.innerWidth : pen.width) * width
    var steps: [SymbolDrawing.Step] = []
    func add(_ shape: SymbolDrawing.Step.Shape, _ effect: SymbolDrawing.Step.Effect) {
      steps.append(.init(shape: shape, effect: effect))
    }
    if isApart {
      switch role {
      case .line, .detail: add(.stroke(path, width: line + 2 * pen.gap), .erase)
      case .area:
        add(.fill(path), .erase)
        add(.stroke(path, width: line + 2 * pen.gap), .erase)
      case .solid, .hole, .cut:
        add(.fill(path), .erase)
        add(.stroke(path, width: 2 * pen.gap), .erase)
      }
    }
    switch role {
    case .line: add(.stroke(path, width: line), .draw(level))
    case .area:
      if isFilled { add(.fill(path), .draw(level)) }
      let edge = isFilled && !isInner ? pen.edgeWidth * width : line
      add(.stroke(path, width: edge), .draw(level))
    case .solid: add(.fill(path), .draw(level))
    case .detail: add(.stroke(path, width: line), isFilled ? .erase : .draw(level))
    case .hole: add(.fill(path), isFilled ? .erase : .draw(level))
    case .cut: add(.fill(path), .erase)
    }
    return isCutOut ? steps.map { $0.inverted(in: level) } : steps
  }
}

/// The shape around a smaller symbol.
enum SymbolEnclosure: String, Hashable, Sendable, CaseIterable {
  case circle, square, rectangle, app

  private var outline: String {
    switch self {
    case .circle: "O12 12 10"
    case .square: "R3 3 18 18 4"
    case .rectangle: "R1 4 22 16 3.5"
    case .app: "R3 3 18 18 5.4"
    }
  }

  /// The steps that draw `form` in the middle of the shape, cut out of it if it is filled.
  func steps(around form: SymbolForm, _ pen: SymbolPen, isFilled: Bool) -> [SymbolDrawing.Step] {
    // Its lines are measured at the regular weight, so that all weights have the same size.
    let measured = form.steps(SymbolPen(.regular))
    let box = measured.ink
    let reach = measured.reach(from: CGPoint(x: box.midX, y: box.midY))
    let scale =
      form.hasAreas
      ? min(13 / max(box.width, box.height), 7.3 / reach, 1)
      : min(10.8 / max(box.width, box.height), 13.4 / hypot(box.width, box.height), 1)
    // Large signs have many lines, which have to be finer.
    let fineness = form.hasAreas ? 0.72 : 0.94 * min(1, scale / 0.6)
    let inner = form.steps(pen.scaled(by: fineness, before: scale))
    let placement = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: 12 - scale * (box.midX + form.imbalance),
      ty: 12 - scale * box.midY)
    let sign = inner.map { $0.applying(placement, scale: scale) }
    let ring = OutlineReader.path(outline)
    var steps: [SymbolDrawing.Step] = []
    if isFilled { steps.append(.init(shape: .fill(ring), effect: .draw(.secondary))) }
    steps.append(.init(shape: .stroke(ring, width: pen.width), effect: .draw(.secondary)))
    return steps + (isFilled ? sign.map { $0.inlaid(in: .secondary) } : sign)
  }
}

extension SymbolForm {
  /// How far to the left of its box's middle a symbol seems to have its weight, in units.
  fileprivate var imbalance: CGFloat {
    if case .plain(let parts, _) = self, parts == SymbolTable.parts["play"] { -1.2 } else { 0 }
  }
}

/// The sign at a corner of a symbol.
enum SymbolBadge: String, Hashable, Sendable, CaseIterable {
  case dot = ""
  case plus, minus, xmark, checkmark, questionmark, exclamationmark, ellipsis

  /// The steps that clear the corner and draw the badge: a dot at the top right, a sign in a disc at the
  /// bottom right.
  func steps(_ pen: SymbolPen) -> [SymbolDrawing.Step] {
    let disc = OutlineReader.path(self == .dot ? "O18.5 5.5 3.6" : "O18.6 18.2 4.9")
    var steps: [SymbolDrawing.Step] = [
      .init(shape: .fill(disc), effect: .erase),
      .init(shape: .stroke(disc, width: 2 * pen.gap), effect: .erase),
      .init(shape: .fill(disc), effect: .draw(.primary)),
    ]
    guard self != .dot, let parts = SymbolTable.parts[rawValue] else { return steps }
    let form = SymbolForm.plain(parts, isFilled: false)
    let box = form.steps(SymbolPen(.regular)).ink
    let scale = min(5.6 / max(box.width, box.height), 6.8 / hypot(box.width, box.height))
    let placement = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: 18.6 - scale * box.midX, ty: 18.2 - scale * box.midY)
    steps += form.steps(pen.scaled(by: 0.68, before: scale)).map {
      $0.applying(placement, scale: scale).inverted(in: .primary)
    }
    return steps
  }
}
