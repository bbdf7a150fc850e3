public import Foundation
import LayoutEngine

/// One influence on dynamic items, or several of them together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called whenever the items have moved.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet {
      for child in childBehaviors { child.dynamicAnimator = dynamicAnimator }
    }
  }

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.dynamicAnimator = dynamicAnimator
    dynamicAnimator?.wake()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    dynamicAnimator?.wake()
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behaviour itself names.
  var ownItems: [any UIDynamicItem] { [] }

  /// The behaviour and all below it, outermost first.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Sets constants of bodies before each step.
  func configure(_ bodies: inout DynamicBodies) {}

  /// What pushes the items, if the behaviour does.
  func force(on bodies: DynamicBodies) -> DynamicForce? { nil }

  /// What the behaviour forbids, if anything.
  func constraint(on bodies: DynamicBodies) -> DynamicConstraint? { nil }

  /// Takes over what the behaviour's constraint remembers of the steps.
  func take(_ constraint: DynamicConstraint) {}

  /// Called after a step in which the behaviour's constraint found a contact for the first time.
  func contactBegan(_ contact: Contact, _ bodies: DynamicBodies) {}
}
