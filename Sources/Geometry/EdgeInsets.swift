public import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative values grow it.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// Distance from the top edge downwards.
  public var top: CGFloat
  /// Distance from the left edge to the right.
  public var left: CGFloat
  /// Distance from the bottom edge upwards.
  public var bottom: CGFloat
  /// Distance from the right edge to the left.
  public var right: CGFloat

  /// Creates insets of four distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of no distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of no distance.
  public static let zero = EdgeInsets()
}

extension CGRect {
  /// The rectangle with every edge moved inward by `insets`.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
