public import Foundation

/// How much a constraint matters; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// A linear relation between edges, centres or lengths of two items, or of one and a constant:
/// `first = second × multiplier + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  open private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  open private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var identifier: String?

  /// Points; may change at any time, inside an animation too.
  open var constant: CGFloat {
    didSet {
      guard constant.isFinite else {
        UIEnvironment.current.raise(
          "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
        constant = oldValue
        return
      }
      if constant != oldValue { holder?.setNeedsConstraintLayout() }
    }
  }

  open var priority: UILayoutPriority = .required {
    didSet {
      guard holder == nil || (priority == .required) == (oldValue == .required) else {
        UIEnvironment.current.raise(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
            + "supported.  You passed priority \(Int(priority.rawValue)) and the existing priority was "
            + "\(Int(oldValue.rawValue)).")
        priority = oldValue
        return
      }
      if priority != oldValue { holder?.setNeedsConstraintLayout() }
    }
  }

  /// The view that holds the constraint: the nearest one that contains both items.
  private(set) weak var holder: UIView?

  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - view2: A view or a layout guide, or nil for a constraint on `view1` alone.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    let views = [firstItem, secondItem].compactMap(\.self).map(Self.view(of:))
    guard let first = views.first ?? nil else { return }
    let ancestors = Array(sequence(first: first, next: \.superview))
    let common = ancestors.first { ancestor in
      views.allSatisfy { $0?.isDescendant(of: ancestor) ?? false }
    }
    guard let common else {
      let (one, other) = (
        anchorText(firstItem, firstAttribute), anchorText(secondItem, secondAttribute)
      )
      UIEnvironment.current.raise(
        "Unable to activate constraint with anchors \(one) and \(other) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.")
      return
    }
    common.addConstraint(self)
  }

  /// Such as `<NSLayoutAnchor "UILabel.leading">`.
  private func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "<NSLayoutAnchor \"\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute)\">"
  }

  private func deactivate() { holder?.removeConstraint(self) }

  /// The view whose rectangle or guide an item is.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  func isHeld(by view: UIView?) { holder = view }
}
