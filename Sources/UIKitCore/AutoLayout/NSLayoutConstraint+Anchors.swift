import Foundation

extension NSLayoutConstraint {
  /// The attribute on the left side, the same object for all constraints that name it.
  ///
  /// Of a class of its own: it is equal to no view's or guide's anchor.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    anchor(firstItem, firstAttribute) ?? NSLayoutAnchor(self, .notAnAttribute)
  }

  /// The attribute on the right side, the same object for all constraints that name it; nil for a constant alone.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(secondItem, secondAttribute) }

  private func anchor(_ item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject>? {
    guard let item else { return nil }
    if let view = item as? UIView { return view.autoLayout.anchors.anchor(view, attribute) }
    if let guide = item as? UILayoutGuide { return guide.anchors.anchor(guide, attribute) }
    return NSLayoutAnchor(item, attribute)
  }
}

/// The anchors of an item that constraints have been asked for, as long as somebody keeps them.
struct KnownAnchors {
  private struct Known { weak var anchor: NSLayoutAnchor<AnyObject>? }

  private var known: [NSLayoutConstraint.Attribute: Known] = [:]

  @MainActor mutating func anchor(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutAnchor<AnyObject> {
    if let anchor = known[attribute]?.anchor { return anchor }
    let anchor = NSLayoutAnchor<AnyObject>(item, attribute)
    known[attribute] = Known(anchor: anchor)
    return anchor
  }
}
