public import Foundation

/// Insets by reading direction: `leading` is left where text runs from left to right, else right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Points from the upper edge; negative extends beyond it.
  public var top: CGFloat
  /// Points from the edge at which lines of text begin.
  public var leading: CGFloat
  /// Points from the lower edge.
  public var bottom: CGFloat
  /// Points from the edge at which lines of text end.
  public var trailing: CGFloat

  /// Insets in points; an edge that is left out is not inset.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A set of the edges of a rectangle, by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge, as in UIKit.
  public let rawValue: UInt

  /// The edges whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which lines of text begin: left in English, right in Arabic.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Sides of a rectangle and the corners between them, in reading direction.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

extension CGRect {
  /// The rectangle without insets, reading from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
