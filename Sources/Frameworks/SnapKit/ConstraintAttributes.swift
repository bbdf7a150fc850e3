import UIKitCore

/// Sides and measures, in the order in which their constraints are made.
struct ConstraintAttributes: Equatable {
  let parts: [NSLayoutConstraint.Attribute]

  static func + (first: Self, second: Self) -> Self {
    Self(parts: first.parts + second.parts.filter { !first.parts.contains($0) })
  }

  static let none = Self(parts: [])
  static let edges = Self(parts: [.left, .top, .right, .bottom])
  static let directionalEdges = Self(parts: [.leading, .top, .trailing, .bottom])
  static let horizontalEdges = Self(parts: [.left, .right])
  static let directionalHorizontalEdges = Self(parts: [.leading, .trailing])
  static let verticalEdges = Self(parts: [.top, .bottom])
  static let size = Self(parts: [.width, .height])
  static let center = Self(parts: [.centerX, .centerY])
  static let margins = Self(parts: [.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  static let directionalMargins = Self(
    parts: [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
  static let centerWithinMargins = Self(parts: [.centerXWithinMargins, .centerYWithinMargins])

  /// The attribute that one of these, that of a first item, is compared with of a second item that has `others`.
  static func counterpart(
    of part: NSLayoutConstraint.Attribute, in own: Self, among others: Self, hasTarget: Bool
  ) -> NSLayoutConstraint.Attribute {
    if others.parts.isEmpty {
      guard !hasTarget else { return part }
      return part == .centerX ? .left : part == .centerY ? .top : part
    }
    let isPairwise =
      own == others || own == .edges && others == .margins
      || own == .directionalEdges && others == .directionalMargins
    guard isPairwise, let index = own.parts.firstIndex(of: part) else { return others.parts[0] }
    return others.parts[index]
  }
}

/// A side of a view or guide that others are compared with.
@preconcurrency @MainActor public final class ConstraintItem {
  /// The view or guide.
  weak var object: AnyObject?
  let attributes: ConstraintAttributes

  init(_ object: AnyObject?, _ attributes: ConstraintAttributes) {
    (self.object, self.attributes) = (object, attributes)
  }
}
