public import Foundation

/// A party that is asked and told when fingers dismiss what is presented; code that dismisses it
/// does not ask.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate:
  NSObjectProtocol
{
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

/// What presents a controller; only sheets can be configured.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  private weak var controller: UIViewController?
  /// A party that is asked and told of dismissals by fingers; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(for controller: UIViewController) { self.controller = controller }

  /// The controller that is presented, or is going to be.
  open var presentedViewController: UIViewController {
    guard let controller else {
      preconditionFailure("a presentation controller has outlived what it presents")
    }
    return controller
  }

  /// The controller that presents it; nil before.
  open var presentingViewController: UIViewController? { controller?.presentingViewController }
}
