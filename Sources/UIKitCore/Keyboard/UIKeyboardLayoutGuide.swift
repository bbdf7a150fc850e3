public import Foundation

/// A guide whose constraints may depend on the edges that it is near to.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// Has constraints hold while the guide is at an edge: those of the keyboard's are at the lower edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(&near, edge, trackingConstraints, isNear: true)
  }

  /// Has constraints hold while the guide is not at an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(&away, edge, trackingConstraints, isNear: false)
  }

  /// The constraints that hold while the guide is at an edge.
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge] ?? [] }

  /// The constraints that hold while the guide is not at an edge.
  open func constraintsActive(
    whenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge] ?? [] }

  /// Forgets all of them.
  open func removeAllTrackedConstraints() {
    for constraint in [near, away].flatMap(\.values).joined() { constraint.isActive = false }
    near = [:]
    away = [:]
  }

  private func replace(
    _ all: inout [NSDirectionalRectEdge: [NSLayoutConstraint]], _ edge: NSDirectionalRectEdge,
    _ constraints: [NSLayoutConstraint], isNear: Bool
  ) {
    for constraint in all[edge] ?? [] { constraint.isActive = false }
    all[edge] = constraints
    // As wide as the screen, a keyboard is at the sides, too, and never at the top.
    let isAtEdge = !edge.contains(.top)
    for constraint in constraints { constraint.isActive = isAtEdge == isNear }
  }
}

/// What the keyboard covers of a view; while there is none, what is below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a tablet's keyboard that is not at the lower edge, false by default; kept, it always is.
  open var followsUndockedKeyboard = false
  /// Whether the guide is as high as what is below the safe area while there is no keyboard, true by default; else it has no height.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }
  /// How far above the keyboard a finger begins to move it, in points; kept, it begins at its upper edge.
  open var keyboardDismissPadding: CGFloat = 0

  init(of view: UIView) {
    super.init(.keyboard, of: view)
    UIEnvironment.current.keyboard.watch(view)
  }

  override var coveredHeight: CGFloat {
    guard let owningView else { return 0 }
    return max(
      UIEnvironment.current.keyboard.overlap(of: owningView),
      usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0)
  }
}
