import AnimGeometry
import AnimPixels
import Foundation

/// One controller's view over another's, from `present` to `dismiss`.
///
/// Covers come up from the bottom or fade in; sheets are `SheetSurface`'s.
@MainActor final class ModalPresentation {
  let presented: UIViewController
  private weak var presenter: UIViewController?
  private let window: UIWindow
  private let dimming = PresentationContainer(frame: .zero)
  /// The app's own controller of the presentation.
  private let custom: UIPresentationController?
  /// The bubble of a popover.
  private let bubble: PopoverBubble?
  /// The sheet's place and gestures; nil for what is no sheet.
  private let sheet: SheetSurface?
  /// Where the presenter's view is, out of which animations of apps take it.
  private weak var home: UIView?

  /// UIKit's own duration of alerts and fades is undocumented; this is near it, in seconds.
  private static let fadeDuration = 0.25

  /// The shade over what is behind; source: recorded on iOS.
  private static let dimmingColor = UIColor(
    light: Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48))

  /// A presentation that has not begun.
  ///
  /// Nil, with a warning, if the presenter is not on screen or presents already; with an exception
  /// for a controller that is in use.
  init?(_ presented: UIViewController, over controller: UIViewController) {
    let presenter = controller.modalRoot
    if let reason = Self.refusal(of: presented, over: controller) {
      UIEnvironment.current.raise(reason)
      return nil
    }
    guard let window = presenter.viewIfLoaded?.window else {
      UIEnvironment.current.warn(
        "Attempt to present \(type(of: presented)) on \(type(of: controller)) whose view is not in the "
          + "window hierarchy")
      return nil
    }
    guard presenter.presentation == nil else {
      UIEnvironment.current.warn(
        "Attempt to present \(type(of: presented)) on \(type(of: controller)) which is already "
          + "presenting")
      return nil
    }
    self.presented = presented
    self.presenter = presenter
    self.window = window
    custom =
      presented.modalPresentationStyle == .custom
      ? presented.transitioningDelegate?.presentationController?(
        forPresented: presented, presenting: presenter, source: controller) : nil
    presented.customPresentation = custom
    let isPopover =
      presented.modalPresentationStyle == .popover && presented.sheetPresentationController == nil
    let isAlertInPopover = (presented as? UIAlertController)?.isPopover == true
    bubble =
      isPopover || isAlertInPopover
      ? presented.popoverPresentationController.map { PopoverBubble($0) } : nil
    if let controller = presented.sheetPresentationController {
      sheet = SheetSurface(controller, over: presenter, in: window, dimming)
    } else {
      sheet = nil
    }
  }

  /// The text of UIKit's exception where a controller cannot be presented; nil where it can be.
  private static func refusal(
    of presented: UIViewController, over controller: UIViewController
  ) -> String? {
    if presented === controller {
      return "Application tried to present modally an active controller <\(type(of: presented))>."
    }
    let name =
      "Application tried to present modally a view controller <\(type(of: presented))> that"
    if let parent = presented.parent {
      return "\(name) has a parent view controller <\(type(of: parent))>."
    }
    if let presenter = presented.presentingViewController, presenter !== controller.modalRoot {
      return "\(name) is already being presented by <\(type(of: presenter))>."
    }
    return nil
  }

  /// Whether it is an alert or a list at the bottom, and no popover.
  private var isAlert: Bool { presented is UIAlertController && bubble == nil }

  /// Whether nothing is to be seen of the presenter.
  private var hidesPresenter: Bool {
    !isAlert && [.fullScreen, .currentContext].contains(presented.modalPresentationStyle)
      || custom?.shouldRemovePresentersView == true
  }

  private var fades: Bool {
    isAlert || bubble != nil || presented.modalTransitionStyle != .coverVertical
  }

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let view = presented.view else { return }
    presenter.presentation = self
    presented.presentingViewController = presenter
    home = presenter.viewIfLoaded?.superview
    let coordinator = coordinator(
      with: presenter, animated: animated, from: presenter, to: presented)
    if hidesPresenter { presenter.tellWillDisappear(animated) }
    presented.tellWillAppear(animated)
    UIView.withoutAnimation {
      dimming.frame = window.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.backgroundColor =
        isAlert || sheet != nil ? Self.dimmingColor : .clear
      dimming.alpha = 0
      window.addSubview(dimming)
      if let custom {
        custom.containerView = dimming
        dimming.controller = custom
        dimming.alpha = 1
        dimming.addSubview(custom.presentedView ?? view)
      } else {
        window.addSubview(view)
      }
      place(view)
      presented.tellIsAppearing(animated)
      view.layoutIfNeeded()
    }
    let own =
      animated
      ? presented.transitioningDelegate?.animationController?(
        forPresented: presented, presenting: presenter, source: presenter) : nil
    if own != nil {
      // The app puts it in itself; what it puts it into from here on is its own affair.
      UIView.withoutAnimation {
        let shown = custom?.presentedView ?? view
        shown.removeFromSuperview()
        shown.frame = custom?.frameOfPresentedViewInContainerView ?? window.bounds
      }
    }
    custom?.presentationTransitionWillBegin()
    if animated, own == nil { UIView.withoutAnimation { move(view, away: true) } }
    if bubble != nil { dimming.dismiss = { [weak presented] in presented?.dismissByTouchBeside() } }
    let finish = { [self] in
      custom?.presentationTransitionDidEnd(true)
      sheet?.dismiss = { [weak presented] in presented?.dismiss(animated: true, completion: $0) }
      if hidesPresenter { presenter.tellDidDisappear(animated) }
      presented.tellDidAppear(animated)
      completion?()
      coordinator.end(of: [presenter, presented])
    }
    if let own {
      let driver = presented.transitioningDelegate?.interactionControllerForPresentation?(
        using: own)
      perform(own, driver ?? nil, from: presenter, to: presented, isPresentation: true, coordinator)
      { $0 ? finish() : self.giveUpBeginning(presenter, view, coordinator) }
      return
    }
    animate(animated) { [self] in
      if sheet == nil { dimming.alpha = 1 }
      move(view, away: false)
      coordinator.runAnimations()
    } completion: {
      finish()
    }
  }

  /// Ends it with all that its controller and those above that present: the topmost goes as it does alone, the others are not to be
  /// seen from the beginning.
  func endAll(animated: Bool, completion: (() -> Void)?) {
    let all = Array(sequence(first: self) { $0.presented.presentation })
    let lower = all.dropLast()
    UIView.withoutAnimation { for cover in lower { cover.hide() } }
    all.last?.end(animated: animated) {
      for cover in lower.reversed() { cover.end(animated: false, completion: nil) }
      completion?()
    }
  }

  /// Takes it from sight, until it is ended.
  private func hide() {
    dimming.isHidden = true
    presented.viewIfLoaded?.isHidden = true
    custom?.presentedView?.isHidden = true
  }

  /// Has the views be seen again wherever they are shown next.
  private func unhide() {
    guard dimming.isHidden else { return }
    presented.viewIfLoaded?.isHidden = false
    custom?.presentedView?.isHidden = false
  }

  func end(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let view = presented.view else { return }
    let coordinator = coordinator(
      with: presenter, animated: animated, from: presented, to: presenter)
    presented.tellWillDisappear(animated)
    custom?.dismissalTransitionWillBegin()
    if hidesPresenter {
      presenter.tellWillAppear(animated)
      presenter.tellIsAppearing(animated)
    }
    presenter.presentation = nil
    let finish = { [self] in
      custom?.dismissalTransitionDidEnd(true)
      custom?.presentedView?.removeFromSuperview()
      view.removeFromSuperview()
      unhide()
      if let sheet { sheet.end() } else { move(view, away: false) }
      bringHome(presenter)
      dimming.removeFromSuperview()
      presented.presentingViewController = nil
      presented.tellDidDisappear(animated)
      if hidesPresenter { presenter.tellDidAppear(animated) }
      completion?()
      coordinator.end(of: [presenter, presented])
    }
    let own = presented.transitioningDelegate?.animationController?(forDismissed: presented)
    if animated, let own {
      let driver = presented.transitioningDelegate?.interactionControllerForDismissal?(using: own)
      perform(
        own, driver ?? nil, from: presented, to: presenter, isPresentation: false, coordinator
      ) { $0 ? finish() : self.giveUpEnding(presenter, coordinator) }
      return
    }
    animate(animated) { [self] in
      if sheet == nil, custom == nil { dimming.alpha = 0 }
      move(view, away: true)
      coordinator.runAnimations()
    } completion: {
      finish()
    }
  }

  /// Lets the app animate the transition, in a view over the presenter's.
  ///
  /// - Parameters:
  ///   - animator: The app's animation.
  ///   - driver: What drives it; nil for time alone.
  ///   - from: The controller that goes or is covered.
  ///   - to: The controller that comes or is uncovered.
  ///   - isPresentation: Whether it comes rather than goes.
  ///   - coordinator: Has what is animated along with it.
  ///   - finish: Called at the end with whether the transition was not given up.
  private func perform(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: (any UIViewControllerInteractiveTransitioning)?, from: UIViewController,
    to: UIViewController, isPresentation: Bool, _ coordinator: TransitionCoordinator,
    _ finish: @escaping (Bool) -> Void
  ) {
    let context = TransitionContext(
      in: dimming, from: from, to: to, isPresentation ? .presentation : .dismissal
    ) { isComplete in
      animator.animationEnded?(isComplete)
      finish(isComplete)
    }
    UIView.withoutAnimation {
      dimming.backgroundColor = nil
      dimming.alpha = 1
      if !isPresentation, let view = from.view, !view.isDescendant(of: dimming) {
        dimming.addSubview(view)
      }
    }
    context.begin(animator, drivenBy: driver, coordinator) { duration in
      UIView.animate(withDuration: duration) { coordinator.runAnimations() }
    }
  }

  /// Leaves the presenter alone again after a presentation that was given up.
  private func giveUpBeginning(
    _ presenter: UIViewController, _ view: UIView, _ coordinator: TransitionCoordinator
  ) {
    custom?.presentationTransitionDidEnd(false)
    presented.tellWillDisappear(true)
    if hidesPresenter { presenter.tellWillAppear(true) }
    custom?.presentedView?.removeFromSuperview()
    view.removeFromSuperview()
    bringHome(presenter)
    dimming.removeFromSuperview()
    presenter.presentation = nil
    presented.presentingViewController = nil
    presented.tellDidDisappear(true)
    if hidesPresenter { presenter.tellDidAppear(true) }
    coordinator.end(of: [presenter, presented], isCancelled: true)
  }

  /// Goes on presenting after a dismissal that was given up.
  private func giveUpEnding(_ presenter: UIViewController, _ coordinator: TransitionCoordinator) {
    custom?.dismissalTransitionDidEnd(false)
    presenter.presentation = self
    presented.tellWillAppear(true)
    if hidesPresenter { presenter.tellWillDisappear(true) }
    bringHome(presenter)
    presented.tellDidAppear(true)
    if hidesPresenter { presenter.tellDidDisappear(true) }
    coordinator.end(of: [presenter, presented], isCancelled: true)
  }

  /// Puts the presenter's view back below all others where an animation has taken it into its own.
  private func bringHome(_ presenter: UIViewController) {
    guard let home, let view = presenter.viewIfLoaded, view.isDescendant(of: dimming) else {
      return
    }
    UIView.withoutAnimation { home.insertSubview(view, at: 0) }
  }

  /// Tells both controllers of the change that begins.
  private func coordinator(
    with presenter: UIViewController, animated: Bool, from: UIViewController, to: UIViewController
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      of: [presenter, presented],
      duration: fades ? Self.fadeDuration : UIView.systemTransitionDuration, isAnimated: animated
    ) { [weak self] changes in self?.animate(true, changes, completion: {}) }
    (coordinator.from, coordinator.to, coordinator.place) = (from, to, window)
    coordinator.presentationStyle = presented.modalPresentationStyle
    return coordinator
  }

  private func place(_ view: UIView) {
    if let custom {
      (custom.presentedView ?? view).frame = custom.frameOfPresentedViewInContainerView
      return
    }
    if let bubble { return bubble.place(view, in: window, over: dimming) }
    guard let sheet else {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    sheet.begin()
  }

  /// Moves the view to where it comes from and goes to, or back into its place.
  private func move(_ view: UIView, away: Bool) {
    if isAlert, let alert = presented as? UIAlertController {
      alert.move(away: away)
    } else if let sheet {
      away ? sheet.hide() : sheet.show()
    } else if fades {
      view.alpha = away ? 0 : 1
    } else {
      let view = custom?.presentedView ?? view
      let distance = window.bounds.maxY - view.center.y + view.bounds.height / 2
      view.transform = away ? CGAffineTransform(translationX: 0, y: distance) : .identity
    }
  }

  private func animate(
    _ animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard animated else {
      UIView.withoutAnimation(changes)
      return completion()
    }
    if let spring = sheet?.releaseSpring {
      return UIView.animate(
        springDuration: spring.duration, initialSpringVelocity: spring.velocity,
        animations: changes
      ) { _ in completion() }
    }
    guard fades else {
      return UIView.animateSystemTransition(changes) { _ in completion() }
    }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .curveEaseOut, animations: changes
    ) { _ in
      completion()
    }
  }
}

/// The view behind what is presented; the app's own controller of a presentation calls it the container.
final class PresentationContainer: UIView {
  weak var controller: UIPresentationController?
  /// Called by a touch beside what is presented.
  var dismiss: (() -> Void)?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let dismiss { dismiss() } else { super.touchesEnded(touches, with: event) }
  }
}

extension UIViewController {
  /// Dismisses a popover for a touch beside it, if its delegate has nothing against that.
  fileprivate func dismissByTouchBeside() {
    guard let popover = popoverPresentationController, !isModalInPresentation else { return }
    let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
    guard popover.delegate?.presentationControllerShouldDismiss?(popover) != false,
      delegate?.popoverPresentationControllerShouldDismissPopover?(popover) != false
    else { return }
    dismiss(animated: true) {
      (self as? UIAlertController)?.cancelPopover()
      popover.delegate?.presentationControllerDidDismiss?(popover)
      delegate?.popoverPresentationControllerDidDismissPopover?(popover)
    }
  }
}
