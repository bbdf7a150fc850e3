import AnimLayers
import Foundation
import Testing
import UIKitCore

/// What goes along with pushes and presentations.
@MainActor struct TransitionCoordinatorTests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: [true, false])
  func `changes run along with a push, and completions at its end`(isAnimated: Bool) {
    inWorld { world in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      let window = shown(navigation)
      #expect(navigation.transitionCoordinator == nil)
      navigation.pushViewController(second, animated: isAnimated)
      #expect((second.transitionCoordinator != nil) == isAnimated)
      var ends: [Bool] = []
      let view = UIView()
      window.addSubview(view)
      navigation.transitionCoordinator?.animate { context in
        #expect(context.isAnimated && context.transitionDuration == 0.5)
        view.alpha = 0
      } completion: {
        ends.append($0.isCancelled)
      }
      if isAnimated {
        world.clock.advance(to: 0.1)
        let opacity = view.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0 && opacity < 1)
        #expect(ends.isEmpty)
      }
      world.clock.advance(to: 2)
      #expect(ends == (isAnimated ? [false] : []))
      #expect(navigation.transitionCoordinator == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `both controllers of a presentation have its coordinator until it is over`() {
    inWorld { world in
      let (lower, upper) = (UIViewController(), UIViewController())
      let window = shown(lower)
      upper.modalPresentationStyle = .fullScreen
      lower.present(upper, animated: true)
      #expect(lower.transitionCoordinator === upper.transitionCoordinator)
      #expect(lower.transitionCoordinator != nil)
      world.clock.advance(to: 2)
      #expect(lower.transitionCoordinator == nil && upper.transitionCoordinator == nil)
      var isOver = false
      lower.dismiss(animated: true)
      lower.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
      #expect(!isOver)
      world.clock.advance(to: 4)
      #expect(isOver)
      withExtendedLifetime(window) {}
    }
  }
}
