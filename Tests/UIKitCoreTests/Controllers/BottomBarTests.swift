import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Tab bars that go with controllers that are pushed.
@MainActor struct BottomBarTests {
  @MainActor private struct Parts {
    let tabs = UITabBarController()
    let root = UIViewController()
    let window = UIWindow()
    let navigation: UINavigationController

    init() {
      navigation = UINavigationController(rootViewController: root)
      tabs.viewControllers = [navigation, UIViewController()]
      window.rootViewController = tabs
      window.layoutIfNeeded()
    }

    /// The bar's frame on the screen; nil where it is not there.
    var bar: CGRect? {
      tabs.tabBar.window == nil ? nil : tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    }
  }

  private func withParts(_ body: (World, Parts) -> Void) {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    inWorld(environment) { body($0, Parts()) }
  }

  private func page(_ hides: Bool = true) -> UIViewController {
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = hides
    return page
  }

  @Test func `the bar goes with the view that has it, and comes back with it`() {
    withParts { world, parts in
      let place = CGRect(x: 0, y: 761, width: 390, height: 83)
      #expect(parts.bar == place)
      let page = page()
      parts.navigation.pushViewController(page, animated: true)
      // Below the view that comes.
      let views = parts.navigation.view.subviews
      let bar = views.firstIndex(of: parts.tabs.tabBar)
      #expect(bar != nil && bar == views.firstIndex(of: parts.root.view).map { $0 + 1 })
      #expect(bar.map { $0 + 1 } == views.firstIndex(of: page.view))
      #expect(parts.bar == place.offsetBy(dx: -117, dy: 0))
      #expect(page.view.safeAreaInsets.bottom == 34)
      #expect(parts.root.view.safeAreaInsets.bottom == 83)
      world.clock.advance(to: 2)
      #expect(parts.bar == nil)
      parts.navigation.popViewController(animated: true)
      #expect(parts.bar == place)
      #expect(parts.tabs.tabBar.superview === parts.navigation.view)
      world.clock.advance(to: 4)
      #expect(parts.bar == place && parts.tabs.tabBar.superview === parts.tabs.view)
      #expect(parts.root.view.safeAreaInsets.bottom == 83)
    }
  }

  @Test
  func `the bar is gone as long as who hides it is on the stack, and for another tab it is there`()
  {
    withParts { _, parts in
      parts.navigation.pushViewController(page(), animated: false)
      #expect(parts.bar == nil)
      parts.navigation.pushViewController(page(false), animated: false)
      #expect(parts.bar == nil)
      parts.tabs.selectedIndex = 1
      #expect(parts.bar != nil)
      parts.tabs.selectedIndex = 0
      #expect(parts.bar == nil)
      parts.navigation.popToRootViewController(animated: false)
      #expect(parts.bar != nil)
    }
  }

  @Test func `what a controller says for a moment counts for the one that is pushed`() {
    withParts { world, parts in
      parts.root.hidesBottomBarWhenPushed = true
      let page = page(false)
      parts.navigation.pushViewController(page, animated: true)
      parts.root.hidesBottomBarWhenPushed = false
      world.clock.advance(to: 2)
      #expect(parts.bar == nil && page.view.safeAreaInsets.bottom == 34)
      parts.navigation.popViewController(animated: true)
      world.clock.advance(to: 4)
      #expect(parts.bar != nil)
    }
  }

  @Test func `the bar stays away from a swipe back that is given up`() {
    withParts { world, parts in
      let page = page()
      parts.navigation.pushViewController(page, animated: false)
      @MainActor func swipe(_ distance: CGFloat, until time: Double) {
        parts.window.perform(
          .drag(from: CGPoint(x: 3, y: 400), by: CGVector(dx: distance, dy: 0), duration: 0.9))
        world.clock.advance(to: time)
      }
      swipe(80, until: 3)
      #expect(parts.navigation.topViewController === page && parts.bar == nil)
      swipe(330, until: 6)
      #expect(parts.navigation.topViewController === parts.root)
      #expect(parts.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
    }
  }

  @Test func `a hidden bar gives its room back`() {
    withParts { _, parts in
      parts.tabs.tabBar.isHidden = true
      #expect(parts.root.view.safeAreaInsets.bottom == 34 && parts.tabs.isTabBarHidden)
      parts.tabs.tabBar.isHidden = false
      #expect(parts.root.view.safeAreaInsets.bottom == 83 && !parts.tabs.isTabBarHidden)
    }
  }
}
