import AnimLayers
import Foundation

extension UIView {
  /// The view's traits where those around it are `outer`.
  func ownTraits(in outer: UITraitCollection) -> UITraitCollection {
    let traits = overridingTraits.applied(to: traitsOfOwner.applied(to: outer))
    return ownTintColor.map { UITraitCollection(traits, tint: $0) } ?? traits
  }

  /// Changes overrides, and tells the view and everything in it of what came of that.
  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    UIEnvironment.current.overridesTraits = true
    propagateTraitChange(from: old, to: traitCollection)
  }

  /// Tells the view and everything in it that traits changed, outermost first; where they did not, nobody is told.
  func propagateTraitChange(from previous: UITraitCollection, to traits: UITraitCollection) {
    guard !previous.isEqual(traits) else { return }
    refreshBackground()
    setNeedsDisplay()
    asCurrent(traits) {
      send("traitCollectionDidChange(_:)", previous) { self.traitCollectionDidChange(previous) }
      for registration in traitRegistrations { registration.tell(of: traits, after: previous) }
      if let owner {
        owner.send("traitCollectionDidChange(_:)", previous) {
          owner.traitCollectionDidChange(previous)
        }
      }
      for registration in owner?.traitRegistrations ?? [] {
        registration.tell(of: traits, after: previous)
      }
    }
    for subview in subviews {
      subview.propagateTraitChange(
        from: subview.ownTraits(in: previous), to: subview.ownTraits(in: traits))
    }
  }

  /// Runs `body` with the view's traits as the current ones, if they can be others than the screen's.
  func asCurrent(_ traits: UITraitCollection? = nil, _ body: () -> Void) {
    guard UIEnvironment.current.overridesTraits else { return body() }
    UITraitCollection.$substitute.withValue(traits ?? traitCollection, operation: body)
  }
}
