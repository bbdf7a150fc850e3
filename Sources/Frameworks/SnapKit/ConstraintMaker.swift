public import UIKitCore

/// What a closure describes constraints by.
@preconcurrency @MainActor public final class ConstraintMaker {
  let target: AnyObject?
  var descriptions: [ConstraintDescription] = []

  init(for target: AnyObject?) {
    self.target = target
    (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// What was described, as far as it says what is compared with what.
  var constraints: [Constraint] { descriptions.compactMap(\.constraint) }
}

/// A constraint as it is being described.
@preconcurrency @MainActor final class ConstraintDescription {
  let object: AnyObject?
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  var other = ConstraintItem(nil, .none)
  var constant: any ConstraintConstant = 0.0
  var multiplier: CGFloat = 1
  var priority = ConstraintPriority.required.value
  /// Made when it is asked for, and the same from then on.
  private(set) lazy var constraint: Constraint? = relation.map { Constraint(self, $0) }

  init(of object: AnyObject?, _ attributes: ConstraintAttributes) {
    (self.object, self.attributes) = (object, attributes)
  }
}

/// A description that nothing can be added to but what is done with it.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Names the constraint in messages, which do not tell of it here.
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable { self }

  /// The constraint.
  public var constraint: Constraint {
    if let constraint = description.constraint { return constraint }
    preconditionFailure("a constraint is asked for before it says what is compared")
  }
}

/// A description that a weight can be added to.
@preconcurrency @MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Weighs the constraint against others.
  @discardableResult public func priority(
    _ amount: ConstraintPriority
  ) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  /// Weighs the constraint against others.
  @discardableResult public func priority(
    _ amount: any ConstraintPriorityTarget
  ) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  /// Has the constraint hold in any case.
  @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable {
    priority(.required)
  }
  /// Weighs the constraint as much as the resistance of contents.
  @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  /// Weighs the constraint less than contents resist.
  @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable {
    priority(.medium)
  }
  /// Weighs the constraint as little as contents hug.
  @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// A description that numbers can be added to.
@preconcurrency @MainActor public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies what is compared with.
  @discardableResult public func multipliedBy(
    _ amount: any ConstraintMultiplierTarget
  ) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides what is compared with.
  @discardableResult public func dividedBy(
    _ amount: any ConstraintMultiplierTarget
  ) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Adds to what is compared with.
  @discardableResult public func offset(
    _ amount: any ConstraintOffsetTarget
  ) -> ConstraintMakerEditable {
    description.constant = amount.constraintConstant
    return self
  }

  /// Keeps inside what is compared with.
  @discardableResult public func inset(
    _ amount: any ConstraintInsetTarget
  ) -> ConstraintMakerEditable {
    description.constant = amount.constraintInsets
    return self
  }

  /// Keeps inside what is compared with.
  @discardableResult public func inset(
    _ amount: NSDirectionalEdgeInsets
  ) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
}

/// A description that says what is compared, and not with what.
@preconcurrency @MainActor public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    description.relation = relation
    switch other {
    case let item as ConstraintItem: description.other = item
    case let view as UIView: description.other = ConstraintItem(view, .none)
    case let guide as UILayoutGuide: description.other = ConstraintItem(guide, .none)
    case let constant as any ConstraintConstant: description.constant = constant
    default: break
    }
    return ConstraintMakerEditable(description)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation
  ) -> ConstraintMakerEditable {
    let outer = (description.object as? UIView)?.superview
    guard let outer = outer ?? (description.object as? UILayoutGuide)?.owningView else {
      preconditionFailure(
        "Expected superview but found nil when attempting make constraint `equalToSuperview`.")
    }
    return relate(relation, to: outer)
  }

  /// Compares with an item or a number, which is to be met.
  @discardableResult public func equalTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.equal, to: other) }
  /// Compares with the view around, which is to be met.
  @discardableResult public func equalToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.equal)
  }
  /// Compares with an item or a number, which is not to be passed.
  @discardableResult public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, to: other) }
  /// Compares with the view around, which is not to be passed.
  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual)
  }
  /// Compares with an item or a number, which is to be reached.
  @discardableResult public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other) }
  /// Compares with the view around, which is to be reached.
  @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual)
  }
}

/// A description that further sides can be added to.
@preconcurrency @MainActor public final class ConstraintMakerExtendable: ConstraintMakerRelatable {}
