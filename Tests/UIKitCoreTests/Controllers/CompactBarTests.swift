import Foundation
import Testing

@testable import UIKitCore

@MainActor struct CompactBarTests {
  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  /// The bar of a phone that is held upright or on its side.
  private func withBar(isCompact: Bool, _ body: (UINavigationBar) -> Void) {
    let phone = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
    inWorld(phone) { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      if isCompact { window.rotate(to: .landscapeLeft) }
      world.clock.advance(to: 1)
      navigation.navigationBar.standardAppearance = appearance(.red)
      body(navigation.navigationBar)
    }
  }

  private func color(_ bar: UINavigationBar, scrolled: CGFloat) -> UIColor? {
    bar.scrolledDistance = scrolled
    bar.layoutIfNeeded()
    let background = bar.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
    // What cannot be seen may be there.
    return background?.alpha == 0 ? nil : background?.backgroundColor
  }

  @Test func `an appearance of an app's own class takes another bar's look`() {
    inWorld { _ in
      final class Look: UINavigationBarAppearance {
        override init(idiom: UIUserInterfaceIdiom) {
          super.init(idiom: idiom)
          titleTextAttributes = [.foregroundColor: UIColor.yellow]
        }
        override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
        required init(coder: NSCoder) { super.init(coder: coder) }
      }
      #expect(Look().titleTextAttributes[.foregroundColor] as? UIColor == .yellow)
      let tabs = UITabBarAppearance()
      tabs.backgroundColor = .red
      tabs.shadowColor = nil
      let look = Look(barAppearance: tabs)
      #expect(look.backgroundColor == .red && look.shadowColor == nil)
      #expect(UIToolbarAppearance(idiom: .phone).backgroundEffect != nil)
    }
  }

  @Test func `a line that is hidden by its key stays hidden over content`() {
    inWorld { _ in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.standardAppearance = appearance(.red)
      bar.scrollEdgeAppearance = appearance(.red)
      bar.layoutIfNeeded()
      let lines = { bar.subviews.filter { $0.backgroundColor == .separator } }
      #expect(lines().count == 1)
      bar.hidesShadow = true
      bar.layoutIfNeeded()
      #expect(lines().isEmpty)
    }
  }

  @Test func `a black bar is dark in light mode, also at the edge of its content`() throws {
    try inWorld { _ in
      let root = UIViewController()
      root.title = "Rings"
      let navigation = UINavigationController(rootViewController: root)
      let bar = navigation.navigationBar
      let window = UIWindow()
      window.rootViewController = navigation
      bar.barStyle = .black
      window.layoutIfNeeded()
      let background = try #require(
        bar.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
      let title = try #require(
        bar.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first)
      #expect(background.traitCollection.userInterfaceStyle == .dark && background.alpha == 1)
      #expect(title.textColor.resolvedColor(with: title.traitCollection) == .white)
      bar.isTranslucent = false
      bar.layoutIfNeeded()
      #expect(background.backgroundColor == .black)
      bar.barStyle = .default
      bar.layoutIfNeeded()
      #expect(background.traitCollection.userInterfaceStyle == .light && background.alpha == 0)

      for bar in [UIToolbar(), UITabBar()] {
        window.addSubview(bar)
        (bar as? UIToolbar)?.barStyle = .black
        (bar as? UITabBar)?.barStyle = .black
        let plate = try #require(bar.subviews.first)
        #expect(plate.traitCollection.userInterfaceStyle == .dark)
        #expect(bar.traitCollection.userInterfaceStyle == .light)
      }
    }
  }

  @Test func `a large title keeps the bar clear until it is gone, and the small one fades in`()
    throws
  {
    try inWorld(UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))) { world in
      let root = UIViewController()
      root.title = "Library"
      let navigation = UINavigationController(rootViewController: root)
      let bar = navigation.navigationBar
      bar.prefersLargeTitles = true
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      let background = try #require(
        bar.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
      let title = try #require(
        bar.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first)
      @MainActor func scroll(to distance: CGFloat) {
        bar.frame.size.height = 44 + max(0, 52 - distance)
        bar.scrolledDistance = distance
        bar.layoutIfNeeded()
      }
      scroll(to: 50)
      #expect(background.alpha == 0)
      #expect(title.alpha == 0)
      world.clock.advance(to: 1)
      scroll(to: 56)
      #expect(background.effect != nil)
      #expect(background.alpha == 0.5)
      #expect(title.layer.presentation()?.opacity == 0)
      world.clock.advance(to: 1.1)
      let half = try #require(title.layer.presentation()?.opacity)
      #expect(half > 0.3 && half < 0.7)
      world.clock.advance(to: 1.3)
      scroll(to: 80)
      #expect(background.alpha == 1)
      #expect(title.layer.presentation()?.opacity == 1)
    }
  }

  @Test func `content that an animation scrolls to its top has the bar fade out`() throws {
    try inWorld(UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))) { world in
      let root = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scrollView.contentSize = CGSize(width: 390, height: 4000)
      root.view = scrollView
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      let bar = navigation.navigationBar
      let background = try #require(
        bar.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
      scrollView.contentOffset.y = 500
      window.layoutIfNeeded()
      #expect(background.alpha == 1)
      UIView.animate(withDuration: 0.5) {
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
      }
      window.layoutIfNeeded()
      world.clock.advance(to: 0.25)
      let half = try #require(background.layer.presentation()?.opacity)
      #expect(half > 0.3 && half < 0.7)
      #expect(background.effect != nil)
      world.clock.advance(to: 0.5)
      #expect(background.layer.presentation()?.opacity == 0)
    }
  }

  @Test(arguments: [false, true]) func `a low bar has a look of its own`(isCompact: Bool) {
    withBar(isCompact: isCompact) { bar in
      bar.compactAppearance = appearance(.green)
      #expect(color(bar, scrolled: 50) == (isCompact ? .green : .red))
      bar.topItem?.compactAppearance = appearance(.blue)
      #expect(color(bar, scrolled: 50) == (isCompact ? .blue : .red))
    }
  }

  @Test(arguments: [false, true])
  func `a low bar has a look of its own over nothing`(isCompact: Bool) {
    withBar(isCompact: isCompact) { bar in
      #expect(color(bar, scrolled: 0) == nil)
      bar.compactScrollEdgeAppearance = appearance(.green)
      #expect(color(bar, scrolled: 0) == (isCompact ? .green : nil))
      bar.scrollEdgeAppearance = appearance(.blue)
      #expect(color(bar, scrolled: 0) == (isCompact ? .green : .blue))
      bar.compactScrollEdgeAppearance = nil
      #expect(color(bar, scrolled: 0) == .blue)
    }
  }
}
