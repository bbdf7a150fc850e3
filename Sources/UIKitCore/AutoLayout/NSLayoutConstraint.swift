public import Foundation

/// The weight of a constraint against others: a larger one wins, whatever the smaller ones ask for.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The weight, above 0 to 1000; 1000 is required.
  public let rawValue: Float

  /// Creates a priority from its weight.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its weight.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that has to hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// Resistance of content to being cut, by default: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// UIKit's weight of a drag that may change a window's size: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// UIKit's weight of a window's size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// UIKit's weight of a drag that may not change a window's size: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Resistance of views to being larger than their content, by default: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// Weight of the wish in `systemLayoutSizeFitting`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  // Libraries that declare the same are meant where they are imported.
  /// A priority that weighs `b` more than `a`.
  @_disfavoredOverload
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }

  /// A priority that weighs `b` less than `a`.
  @_disfavoredOverload
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }

  /// Whether `a` weighs less than `b`.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// A linear relation between edges, centres or lengths of two items, or of one and a constant:
/// `first = second × multiplier + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// An edge, centre, baseline or length of an item; `notAnAttribute` stands for a constant alone.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The way in which the left side of a constraint compares to the right one.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The direction of lengths, or of a row or column of views.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The view or layout guide on the left side.
  ///
  /// Not retained.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the item on the left side.
  public let firstAttribute: Attribute
  /// The comparison of the two sides.
  public let relation: Relation
  /// The view or layout guide on the right side; nil for a constant alone.
  ///
  /// Not retained.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the item on the right side; `notAnAttribute` without one.
  public let secondAttribute: Attribute
  /// Those of the items that are distances, which nobody else keeps.
  private let distances: [LayoutDistance]
  /// Factor of the attribute on the right side.
  public let multiplier: CGFloat
  /// A name for the app's own use; by default none.
  open var identifier: String?

  /// Called on iOS when an interface file has made the constraint; the base class does nothing, and constraints of interface files are of this
  /// class here.
  open func awakeFromNib() {}

  /// Whether an archive of the item would hold the constraint, false by default; kept, nothing is archived.
  open var shouldBeArchived = false

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

  /// The weight of the constraint; by default required.
  ///
  /// While the constraint is active it may go from required to not and back: Apple's documentation speaks of an exception,
  /// but a suite of tests does so on iOS 18.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      isBroken = false
      holder?.setNeedsConstraintLayout()
    }
  }

  /// The view that holds the constraint: the nearest one that contains both items.
  private(set) weak var holder: UIView?

  /// Creates a constraint that is not yet active.
  ///
  /// `view1` and `view2` are views or layout guides; `view2` is nil for a constraint on `view1`
  /// alone.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    distances = []
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Creates a constraint from two anchors, of which the items may be gone; it is not in force then.
  init(
    _ first: (item: AnyObject?, attribute: Attribute), _ relation: Relation,
    _ second: (item: AnyObject?, attribute: Attribute), multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, firstAttribute) = first
    distances = [first.item, second.item].compactMap { $0 as? LayoutDistance }
    self.relation = relation
    (secondItem, secondAttribute) = second
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Creates a constraint of nothing, which is never in force; apps begin with one that they replace.
  public override init() {
    firstAttribute = .notAnAttribute
    distances = []
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    super.init()
  }

  /// The constraint's class, address, name, relation and state; the same for debugging.
  open override var description: String { MainActor.assumeIsolated { words } }

  /// Whether the constraint is in force.
  ///
  /// Activating one whose items have no common superview is an exception.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Puts constraints in force, in the order in which they stand.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, firstItem != nil else { return }
    let views = ends.map { Self.view(of: $0.item) }
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

  /// When the constraint came into force, counted from the first one.
  private(set) var activation = 0
  private static var activations = 0

  /// Whether the constraint contradicted others and was left to hold as far as they let it.
  ///
  /// It stays so while it is in force, also when its opponents go. Recorded on iOS 26.1.
  var isBroken = false

  func isHeld(by view: UIView?) {
    holder = view
    isBroken = false
    guard view != nil else { return }
    Self.activations += 1
    activation = Self.activations
  }
}
