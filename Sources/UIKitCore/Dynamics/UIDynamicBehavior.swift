import AnimLayoutEngine
public import Foundation

/// One influence on dynamic items, or several of them together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// Behaviours that are part of this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called whenever the animator has moved items, at least 60 times a second while it runs; by
  /// default nothing.
  open var action: (() -> Void)?
  /// The animator that the behaviour, or the one around it, was added to; nil for none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet {
      for child in childBehaviors { child.dynamicAnimator = dynamicAnimator }
    }
  }

  /// Creates a behaviour without an influence of its own, to which others can be added.
  public override init() { super.init() }

  /// Makes a behaviour part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.dynamicAnimator = dynamicAnimator
    dynamicAnimator?.wake()
  }

  /// Takes a behaviour out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    dynamicAnimator?.wake()
  }

  /// Called before the behaviour is added to an animator, or with nil before it is taken out; the
  /// base class does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behaviour itself names.
  var ownItems: [any UIDynamicItem] { [] }

  /// The behaviour and all below it, outermost first.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Sets constants of bodies before each step.
  func configure(_ bodies: inout DynamicBodies) {}

  /// The force on the items; nil for a behaviour that has none.
  func force(on bodies: DynamicBodies) -> DynamicForce? { nil }

  /// The limit that the behaviour sets; nil for none.
  func constraint(on bodies: DynamicBodies) -> DynamicConstraint? { nil }

  /// Takes over what the behaviour's constraint remembers of the steps.
  func take(_ constraint: DynamicConstraint) {}

  /// Called after a step in which the behaviour's constraint found a contact for the first time.
  func contactBegan(_ contact: Contact, _ bodies: DynamicBodies) {}
}
