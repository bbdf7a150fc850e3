import AnimLayers
import Foundation
import Testing
import UIKitCore

/// What contexts and coordinators of transitions say besides what they animate.
@MainActor struct ContextNameTests {
  private final class Watching: UIViewController {
    var seen: (any UIViewControllerTransitionCoordinatorContext)?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      _ = transitionCoordinator?.animate(alongsideTransition: { self.seen = $0 }, completion: nil)
    }
  }

  @Test func `a presentation's coordinator knows who goes and comes, and where`() throws {
    try inWorld { world in
      let (window, root, sheet) = (UIWindow(), UIViewController(), Watching())
      window.rootViewController = root
      window.makeKeyAndVisible()
      sheet.modalPresentationStyle = .fullScreen
      root.present(sheet, animated: true)
      world.clock.advance(to: 2)
      let context = try #require(sheet.seen)
      #expect(context.viewController(forKey: .from) === root)
      #expect(context.viewController(forKey: .to) === sheet)
      #expect(context.view(forKey: .to) === sheet.view && context.containerView === window)
      #expect(context.presentationStyle == .fullScreen && !context.initiallyInteractive)
    }
  }

  @Test func `a push's coordinator does, too`() throws {
    try inWorld { world in
      let (window, first, second) = (UIWindow(), UIViewController(), Watching())
      let stack = UINavigationController(rootViewController: first)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      world.clock.advance(to: 1)
      stack.pushViewController(second, animated: true)
      world.clock.advance(to: 3)
      let context = try #require(second.seen)
      #expect(context.viewController(forKey: .from) === first)
      #expect(context.viewController(forKey: .to) === second)
      #expect(context.containerView === stack.view && context.presentationStyle == .none)
    }
  }
}
