import AnimGeometry
import AnimLayers
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Transitions that fingers drive: how far they show, and what becomes of them when the fingers let go.
@MainActor struct InteractiveTransitionTests {
  /// Moves what goes 100 points down within a second, and fades it.
  private final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
    var usesAnimator = false
    private(set) var ends: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from)?.view else { return }
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      let changes = { from.frame.origin.y += 100 }
      let end = { context.completeTransition(!context.transitionWasCancelled) }
      if usesAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
        animator.addCompletion { (_: UIViewAnimatingPosition) in end() }
        animator.startAnimation()
      } else {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: changes
        ) { _ in end() }
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  private final class Source: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    let drop = Drop()
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { drop }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { drop }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class Screen: UIViewController {
    private(set) var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    func forget() { calls = [] }
  }

  private func y(_ controller: UIViewController) -> CGFloat? {
    controller.view.layer.presentation()?.frame.minY
  }

  private func presenting(
    _ body: (World, UIViewController, Screen, Source) throws -> Void
  ) rethrows {
    try inWorld { world in
      let (window, app, screen, source) = (UIWindow(), UIViewController(), Screen(), Source())
      window.rootViewController = app
      window.layoutIfNeeded()
      screen.modalPresentationStyle = .fullScreen
      app.present(screen, animated: false)
      screen.transitioningDelegate = source
      source.driver = UIPercentDrivenInteractiveTransition()
      screen.forget()
      try body(world, app, screen, source)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a dismissal stands where the finger is, and goes on once it lets go`() {
    presenting { world, app, screen, source in
      app.dismiss(animated: true)
      world.clock.advance(to: 5)
      #expect(y(screen) == 0)
      source.driver?.update(0.4)
      #expect(y(screen) == 40)
      #expect(source.driver?.percentComplete == 0.4)
      #expect(source.driver?.duration == 1)
      source.driver?.update(0.2)
      world.clock.advance(to: 6)
      #expect(y(screen) == 20)
      #expect(source.drop.ends == [])
      source.driver?.finish()
      world.clock.advance(to: 6.5)
      #expect(abs((y(screen) ?? 0) - 70) < 1e-6)
      world.clock.advance(to: 7)
      #expect(source.drop.ends == [true])
      #expect(app.presentedViewController == nil)
      #expect(screen.view.window == nil)
      #expect(screen.calls == ["willDisappear", "didDisappear"])
    }
  }

  @Test func `the rest goes as much faster as is asked for`() {
    presenting { world, app, screen, source in
      source.driver?.completionSpeed = 2
      app.dismiss(animated: true)
      source.driver?.update(0.5)
      source.driver?.finish()
      world.clock.advance(to: 0.2)
      #expect(abs((y(screen) ?? 0) - 90) < 1e-6)
      world.clock.advance(to: 0.3)
      #expect(source.drop.ends == [true])
    }
  }

  @Test func `a dismissal that is given up goes back, and what is presented stays as it was`() {
    presenting { world, app, screen, source in
      app.dismiss(animated: true)
      source.driver?.update(0.5)
      source.driver?.cancel()
      world.clock.advance(to: 0.25)
      #expect(abs((y(screen) ?? 0) - 25) < 1e-6)
      world.clock.advance(to: 1)
      #expect(source.drop.ends == [false])
      #expect(screen.view.frame.minY == 0)
      #expect(y(screen) == 0)
      #expect(screen.view.window != nil)
      #expect(app.presentedViewController === screen)
      #expect(screen.calls == ["willDisappear", "willAppear", "didAppear"])
      // And the next one ends as if nothing had been.
      source.driver = nil
      app.dismiss(animated: true)
      world.clock.advance(to: 3)
      #expect(source.drop.ends == [false, true])
      #expect(screen.view.window == nil)
      #expect(app.view.window != nil)
    }
  }

  @Test func `a property animator follows the finger as well`() {
    presenting { world, app, screen, source in
      source.drop.usesAnimator = true
      app.dismiss(animated: true)
      source.driver?.update(0.3)
      world.clock.advance(to: 4)
      #expect(abs((y(screen) ?? 0) - 30) < 1e-6)
      source.driver?.cancel()
      world.clock.advance(to: 5)
      #expect(source.drop.ends == [false])
      #expect(screen.view.frame.minY == 0)
    }
  }

  @Test func `what is animated along follows the finger, and hears when it lets go`() {
    presenting { world, app, screen, source in
      app.dismiss(animated: true)
      let coordinator = screen.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      #expect(coordinator?.initiallyInteractive == true)
      var heard: [Bool] = []
      coordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
      source.driver?.update(0.25)
      #expect(coordinator?.percentComplete == 0.25)
      #expect(heard == [])
      source.driver?.cancel()
      #expect(heard == [true])
      #expect(coordinator?.isInteractive == false)
      world.clock.advance(to: 2)
    }
  }

  @Test func `without a driver, or with one that begins later, time leads`() {
    presenting { world, app, screen, source in
      source.driver?.wantsInteractiveStart = false
      app.dismiss(animated: true)
      world.clock.advance(to: 0.5)
      #expect(abs((y(screen) ?? 0) - 50) < 1e-6)
      world.clock.advance(to: 1.1)
      #expect(source.drop.ends == [true])
    }
  }

  /// Drives a transition with an animator of its own, as long as a gesture wants to and then by time.
  private final class OwnDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart = false
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      let view = context.viewController(forKey: .from)?.view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view?.frame.origin.y = 100
      }
      animator.addCompletion { (position: UIViewAnimatingPosition) in
        context.completeTransition(position == .end)
      }
      self.animator = animator
      if !context.isInteractive { animator.startAnimation() }
    }
  }

  private final class OwnSource: NSObject, UIViewControllerTransitioningDelegate {
    let driver = OwnDriver()
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Drop() }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test func `an app's own driver starts the transition, and may take it over on the way`() {
    presenting { world, app, screen, _ in
      let source = OwnSource()
      screen.transitioningDelegate = source
      app.dismiss(animated: true)
      world.clock.advance(to: 0.5)
      #expect(abs((y(screen) ?? 0) - 50) < 1e-6)
      #expect(source.driver.context?.isInteractive == false)
      source.driver.animator?.pauseAnimation()
      source.driver.context?.pauseInteractiveTransition()
      #expect(source.driver.context?.isInteractive == true)
      source.driver.context?.cancelInteractiveTransition()
      #expect(source.driver.context?.transitionWasCancelled == true)
      source.driver.animator?.isReversed = true
      source.driver.animator?.startAnimation()
      world.clock.advance(to: 2)
      #expect(app.presentedViewController === screen)
      #expect(screen.view.frame.minY == 0)
    }
  }

  @Test func `a pop follows the finger, and the stack is whole again if it is given up`() {
    inWorld { world in
      let (first, second, source) = (Screen(), Screen(), Source())
      second.title = "second"
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      navigation.pushViewController(second, animated: false)
      navigation.delegate = source
      source.driver = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
      source.driver?.update(0.5)
      world.clock.advance(to: 2)
      #expect(y(second) == 50)
      let content = navigation.navigationBar.content
      #expect(content.layer.presentation()?.opacity == 0.5)
      source.driver?.cancel()
      world.clock.advance(to: 3)
      #expect(navigation.viewControllers == [first, second])
      #expect(second.view.frame.minY == 0)
      #expect(navigation.navigationBar.topItem === second.navigationItem)
      #expect(content.alpha == 1)
      navigation.popViewController(animated: true)
      source.driver?.update(0.9)
      source.driver?.finish()
      world.clock.advance(to: 4)
      #expect(navigation.viewControllers == [first])
      #expect(first.view.window != nil)
      #expect(source.drop.ends == [false, true])
      withExtendedLifetime(window) {}
    }
  }

  // MARK: The swipe back

  /// A stack of two in a window of 400 × 800 points.
  private func stacked(
    _ body: (World, UIWindow, UINavigationController, Screen, Screen) throws -> Void
  ) rethrows {
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 400, height: 800))
    try inWorld(environment) { world in
      let (first, second) = (Screen(), Screen())
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      second.forget()
      try body(world, window, navigation, first, second)
    }
  }

  @Test func `a swipe from the left edge takes the view along, and goes back`() {
    stacked { world, window, navigation, first, second in
      window.perform(
        .drag(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 300, dy: 0), duration: 1))
      world.clock.advance(to: 0.6)
      let x = second.view.layer.presentation()?.frame.minX ?? 0
      #expect(x > 100 && x < 250)
      #expect(second.transitionCoordinator?.isInteractive == true)
      world.clock.advance(to: 3)
      #expect(navigation.viewControllers == [first])
      #expect(first.view.frame.minX == 0)
      #expect(first.view.window != nil)
      #expect(second.view.window == nil)
      #expect(second.calls == ["willDisappear", "didDisappear"])
    }
  }

  @Test func `a short swipe leaves everything as it was`() {
    stacked { world, window, navigation, first, second in
      window.perform(
        .drag(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 60, dy: 0), duration: 1))
      world.clock.advance(to: 3)
      #expect(navigation.viewControllers == [first, second])
      #expect(second.view.frame.minX == 0)
      #expect(second.view.superview === navigation.view)
      #expect(navigation.navigationBar.topItem === second.navigationItem)
      #expect(second.calls == ["willDisappear", "willAppear", "didAppear"])
    }
  }

  @Test func `elsewhere, up and down, without a way back, or at the root nothing is taken off`() {
    stacked { world, window, navigation, first, second in
      @MainActor func drag(from x: CGFloat, by way: CGVector) {
        window.perform(.drag(from: CGPoint(x: x, y: 400), by: way, duration: 0.2))
        world.clock.advance(to: world.clock.now + 2)
      }
      drag(from: 100, by: CGVector(dx: 250, dy: 0))
      drag(from: 5, by: CGVector(dx: 20, dy: 250))
      second.navigationItem.hidesBackButton = true
      drag(from: 5, by: CGVector(dx: 300, dy: 0))
      #expect(navigation.viewControllers == [first, second])
      // Whoever says that nobody decides lets it go.
      navigation.interactivePopGestureRecognizer?.delegate = nil
      drag(from: 5, by: CGVector(dx: 300, dy: 0))
      #expect(navigation.viewControllers == [first])
      drag(from: 5, by: CGVector(dx: 300, dy: 0))
      #expect(navigation.viewControllers == [first])
    }
  }
}
