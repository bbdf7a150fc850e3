public import UIKitCore

/// What was said of some sides of a view or guide at once.
@preconcurrency @MainActor public final class Constraint {
  /// What holds, one for each side.
  public let layoutConstraints: [NSLayoutConstraint]
  private let attributes: [NSLayoutConstraint.Attribute]
  private weak var object: AnyObject?

  init(_ description: ConstraintDescription, _ relation: NSLayoutConstraint.Relation) {
    object = description.object
    let other = description.other
    var counterparts: [NSLayoutConstraint.Attribute] = []
    layoutConstraints = description.attributes.parts.compactMap { part in
      guard let object = description.object else { return nil }
      let counterpart = ConstraintAttributes.counterpart(
        of: part, in: description.attributes, among: other.attributes,
        hasTarget: other.object != nil)
      counterparts.append(counterpart)
      let isMeasure = counterpart == .width || counterpart == .height
      let outer =
        other.object ?? (isMeasure ? nil : Self.container(of: object))
      let constraint = NSLayoutConstraint(
        item: object, attribute: part, relatedBy: relation, toItem: outer,
        attribute: outer == nil ? .notAnAttribute : counterpart,
        multiplier: description.multiplier,
        constant: description.constant.constant(for: counterpart))
      constraint.priority = UILayoutPriority(description.priority)
      return constraint
    }
    attributes = counterparts
  }

  private static func container(of object: AnyObject) -> UIView? {
    (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
  }

  // MARK: In force

  /// Whether it holds.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Has it hold.
  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    guard let object else { return }
    let known = Self.made(for: object)
    if !known.contains(where: { $0 === self }) { Self.keep(known + [self], for: object) }
  }

  /// Has it hold no longer.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    guard let object else { return }
    Self.keep(Self.made(for: object).filter { $0 !== self }, for: object)
  }

  /// Gives others of the same kind its constants, or has it hold where there are none.
  func update(_ known: [Constraint]) {
    let all = known.flatMap(\.layoutConstraints)
    let old = layoutConstraints.map { own in all.first { $0.isOfKind(of: own) } }
    guard old.allSatisfy({ $0 != nil }) else { return activate() }
    for (own, other) in zip(layoutConstraints, old) { other?.constant = own.constant }
  }

  // MARK: Numbers

  private func update(_ constant: any ConstraintConstant) -> Constraint {
    for (constraint, attribute) in zip(layoutConstraints, attributes) {
      constraint.constant = constant.constant(for: attribute)
    }
    return self
  }

  /// Adds another amount to what is compared with.
  @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(offset.constraintConstant)
  }

  /// Keeps further inside what is compared with, or less.
  @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(inset.constraintInsets as any ConstraintConstant)
  }

  /// Weighs it otherwise.
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }

  /// Weighs it otherwise.
  @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority as any ConstraintPriorityTarget)
  }

  /// Adds another amount to what is compared with.
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  /// Keeps further inside what is compared with, or less.
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
  /// Weighs it otherwise.
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  // MARK: By items

  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Those that hold of a view or guide.
  static func made(for object: AnyObject?) -> [Constraint] {
    object.flatMap { unsafe objc_getAssociatedObject($0, key) as? [Constraint] } ?? []
  }

  private static func keep(_ constraints: [Constraint], for object: AnyObject) {
    unsafe objc_setAssociatedObject(object, key, constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

extension NSLayoutConstraint {
  /// Whether two constraints say the same but for their constants.
  fileprivate func isOfKind(of other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
