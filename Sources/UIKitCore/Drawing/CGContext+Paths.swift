import AnimDrawing
public import AnimGeometry
public import AnimLayers
public import Foundation

extension CGContext {
  /// A copy of the current path; nil if that is empty.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the current path; (0, 0) for an empty one.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The box around the current path; `null` for an empty one.
  public var boundingBoxOfPath: CGRect { CGPath(current).boundingBoxOfPath }
  /// Adds closed rectangles to the path.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Fills rectangles; the current path stays.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Draws lines along a rectangle, as wide as is said; the current path stays.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Draws what was drawn in a layer into a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard layer.size.width > 0, layer.size.height > 0 else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    draw(layer.drawings.items)
    restoreGState()
  }

  /// Draws what was drawn in a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}

/// Drawings that are made once and drawn often.
@preconcurrency @MainActor public final class CGLayer {
  let drawings: CGContext
  /// The extent of the drawings, in points.
  public let size: CGSize
  /// Where to draw; coordinates are those of the contexts that the layer is drawn in.
  public var context: CGContext? { drawings }

  /// Creates an empty layer, never nil; the context and what else is said make no difference.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    self.size = size
    drawings = CGContext(showing: CGRect(origin: .zero, size: size))
  }
}

extension CGPath {
  /// A new path around what a line along this one covers; points of the result are transformed.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var line = StrokeStyle(width: lineWidth)
    line.cap = [.butt: .butt, .round: .round, .square: .square][lineCap] ?? .butt
    line.join = [.miter: .miter, .round: .round, .bevel: .bevel][lineJoin] ?? .miter
    line.miterLimit = miterLimit
    return CGPath(path.stroked(line, tolerance: 0.02).applying(transform))
  }

  /// A path around what a line along another one covers, by Core Graphics' name in Swift 3; never nil.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: unsafe transform?.pointee ?? .identity)
    self.init(outline.path)
  }
}
