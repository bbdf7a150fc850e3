import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Popovers, and presentations whose place an app decides on.
@MainActor struct PresentationStyleTests {
  private final class BottomHalf: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    let shade = UIView()
    override func presentationTransitionWillBegin() {
      shade.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(shade, at: 0)
    }
  }

  private final class Source: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      BottomHalf(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class NoAdaption: NSObject, UIPopoverPresentationControllerDelegate {
    var isDismissed = false
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      isDismissed = true
    }
  }

  private func withApp(_ body: (World, UIWindow, UIViewController) throws -> Void) rethrows {
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 400, height: 800))
    try inWorld(environment) { world in
      let (window, app) = (UIWindow(), UIViewController())
      window.rootViewController = app
      try body(world, window, app)
    }
  }

  @Test func `a child ends what the container around it presents`() {
    withApp { world, window, app in
      window.rootViewController = nil
      let navigation = UINavigationController(rootViewController: app)
      window.rootViewController = navigation
      let picker = UIViewController()
      app.present(picker, animated: false)
      world.clock.advance(to: 1)
      #expect(
        app.presentedViewController === picker && navigation.presentedViewController === picker)
      app.dismiss(animated: true)
      world.clock.advance(to: 2)
      #expect(app.presentedViewController == nil && picker.view.window == nil)
    }
  }

  @Test func `of several only the topmost is seen going, and all are gone at the end`() {
    withApp { world, window, app in
      let (lower, upper) = (UIViewController(), UIViewController())
      lower.modalPresentationStyle = .fullScreen
      upper.modalPresentationStyle = .fullScreen
      app.present(lower, animated: false)
      world.clock.advance(to: 1)
      lower.present(upper, animated: false)
      world.clock.advance(to: 2)
      var isDone = false
      app.dismiss(animated: true) { isDone = true }
      world.clock.advance(to: 2.1)
      #expect(lower.view.isHidden && !upper.view.isHidden)
      #expect((upper.view.layer.presentation()?.transform.m42 ?? 0) > 0)
      world.clock.advance(to: 4)
      #expect(isDone && lower.view.window == nil && upper.view.window == nil)
      #expect(app.presentedViewController == nil && lower.presentedViewController == nil)
      // Shown once more, it is seen.
      app.present(lower, animated: false)
      world.clock.advance(to: 5)
      #expect(!lower.view.isHidden && lower.view.window === window)
    }
  }

  @Test func `an app's own presentation says where the view is, and adds to the container`() {
    withApp { world, window, app in
      let (presented, source) = (UIViewController(), Source())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = source
      app.present(presented, animated: true)
      world.clock.advance(to: 1)
      #expect(
        presented.view.convert(presented.view.bounds, to: window)
          == CGRect(x: 0, y: 400, width: 400, height: 400))
      let controller = presented.presentationController as? BottomHalf
      #expect(controller?.shade.window === window)
      presented.dismiss(animated: true)
      world.clock.advance(to: 2)
      #expect(controller?.shade.window == nil)
      #expect(presented.view.window == nil)
    }
  }

  /// Puts what is presented into a view of its own, and moves that.
  private final class Wrapping: UIPresentationController, UIViewControllerAnimatedTransitioning {
    let wrapper = UIView()
    override var presentedView: UIView? { wrapper }
    override func presentationTransitionWillBegin() {
      wrapper.addSubview(presentedViewController.view)
      presentedViewController.view.autoresizingMask = []
      presentedViewController.view.frame = CGRect(x: 0, y: 10, width: 200, height: 290)
      containerView?.addSubview(wrapper)
    }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.25
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      #expect(context.view(forKey: .to) === wrapper)
      #expect(wrapper.superview === context.containerView)
      UIView.animate(withDuration: 0.25) {
        self.wrapper.frame = CGRect(x: 0, y: 500, width: 200, height: 300)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class WrappingSource: NSObject, UIViewControllerTransitioningDelegate {
    var made: Wrapping?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Wrapping(presentedViewController: presented, presenting: presenting)
      return made
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { made }
  }

  @Test func `a view that an app's own presentation wraps stays where that puts it`() throws {
    try withApp { world, window, app in
      let (presented, source) = (UIViewController(), WrappingSource())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = source
      app.present(presented, animated: true)
      let wrapper = try #require(source.made).wrapper
      for time in [0.1, 1] {
        world.clock.advance(to: time)
        #expect(presented.view.superview === wrapper)
        #expect(presented.view.frame == CGRect(x: 0, y: 10, width: 200, height: 290))
      }
      #expect(
        presented.view.convert(presented.view.bounds, to: window)
          == CGRect(x: 0, y: 510, width: 200, height: 290))
    }
  }

  @Test func `a popover is a sheet on a phone`() {
    withApp { world, _, app in
      let presented = UIViewController()
      presented.modalPresentationStyle = .popover
      presented.popoverPresentationController?.sourceView = app.view
      app.present(presented, animated: false)
      world.clock.advance(to: 1)
      #expect(presented.sheetPresentationController != nil)
      #expect(presented.view.frame.width == 400)
    }
  }

  @Test
  func `a popover that is to be one lies below its source, and a touch beside it dismisses it`() {
    withApp { world, window, app in
      let (presented, delegate, button) = (UIViewController(), NoAdaption(), UIView())
      button.frame = CGRect(x: 180, y: 100, width: 40, height: 40)
      app.view.addSubview(button)
      presented.preferredContentSize = CGSize(width: 200, height: 150)
      presented.modalPresentationStyle = .popover
      let popover = presented.popoverPresentationController
      popover?.sourceView = button
      popover?.delegate = delegate
      app.present(presented, animated: false)
      world.clock.advance(to: 1)
      #expect(presented.view.frame.size == CGSize(width: 200, height: 150))
      #expect(presented.view.frame.midX == 200)
      #expect(presented.view.frame.minY == 153)
      #expect(popover?.arrowDirection == .up)
      window.perform(.tap(at: CGPoint(x: 20, y: 700)))
      world.clock.advance(to: 3)
      #expect(delegate.isDismissed)
      #expect(app.presentedViewController == nil)
    }
  }

  @Test func `a popover goes where its arrow may be`() {
    withApp { world, _, app in
      let (presented, delegate, button) = (UIViewController(), NoAdaption(), UIView())
      button.frame = CGRect(x: 180, y: 400, width: 40, height: 40)
      app.view.addSubview(button)
      presented.preferredContentSize = CGSize(width: 120, height: 100)
      presented.modalPresentationStyle = .popover
      presented.popoverPresentationController?.sourceView = button
      presented.popoverPresentationController?.permittedArrowDirections = .down
      presented.popoverPresentationController?.delegate = delegate
      app.present(presented, animated: false)
      world.clock.advance(to: 1)
      #expect(presented.view.frame.maxY == 387)
    }
  }

  @Test func `what presents a popover is asked for by its general name, too`() {
    withApp { world, _, app in
      let (presented, delegate, button) = (UIViewController(), NoAdaption(), UIView())
      button.frame = CGRect(x: 180, y: 400, width: 40, height: 40)
      app.view.addSubview(button)
      presented.preferredContentSize = CGSize(width: 120, height: 100)
      presented.modalPresentationStyle = .popover
      presented.presentationController?.delegate = delegate
      presented.popoverPresentationController?.sourceView = button
      #expect(presented.presentationController === presented.popoverPresentationController)
      app.present(presented, animated: false)
      world.clock.advance(to: 1)
      #expect(presented.view.frame.width == 120)
    }
  }
}
