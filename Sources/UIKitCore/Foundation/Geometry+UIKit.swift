public import AnimGeometry
public import Foundation

/// Distances from the four edges of a rectangle in points, positive inwards.
public typealias UIEdgeInsets = EdgeInsets

extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both lengths are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether origin and size are the same.
  public func equalTo(_ other: CGRect) -> Bool { self == other }

  /// Whether two rectangles have points in common, as Core Graphics has it; Foundation's
  /// `intersects` for Linux differs.
  ///
  /// Right and bottom edges are no part of a rectangle: those that only touch do not overlap, so that
  /// a full-screen page hides its neighbours. One without a length is a line or a point, which is
  /// where it begins. Null has nothing in common with anything.
  package func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull
      && Self.meet((minX, maxX), (other.minX, other.maxX))
      && Self.meet((minY, maxY), (other.minY, other.maxY))
  }

  /// Whether two stretches without their ends, or without a length, have a point in common.
  private static func meet(
    _ a: (start: CGFloat, end: CGFloat), _ b: (start: CGFloat, end: CGFloat)
  ) -> Bool {
    let start = max(a.start, b.start)
    func isCovered(_ stretch: (start: CGFloat, end: CGFloat)) -> Bool {
      start < stretch.end || (stretch.start == stretch.end && start == stretch.start)
    }
    return isCovered(a) && isCovered(b)
  }

  /// The point in the middle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// An offset between two points.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  /// An offset; a part that is left out is 0.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}

/// A set of the edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit per edge, as in UIKit.
  public let rawValue: UInt

  /// The edges whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the smallest y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge at the smallest x.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge at the greatest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge at the greatest x.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit per corner, as in UIKit.
  public let rawValue: UInt

  /// The corners whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the greatest x and the smallest y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the smallest x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the greatest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

// What is interpolated into strings on Apple's systems, where Core Graphics describes its structures so.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin, width and height, such as `(0.0, 0.0, 1.0, 2.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
