import AnimCauses
public import Foundation

/// A view's part in Auto Layout.
struct AutoLayoutState {
  /// Whether constraints were solved while an image view had no image: what arrives later is what is cut in a tie.
  var hasBeenWithoutImage = false
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var anchors = KnownAnchors()
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  var needsUpdate = true
  /// Whether the update was asked for: it comes also where there are no constraints yet.
  var isUpdateWanted = false
  /// What made the constraints in the view outdated while it lays itself out; nil if they are as they were solved.
  var outdated: CauseID?
  /// How many constraints that views outside hold mention this view or one inside it.
  var outerConstraints = 0
}

/// Directions in which something holds.
struct LayoutAxes: OptionSet {
  let rawValue: Int

  static let horizontal = LayoutAxes(rawValue: 1)
  static let vertical = LayoutAxes(rawValue: 2)
  static let all: LayoutAxes = [.horizontal, .vertical]
}

extension UIView {
  /// The size at which `systemLayoutSizeFitting` makes a view as small as it can be.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size at which `systemLayoutSizeFitting` makes a view as large as it can be.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The active constraints that say something of the view, or of its place, along an axis: those of this view and of what it is in.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.isActive && constraint.isAlong(axis)
        && constraint.ends.contains { end in
          guard let view = NSLayoutConstraint.view(of: end.item) else { return false }
          return view === self
        }
    }
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard let index = autoLayout.constraints.firstIndex(where: { $0 === constraint }) else {
      return
    }
    setNeedsConstraintLayout()
    autoLayout.constraints.remove(at: index)
    constraint.isHeld(by: nil)
    count(constraint, by: -1)
  }

  /// Notes on every view between the constraint's items and this view that the constraint is there.
  func count(_ constraint: NSLayoutConstraint, by step: Int) {
    for end in constraint.ends {
      var view = NSLayoutConstraint.view(of: end.item)
      while let inner = view, inner !== self {
        inner.autoLayout.outerConstraints += step
        view = inner.superview
      }
    }
  }

  /// Drops the constraints between this view and what it is being taken out of.
  func removeOuterConstraints() {
    guard autoLayout.outerConstraints > 0 else { return }
    for ancestor in sequence(first: self, next: \.superview).dropFirst() {
      for constraint in ancestor.autoLayout.constraints {
        if constraint.ends.contains(where: {
          NSLayoutConstraint.view(of: $0.item)?.isDescendant(of: self) ?? false
        }) {
          ancestor.removeConstraint(constraint)
        }
      }
    }
  }

  /// Whether the view is where its frame says: unless constraints decide, and always for the view of a window's controller.
  var keepsFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || owner != nil && superview is UIWindow
  }

  /// Whether constraints outside of the view bear on it.
  var isTiedByConstraints: Bool {
    !keepsFrame || autoLayout.outerConstraints > 0
  }

  func setHugging(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: autoLayout.hugging.horizontal = priority
    case .vertical: autoLayout.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  func setResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: autoLayout.resistance.horizontal = priority
    case .vertical: autoLayout.resistance.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  func fittingSize(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return ConstraintSystem(root: self).size(
      fitting: targetSize,
      priorities: (horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// Whether this view or one inside it holds constraints.
  var hasConstraints: Bool {
    !autoLayout.constraints.isEmpty
      || subviews.contains { $0.isTiedByConstraints && $0.hasConstraints }
  }

  /// The outermost view whose constraints can bear on this one's.
  private var constraintRoot: UIView {
    var root = self
    while root.isTiedByConstraints, let parent = root.superview { root = parent }
    return root
  }

  /// Whether the view could be elsewhere, or of another size, for all that constraints and contents say.
  ///
  /// False for a view that has its place from its frame. The system is solved for each call.
  public var hasAmbiguousLayout: Bool {
    guard !keepsFrame, superview != nil else { return false }
    return ConstraintSystem(root: constraintRoot).isAmbiguous(self)
  }

  private var isConstraintRoot: Bool { constraintRoot === self }

  /// Has the constraints around this view solved in the next layout pass.
  ///
  /// A view that lays itself out solves them again at the end of that, and needs another layout only where that moves anything:
  /// who constrains a view in `layoutSubviews()` as it was before is not laid out for ever.
  func setNeedsConstraintLayout() {
    let root = constraintRoot
    if root.isLayingOut {
      root.autoLayout.outdated = root.autoLayout.outdated ?? root.layer.causeOfLayout()
    } else {
      root.setNeedsLayout()
    }
  }

  /// Places the views that leave their frames to constraints, if this is the outermost of them.
  ///
  /// Returns whether any came elsewhere.
  @discardableResult
  func layoutConstrainedSubviews() -> Bool {
    updateWantedConstraints()
    guard hasConstraints, isConstraintRoot else { return false }
    updateConstraintsIfNeeded()
    autoLayout.outdated = nil
    return ConstraintSystem(root: self).layOut()
  }

  /// Has constraints updated where that was asked for, or where the class cannot do without them, or a controller may make them.
  func updateWantedConstraints() {
    guard autoLayout.needsUpdate,
      autoLayout.isUpdateWanted || Self.requiresConstraintBasedLayout || owner != nil
    else { return }
    updateConstraintsIfNeeded()
  }

  /// Solves again what has become outdated since the layout around this view has begun.
  func settleConstraints() {
    let root = constraintRoot
    guard let cause = root.autoLayout.outdated else { return }
    root.autoLayout.outdated = nil
    if root.layoutConstrainedSubviews() { root.layer.setNeedsLayout(because: cause) }
  }
}
