import AnimLayers
import Foundation

extension UIView {
  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    if oldWindow != nil { resignInside() }
    parent.willRemoveSubview(self)
    removeOuterConstraints()
    send("willMove(toSuperview:)", NSNull()) { self.willMove(toSuperview: nil) }
    if oldWindow != nil { notifyWillMove(to: nil, with: self) }
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    if !parent.layer.isLaidOutInVain { parent.setNeedsLayout() }
    send("didMoveToSuperview()") { self.didMoveToSuperview() }
    if oldWindow != nil { notifyDidMoveToWindow() }
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      UIEnvironment.current.raise("Can't add self as subview")
      return
    }
    guard !isDescendant(of: view) else {
      UIEnvironment.current.raise(
        "Layer <\(type(of: layer))> is a part of cycle in its layer tree")
      return
    }
    guard mayHold(view) else { return }
    // It leaves another superview, but not this one: constraints to it stay.
    if view.superview === self {
      reorder(view, to: min(max(0, index), subviews.count - 1))
      return
    }
    let tint = view.ownTintColor == nil ? view.tintColor : nil
    // A view that is nowhere does not hear that it leaves.
    if view.superview != nil { view.removeFromSuperview() }
    let index = min(max(0, index), subviews.count)
    let newWindow = window
    view.send("willMove(toSuperview:)", self) { view.willMove(toSuperview: self) }
    if newWindow != nil { view.notifyWillMove(to: newWindow, with: view) }
    // The layer may have sublayers that belong to no view: place it relative to a sibling's.
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    view.superview = self
    if !layer.isLaidOutInVain { setNeedsLayout() }
    view.applyInheritedAppearance()
    if let tint, view.tintColor != tint { view.tintColorDidChange() }
    didAddSubview(view)
    view.send("didMoveToSuperview()") { view.didMoveToSuperview() }
    if newWindow != nil { view.notifyDidMoveToWindow() }
  }

  /// Has what is in the view give up being the first responder, as it leaves the window.
  func resignInside() {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return }
    responder.resignFirstResponder()
  }

  /// Whether the view of a child controller would stand in the view of its parent; an exception if
  /// not.
  private func mayHold(_ view: UIView) -> Bool {
    guard let child = view.owner, let parent = child.parent, let nearest = nearestOwner,
      nearest !== parent
    else { return true }
    UIEnvironment.current.raise(
      "child view controller:<\(type(of: child))> should have parent view controller:"
        + "<\(type(of: nearest))> but actual parent is:<\(type(of: parent))>")
    return false
  }

  /// The controller of the nearest view, from this one upwards, that has one.
  var nearestOwner: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.owner).first
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let from = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: from)
    subviews.insert(view, at: index)
    // Relative to a sibling's layer, as in `insert`.
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else if index > 0 {
      layer.insertSublayer(view.layer, above: subviews[index - 1].layer)
    }
  }

  /// Resolves what the view takes from its new superview: dynamic colours and the tint.
  private func applyInheritedAppearance() {
    let traits = traitCollection
    refreshBackground()
    guard UIEnvironment.current.overridesTraits else { return }
    propagateTraitChange(from: ownTraits(in: .current), to: traits)
  }

  private func notifyWillMove(to window: UIWindow?, with root: UIView) {
    owner?.viewWillMove(to: window, with: root)
    send("willMove(toWindow:)", window ?? NSNull()) { self.willMove(toWindow: window) }
    for subview in subviews { subview.notifyWillMove(to: window, with: root) }
  }

  private func notifyDidMoveToWindow() {
    UIEnvironment.current.appearances.dress(self)
    send("didMoveToWindow()") { self.didMoveToWindow() }
    owner?.viewDidMoveToWindow()
    if needsPropertyUpdate || needsConfigurationRefresh { listForPropertyUpdate() }
    // What was laid out before, was laid out without a safe area.
    if let window, window.safeAreaInsets != .zero, safeAreaInsets != .zero {
      safeAreaInsetsDidChange()
      if owner != nil { setNeedsLayout() }
    }
    for subview in subviews { subview.notifyDidMoveToWindow() }
  }
}
