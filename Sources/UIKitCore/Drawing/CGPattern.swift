import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimPixels
public import Foundation

/// Draws one cell of a pattern into a context whose y axis points up; the pointer is that of the pattern.
///
/// In Core Graphics, a function of C.
public typealias CGPatternDrawPatternCallback = (
  _ info: UnsafeMutableRawPointer?, _ context: CGContext
) -> Void
/// Is told of the end of a pattern, with the pattern's pointer.
public typealias CGPatternReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// What draws a pattern.
@safe public struct CGPatternCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// Draws a cell; nothing is drawn without.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called once the cell was drawn.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Nothing that draws.
  public init() { unsafe self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
  /// What draws a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    unsafe self.drawPattern = drawPattern
    unsafe self.releaseInfo = releaseInfo
  }
}

/// How cells of a pattern are fitted to pixels; no difference here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// Cells side by side, to fill areas and draw lines with.
@preconcurrency @MainActor public final class CGPattern {
  private let matrix: CGAffineTransform
  private let step: CGSize
  private let isColored: Bool
  private let items: [DisplayItem]

  /// A pattern, whose cell is drawn at once; nil if cells have no extent.
  ///
  /// - Parameters:
  ///   - info: A pointer that the callbacks are given.
  ///   - bounds: The part of the cell's coordinates that is seen.
  ///   - matrix: From the cell's coordinates to the context's own, which it is drawn in; only moves and scales are heeded.
  ///   - xStep: The distance from one cell to the next to its right, in the cell's coordinates.
  ///   - yStep: The distance from one cell to the next above.
  ///   - tiling: How cells are fitted to pixels.
  ///   - isColored: Whether the cell has colours of its own; else it is a stencil for the colour that is set with the pattern.
  ///   - callbacks: What draws the cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.width > 0, bounds.height > 0, xStep != 0, yStep != 0 else { return nil }
    (self.matrix, self.isColored) = (matrix, isColored)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    let context = CGContext()
    // The cell's y axis points up, and pictures' down.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: step.height))
    context.clip(to: bounds)
    unsafe callbacks.pointee.drawPattern?(info, context)
    unsafe callbacks.pointee.releaseInfo?(info)
    items = context.items
  }

  /// Copies of the cell; without colours of its own, in `color`.
  func paint(_ color: CGColor) -> Paint {
    let size = CGSize(
      width: step.width * abs(matrix.a), height: step.height * abs(matrix.d))
    let placed = CGAffineTransform(
      a: abs(matrix.a), b: 0, c: 0, d: abs(matrix.d), tx: matrix.tx, ty: matrix.ty)
    var drawn = items.map { $0.placed(by: Projection(placed), within: []) }
    if !isColored {
      let shape = DisplayItem(
        content: .path(
          FilledPath(
            Path(CGRect(origin: .zero, size: size)), fill: .color(color), fillRule: .nonZero,
            stroke: nil)))
      drawn = [DisplayItem(content: .group(Group(items: [shape], mask: drawn)))]
    } else if color.alpha < 1 {
      var group = DisplayItem(content: .group(Group(items: drawn)))
      group.opacity = color.alpha
      drawn = [group]
    }
    let image = CGImage(drawing: drawn, size: size, scale: UIScreen.main.scale)
    return image.map { .pattern($0, size: size) } ?? .color(.clear)
  }
}

extension CGColorSpace {
  /// The space of patterns that have colours of their own.
  static let patterns = CGColorSpace("kCGColorSpacePattern", 0)

  /// The space of patterns; `patternBaseSpace` is that of the colours of patterns without own ones.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init("kCGColorSpacePattern", baseSpace?.numberOfComponents ?? 0)
  }
}

extension CGContext {
  /// Fills areas that follow with a pattern, with components of its opacity, or of the colour of one that has none.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { setPaint(fill: unsafe pattern.paint(fillSpace.color(components))) }

  /// Draws lines that follow with a pattern.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { setPaint(stroke: unsafe pattern.paint(strokeSpace.color(components))) }
}

extension CGColorSpace {
  /// The colour of components in this space, alpha last.
  fileprivate func color(_ components: UnsafePointer<CGFloat>) -> CGColor {
    switch numberOfComponents {
    case 0: unsafe CGColor(white: 0, alpha: Double(components[0]))
    case 1: unsafe CGColor(white: Double(components[0]), alpha: Double(components[1]))
    default:
      unsafe CGColor(
        red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
        alpha: Double(components[3]))
    }
  }
}
