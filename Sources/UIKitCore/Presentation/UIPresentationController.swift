public import Foundation

/// A party that is asked and told when fingers dismiss what is presented; code that dismisses it
/// does not ask.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate:
  NSObjectProtocol
{
  /// The style that stands for a popover where the width is compact; a sheet without the method.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    throws(UnimplementedRequirement) -> UIModalPresentationStyle
  /// The same, by traits; asked first.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  )
    throws(UnimplementedRequirement) -> UIModalPresentationStyle
  /// Whether fingers may dismiss a sheet, true without the method.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    throws(UnimplementedRequirement) -> Bool
  /// Called before a sheet goes that a finger let go or that was tapped beside.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    throws(UnimplementedRequirement)
  /// Called after such a sheet has gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    throws(UnimplementedRequirement)
  /// Called when a finger wanted to dismiss a sheet that is to stay.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController) throws(UnimplementedRequirement)
}

/// What presents a controller: sheets and popovers can be configured, and subclasses say where a controller of the style
/// `custom` is.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  private weak var controller: UIViewController?
  private weak var presenter: UIViewController?
  /// A party that is asked and told of dismissals by fingers; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(for controller: UIViewController) { self.controller = controller }

  /// What presents a controller over another one, for subclasses.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    controller = presentedViewController
    presenter = presentingViewController
  }

  /// The view that holds the presented view, as large as the window; nil before and afterwards.
  open internal(set) var containerView: UIView?
  /// The view that is presented: that of the controller.
  open var presentedView: UIView? { controller?.view }
  /// The presented view's frame in the container; all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether nothing is to be seen of the presenter; false unless overridden.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the whole screen, true unless overridden; not asked.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    controller?.modalPresentationStyle ?? .none
  }
  /// Called before the view comes; subclasses add views to the container, and animate along.
  open func presentationTransitionWillBegin() {}
  /// Called after the view has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view goes.
  open func dismissalTransitionWillBegin() {}
  /// Called after the view has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the container takes on another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the container takes on other traits.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { controller?.preferredContentSize ?? .zero }
  /// Called when the size changed that the presented controller would like to have; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called by apps alone; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of what is presented in a container of a size: all of it unless overridden; asked by apps alone.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The controller that is presented, or is going to be.
  open var presentedViewController: UIViewController {
    guard let controller else {
      preconditionFailure("a presentation controller has outlived what it presents")
    }
    return controller
  }

  /// The controller that presents it; one without a view of its own before there is any.
  open var presentingViewController: UIViewController {
    controller?.presentingViewController ?? presenter ?? UIViewController()
  }

  /// The style in which the presentation adapts to narrow screens; `none`, unless overridden, for the style that it has.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style in which the presentation adapts to traits: as the delegate says, or else `none`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle?(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The traits of the container, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? controller?.traitCollection ?? .current
  }
}
