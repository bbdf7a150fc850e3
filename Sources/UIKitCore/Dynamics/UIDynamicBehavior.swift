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
  func configure(_ bodies: DynamicBodies) {}

  /// What pushes the items, if the behaviour does.
  func force(on bodies: DynamicBodies) -> (any DynamicForce)? { nil }

  /// What the behaviour forbids, if anything.
  func constraint(on bodies: DynamicBodies) -> (any DynamicConstraint)? { nil }
}

/// The bodies of an animator, found by their items.
@MainActor struct DynamicBodies {
  private(set) var all: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  mutating func add(_ item: any UIDynamicItem) {
    guard indices[ObjectIdentifier(item)] == nil else { return }
    indices[ObjectIdentifier(item)] = all.count
    all.append(DynamicBody(item))
  }

  mutating func keep(_ isKept: (DynamicBody) -> Bool) {
    all = all.filter(isKept)
    indices = Dictionary(
      uniqueKeysWithValues: all.enumerated().map { (ObjectIdentifier($1.item), $0) })
  }

  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  func body(of item: any UIDynamicItem) -> DynamicBody? { index(of: item).map { all[$0] } }
}
