public import Foundation
public import UIKitCore

/// Shows a controller beside what it belongs to: what `UIPopoverPresentationController` does since iOS 8.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  /// The controller that is shown.
  open var contentViewController: UIViewController
  /// Is told when the popover goes; nil, the default, for nobody.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The size of the controller's view in points.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  /// The edges at which the arrow may be; those with which it was shown.
  open private(set) var popoverArrowDirection = UIPopoverArrowDirection.any
  /// Views that take touches while the popover is there; kept, none do.
  open var passthroughViews: [UIView]?
  /// The colour of the popover; kept.
  open var backgroundColor: UIColor?

  /// A popover that shows a controller.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// Whether it is shown.
  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }

  /// Shows it beside a rectangle of a view.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    show(from: view.window, permittedArrowDirections, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows it beside a bar's item.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    show(from: UIApplication.shared.keyWindow, permittedArrowDirections, animated) {
      $0.barButtonItem = item
    }
  }

  private func show(
    from window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
    at place: (UIPopoverPresentationController) -> Void
  ) {
    popoverArrowDirection = directions
    contentViewController.modalPresentationStyle = .popover
    if let presentation = contentViewController.popoverPresentationController {
      presentation.permittedArrowDirections = directions
      place(presentation)
    }
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(contentViewController, animated: animated)
  }

  /// Takes it away.
  open func dismiss(animated: Bool) { contentViewController.dismiss(animated: animated) }

  /// Sets the size of the controller's view, at once.
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }
}

/// Is told of a popover; called by nobody, as touches beside popovers belong to their presentations.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Called when a touch has taken the popover away.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  /// Whether a touch may take it away.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
}

extension UIPopoverControllerDelegate {
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  /// True.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
}
