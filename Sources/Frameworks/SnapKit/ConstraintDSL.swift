// What the library brings along.
@_exported public import Foundation
public import UIKitCore

/// A view.
public typealias ConstraintView = UIView
/// A guide.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// What is kept free at the four sides.
public typealias ConstraintInsets = UIEdgeInsets
/// The same by the direction of text.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// A constraint of one side.
public typealias LayoutConstraint = NSLayoutConstraint

extension UIView {
  /// Constraints of the view in SnapKit's words.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(subject: self) }
}

extension UILayoutGuide {
  /// Constraints of the guide in SnapKit's words.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(subject: self) }
}

/// What can be constrained: its sides, and what is said of them.
@preconcurrency @MainActor public protocol ConstraintDSL {
  /// The view or guide.
  var target: AnyObject? { get }
}

/// The constraints of a view.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintDSL {
  let subject: UIView
  /// The view or guide.
  public var target: AnyObject? { subject }

  /// How firmly the view keeps to its own width against larger ones.
  public var contentHuggingHorizontalPriority: Float {
    get { subject.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      subject.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  /// How firmly the view keeps to its own height against larger ones.
  public var contentHuggingVerticalPriority: Float {
    get { subject.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      subject.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
  /// How firmly the view keeps to its own width against smaller ones.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { subject.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      subject.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  /// How firmly the view keeps to its own height against smaller ones.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { subject.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      subject.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

/// The constraints of a guide.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintDSL {
  let subject: UILayoutGuide
  /// The view or guide.
  public var target: AnyObject? { subject }
}

extension ConstraintDSL {
  /// Makes the constraints that a closure describes, without having them hold.
  @discardableResult public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(for: target)
    closure(maker)
    return maker.constraints
  }

  /// Makes the constraints that a closure describes.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  /// Makes the constraints that a closure describes, in place of those that were made before.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives constraints that were made before other constants.
  ///
  /// SnapKit stops the program where there is none of the kind; here a new one is made.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let known = Constraint.made(for: target)
    for constraint in prepareConstraints(closure) {
      constraint.update(known)
    }
  }

  /// Takes away the constraints that were made.
  public func removeConstraints() {
    for constraint in Constraint.made(for: target) { constraint.deactivate() }
  }

  /// Names the constraints' item in messages, which do not tell of it here.
  public func setLabel(_ value: String?) {}
  /// The name in messages, which do not tell of it here.
  public func label() -> String? { nil }
}
