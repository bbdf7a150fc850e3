public import Foundation

/// The shape of a view in a preview of it.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil for that of what is shown.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; by default the system's background.
  open var backgroundColor: UIColor? = .systemBackground

  /// Creates parameters that show all of a view.
  public override init() { super.init() }
}

/// The place of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that the place is in.
  public let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public let center: CGPoint
  /// The transform of the preview about its middle.
  public let transform: CGAffineTransform

  /// Creates a place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view as it is shown apart from its surroundings, and where.
///
/// Nothing here shows previews: there are neither pointers nor context menus.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The shape of the view.
  public let parameters: UIPreviewParameters
  /// Where it is shown.
  public let target: UIPreviewTarget

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview in a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview in the view's own place; without a superview that is the view itself.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
}
