import Foundation

extension NSLayoutConstraint {
  /// Whether the constraint is about lengths or places along an axis.
  func isAlong(_ axis: Axis) -> Bool {
    switch firstAttribute {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      axis == .vertical
    case .notAnAttribute, .left, .right, .leading, .trailing, .width, .centerX, .leftMargin,
      .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    }
  }

  /// An item with its attribute, as one side of the relation has it.
  struct Side {
    let item: AnyObject
    let attribute: Attribute
    /// The item of the other side; nil for a constant.
    let other: AnyObject?
  }

  /// The sides that have items, the left one first.
  var sides: [Side] {
    var sides: [Side] = []
    if let firstItem {
      sides.append(Side(item: firstItem, attribute: firstAttribute, other: secondItem))
    }
    if let secondItem, secondAttribute != .notAnAttribute {
      sides.append(Side(item: secondItem, attribute: secondAttribute, other: firstItem))
    }
    return sides
  }

  /// The sides, those that are distances as the two ends of these: all views and guides that the constraint is about.
  var ends: [Side] {
    sides.flatMap { side in
      guard let distance = side.item as? LayoutDistance else { return [side] }
      return distance.sides.map { [$0.start, $0.end] } ?? []
    }
  }
}

extension NSLayoutConstraint.Side {
  /// The scroll view whose content this side is about; nil for every other rectangle.
  ///
  /// To what is inside of a scroll view its edges and margins are those of the content; its lengths and centres, and
  /// all that is outside relates to, are those of its frame. Source: Apple's "Working with Scroll Views" in the Auto Layout
  /// Guide, and Technical Note TN2154.
  @MainActor var scrollViewOfContent: UIScrollView? {
    if let guide = item as? UILayoutGuide {
      return guide.role == .scrollContent ? guide.owningView as? UIScrollView : nil
    }
    guard let scrollView = item as? UIScrollView, attribute.isEdge, let other else { return nil }
    guard let inner = NSLayoutConstraint.view(of: other) else { return nil }
    if inner === scrollView {
      return (other as? UILayoutGuide)?.role == .free ? scrollView : nil
    }
    return inner.isDescendant(of: scrollView) ? scrollView : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether distances along the attribute point to the left where one reads from right to left.
  var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge of a rectangle, or of what its margins leave of it.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    case .notAnAttribute, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
      .centerXWithinMargins, .centerYWithinMargins:
      false
    }
  }

  /// The axis along which the attribute depends on how long a rectangle is whose beginning is known.
  func axisOfEnd(isRightToLeft: Bool) -> LayoutAxes? {
    switch self {
    case .right, .rightMargin, .width, .centerX, .centerXWithinMargins: .horizontal
    case .bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins: .vertical
    case .leading, .leadingMargin: isRightToLeft ? .horizontal : nil
    case .trailing, .trailingMargin: isRightToLeft ? nil : .horizontal
    case .notAnAttribute, .left, .leftMargin, .top, .topMargin, .firstBaseline, .lastBaseline: nil
    }
  }
}
