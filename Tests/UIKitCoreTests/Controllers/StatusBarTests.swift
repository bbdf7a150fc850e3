import Foundation
import Testing

@testable import UIKitCore

/// Who decides how the status bar looks.
@MainActor struct StatusBarTests {
  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func `a controller decides, or what a container shows`() {
    inWorld { _ in
      #expect(Light().statusBar == (.lightContent, true))
      #expect(UIViewController().statusBar == (.default, false))
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), Light()]
      #expect(tabs.statusBar == (.default, false))
      tabs.selectedIndex = 1
      #expect(tabs.statusBar == (.lightContent, true))
    }
  }

  @Test func `a navigation bar decides by its style, unless it is hidden`() {
    inWorld { _ in
      let navigation = UINavigationController(rootViewController: Light())
      #expect(navigation.statusBar == (.default, true))
      navigation.navigationBar.barStyle = .black
      #expect(navigation.statusBar.style == .lightContent)
      navigation.navigationBar.barStyle = .default
      navigation.setNavigationBarHidden(true, animated: false)
      #expect(navigation.statusBar.style == .lightContent)
    }
  }

  @Test func `what covers all decides, and a sheet does not`() {
    inWorld { _ in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let light = Light()
      root.present(light, animated: false)
      #expect(root.statusBar.style == .default)
      light.modalPresentationCapturesStatusBarAppearance = true
      #expect(root.statusBar.style == .lightContent)
      root.dismiss(animated: false)
      let cover = Light()
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      #expect(root.statusBar.style == .lightContent)
    }
  }
}
