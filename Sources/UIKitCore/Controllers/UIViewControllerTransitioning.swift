public import Foundation

/// Who shows how a controller comes and goes, in place of UIKit's own animation.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)?
}

/// The animation from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Begins the animation, which says when it is over by `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool) throws(UnimplementedRequirement)
}

/// What is changed into what.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition in a view as large as the window.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  private let isPresentation: Bool
  private var completion: ((Bool) -> Void)?

  init(
    in containerView: UIView, from: UIViewController, to: UIViewController, isPresentation: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isPresentation = isPresentation
    self.completion = completion
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  private(set) var transitionWasCancelled = false

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    completion?(didComplete)
    completion = nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    // The presenter's view is not part of the transition.
    switch key {
    case .from: isPresentation ? nil : from.view
    case .to: isPresentation ? to.view : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    isPresentation && vc === to ? .zero : containerView.bounds
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    !isPresentation && vc === from ? .zero : containerView.bounds
  }
}
