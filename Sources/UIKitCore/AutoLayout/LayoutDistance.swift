/// The distance between two anchors of an axis, which takes part in constraints as a width or a height does.
///
/// Positive where the second anchor is below the first one, to the right of it or, between leading and trailing edges, after it in the
/// reading direction; the only length that may be negative.
@MainActor final class LayoutDistance {
  private let start: End
  private let end: End

  private struct End {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
  }

  init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    self.start = End(item: start.item, attribute: start.attribute)
    self.end = End(item: end.item, attribute: end.attribute)
  }

  /// The two anchors as sides of relations to each other, the start first; nil once an item is gone.
  var sides: (start: NSLayoutConstraint.Side, end: NSLayoutConstraint.Side)? {
    guard let first = start.item, let second = end.item else { return nil }
    return (
      NSLayoutConstraint.Side(item: first, attribute: start.attribute, other: second),
      NSLayoutConstraint.Side(item: second, attribute: end.attribute, other: first)
    )
  }

  /// Whether the distance points to the left where one reads from right to left.
  var followsReadingDirection: Bool { start.attribute.followsReadingDirection }
}

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to another one, of which constraints are made as of a width.
  ///
  /// - Parameter otherAnchor: The anchor at the end of the distance, which is negative where that is before this one.
  /// - Returns: A length for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutDistance(from: self, to: otherAnchor), .width)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor to another one, of which constraints are made as of a height.
  ///
  /// - Parameter otherAnchor: The anchor at the end of the distance, which is negative where that is above this one.
  /// - Returns: A length for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutDistance(from: self, to: otherAnchor), .height)
  }
}
