import AnimGeometry
import AnimLayers
import AnimLayoutEngine
public import Foundation

/// A view that a collection view shows for an element, and shows again for another one later.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Identifier under which the view's class was registered; nil for a view that no collection view
  /// made.
  open private(set) var reuseIdentifier: String?
  /// The attributes that the view shows now; nil in the pool.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// Where the view's superview begins in the collection view's content.
  var containerOrigin = CGPoint.zero {
    // The same attributes are another place then.
    didSet { if containerOrigin != oldValue { appliedAttributes = nil } }
  }
  /// How many animations that take the view out of sight are running.
  var departures = 0
  /// The attributes of the last question for `preferredLayoutAttributesFitting`.
  var fittedAttributes: UICollectionViewLayoutAttributes?
  /// The axes on which the layout wants to know the view's own length.
  var fittedAxes: LayoutAxes = .all
  /// The pool that the view returns to.
  var reuseKey: ReuseKey? {
    didSet { reuseIdentifier = reuseKey?.identifier }
  }

  /// Creates a view that is in no pool, with its frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view as it is in a nib or a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The initialiser through which the collection view makes registered classes.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// Called when the view goes back to the pool, to let go of its element's content.
  ///
  /// UIKit calls it when the view is taken out of the pool again. The base class does nothing.
  open func prepareForReuse() {}

  /// Called after the collection view has set the geometry that `layoutAttributes` ask for.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called inside the animation of a change of layout, before the view has its new attributes.
  ///
  /// The base class does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called inside the animation of a change of layout, once the view has its new attributes.
  ///
  /// Views that leave the screen are not called. The base class does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes with the size that the view's content needs: what its constraints give, or
  /// else `sizeThatFits`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let proposed = layoutAttributes.size
    var fitted =
      contentHolder.hasConstraints
      ? contentHolder.systemLayoutSizeFitting(
        proposed,
        withHorizontalFittingPriority: fittedAxes.contains(.horizontal)
          ? .fittingSizeLevel : .required,
        verticalFittingPriority: fittedAxes.contains(.vertical) ? .fittingSizeLevel : .required)
      : sizeThatFits(proposed)
    if !fittedAxes.contains(.horizontal) { fitted.width = proposed.width }
    if !fittedAxes.contains(.vertical) { fitted.height = proposed.height }
    guard fitted != proposed else { return layoutAttributes }
    let preferred = layoutAttributes.cloned()
    preferred.size = fitted
    return preferred
  }

  /// The view whose subviews' constraints say how large this view has to be.
  var contentHolder: UIView { self }

  /// Shows the element as `attributes` say; does nothing if it is shown so already.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shown = appliedAttributes, shown.isEqual(attributes) { return }
    appliedAttributes = attributes.cloned()
    notingPlacement(attributes) { move(to: attributes) }
  }

  private func move(to attributes: UICollectionViewLayoutAttributes) {
    let origin = bounds.origin
    if bounds.size != attributes.size {
      bounds = CGRect(origin: origin, size: attributes.size)
    }
    let place = CGPoint(
      x: attributes.center.x - containerOrigin.x, y: attributes.center.y - containerOrigin.y)
    if center != place { center = place }
    if layer.transform != attributes.transform3D { layer.transform = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    // Animated like the rest, so that what was in front stays there until it is nearly in its place.
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    apply(attributes)
  }
}

/// Key of a pool of reusable views: the kind of the element and the identifier.
struct ReuseKey: Hashable {
  var kind: ElementKind
  var identifier: String
}
