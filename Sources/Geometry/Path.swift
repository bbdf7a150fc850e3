public import Foundation

/// A sequence of straight and curved contours in the plane.
///
/// Coordinates are in the space in which the path is drawn, y down. A path is a value: equal
/// elements make equal paths.
public struct Path: Hashable, Sendable {
  /// The beginning of a contour, a line or curve from the current point, or the line back to the
  /// beginning.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// The elements in order.
  public private(set) var elements: [Element] = []

  /// Creates a path without contours.
  public init() {}

  /// Creates a path of elements, which should begin with a move.
  public init(elements: [Element]) {
    self.elements = elements
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a straight line from the current point.
  public mutating func line(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func quadratic(to end: CGPoint, control: CGPoint) {
    elements.append(.quadratic(control: control, end: end))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Ends the contour with a line to its beginning.
  public mutating func close() { elements.append(.close) }

  /// Adds all contours of another path.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// Where the next segment would start: the end of the last one, or the start of a closed contour.
  public var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let point), .line(let point): return point
      case .quadratic(_, let end), .cubic(_, _, let end): return end
      case .close:
        for case .move(let start) in elements[..<index].reversed() { return start }
        return nil
      }
    }
    return nil
  }

  /// The path with all end and control points moved by `transform`; curves are exact where that is
  /// affine.
  public func map(_ transform: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quadratic(let control, let end):
          .quadratic(control: transform(control), end: transform(end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: transform(control1), control2: transform(control2), end: transform(end))
        case .close: .close
        }
      })
  }

  /// The image of the path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    map { $0.applying(transform) }
  }

  /// The box around all end and control points: never smaller than the path's true bounds.
  public var controlBounds: CGRect {
    // Without an array of points: this is asked for the items of every list.
    var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadratic(let control, let end):
        include(control)
        include(end)
      case .cubic(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
