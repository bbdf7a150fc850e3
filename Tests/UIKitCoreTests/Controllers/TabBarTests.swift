import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct TabBarTests {
  private final class Root: UIViewController {
    var loaded: () -> Void = {}
    override func viewDidLoad() {
      super.viewDidLoad()
      loaded()
    }
  }

  private final class Tabs: UITabBarController {
    var loaded: () -> Void = {}
    override func viewDidLoad() {
      super.viewDidLoad()
      loaded()
    }
  }

  @Test func `a long title is made smaller before it is cut off`() throws {
    try inWorld { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
      bar.items = (0..<5).map {
        UITabBarItem(title: "Compound savings", image: UIImage(systemName: "house"), tag: $0)
      }
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.lazy.compactMap { $0 as? UITabBarButton }.first)
      #expect(button.titleLabel.adjustsFontSizeToFitWidth)
      #expect(button.titleLabel.minimumScaleFactor == 0.75)
      #expect(button.titleLabel.frame.width <= button.bounds.width)
    }
  }

  @Test func `a phone on its side has a low bar with titles beside images, in their own look`()
    throws
  {
    let phone = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    phone.landscapeSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    try inWorld(phone) { world in
      let (window, tabs, page) = (UIWindow(), UITabBarController(), UIViewController())
      page.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
      tabs.viewControllers = [page]
      tabs.tabBar.standardAppearance.compactInlineLayoutAppearance.selected.iconColor = .red
      window.rootViewController = tabs
      window.layoutIfNeeded()
      let button = try #require(
        tabs.tabBar.subviews.lazy.compactMap { $0 as? UITabBarButton }.first)
      #expect(tabs.tabBar.frame.height == CGFloat(49 + 34))
      #expect(button.titleLabel.frame.minY > button.imageView.frame.maxY)
      window.rotate(to: .landscapeLeft)
      world.clock.advance(to: 1)
      #expect(tabs.tabBar.frame.height == CGFloat(32 + 21))
      #expect(page.view.safeAreaInsets.bottom == CGFloat(32 + 21))
      button.layoutIfNeeded()
      #expect(button.titleLabel.frame.minX > button.imageView.frame.maxX)
      #expect(abs(button.titleLabel.center.y - 16) < 0.5 && button.imageView.frame.height <= 32)
      #expect(button.imageView.tintColor == .red)
      window.rotate(to: .portrait)
      world.clock.advance(to: 2)
      #expect(page.view.safeAreaInsets.bottom == CGFloat(49 + 34))
      #expect(button.imageView.tintColor != .red)
    }
  }

  @Test func `the chosen controller's view is loaded after the bar's own`() {
    inWorld { _ in
      var order: [String] = []
      let (root, tabs) = (Root(), Tabs())
      root.loaded = { order.append("root") }
      tabs.loaded = { order.append("tabs") }
      tabs.viewControllers = [root]
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(order == ["tabs", "root"] && root.view.superview === tabs.view)
    }
  }

  @Test func `more than five controllers are in a list behind the last tab`() throws {
    try inWorld { _ in
      let controllers = (0..<7).map { number in
        let controller = UIViewController()
        controller.title = "Page \(number)"
        return number == 6 ? UINavigationController(rootViewController: controller) : controller
      }
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(
        tabs.tabBar.items?.map(\.title) == ["Page 0", "Page 1", "Page 2", "Page 3", "More"])
      tabs.tabBar.select(4)
      window.layoutIfNeeded()
      let more = tabs.moreNavigationController
      #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
      #expect(more.view.superview === tabs.view && controllers[0].view.superview == nil)
      let list = try #require(more.topViewController as? UITableViewController)
      #expect(list.tableView.numberOfRows(inSection: 0) == 3)
      #expect(
        list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Page 4")
      try list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
      #expect(more.topViewController?.title == "Page 6")
      #expect(more.topViewController?.tabBarController === tabs)
      tabs.tabBar.select(1)
      #expect(tabs.selectedIndex == 1 && more.view.superview == nil)
      tabs.selectedIndex = 5
      #expect(tabs.selectedViewController === more && more.viewControllers.count == 2)
      #expect(more.topViewController === controllers[5] && tabs.tabBar.selectedIndex == 4)
    }
  }

  @Test func `a controller without a tab of its own can be chosen before there are any`() {
    inWorld { _ in
      let tabs = UITabBarController()
      tabs.selectedIndex = 5
      tabs.viewControllers = (0..<7).map { _ in UIViewController() }
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let more = tabs.moreNavigationController
      #expect(tabs.selectedViewController === more && tabs.tabBar.selectedIndex == 4)
      #expect(more.topViewController === tabs.viewControllers?[5])
    }
  }

  @Test func `the bar has its width as the view is loaded`() {
    inWorld { _ in
      let tabs = Tabs()
      var frame = CGRect.zero
      tabs.loaded = { [unowned tabs] in frame = tabs.tabBar.frame }
      tabs.loadViewIfNeeded()
      let screen = UIScreen.main.bounds
      #expect(frame == CGRect(x: 0, y: screen.height - 49, width: screen.width, height: 49))
    }
  }

  @Test func `what an app puts below the bar is in front of the screens`() {
    inWorld { _ in
      let (first, second, strip) = (UIViewController(), UIViewController(), UIView())
      let tabs = Tabs()
      tabs.loaded = { [unowned tabs] in
        tabs.viewControllers = [first, second]
        tabs.view.insertSubview(strip, belowSubview: tabs.tabBar)
      }
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let views = [first.view, strip, tabs.tabBar] as [UIView]
      #expect(tabs.view.subviews.filter(views.contains) == views)
      tabs.selectedIndex = 1
      let others = [second.view, strip, tabs.tabBar] as [UIView]
      #expect(tabs.view.subviews.filter(others.contains) == others)
    }
  }

  @Test func `tabs lead to controllers that are made once, as they come into the bar`() {
    inWorld { _ in
      var made: [String] = []
      @MainActor func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
          made.append(tab.identifier)
          return UIViewController()
        }
      }
      let group = UITabGroup(
        title: "More", image: nil, identifier: "group", children: [tab("c"), tab("d")])
      let tabs = UITabBarController(tabs: [tab("a"), tab("b"), group])
      #expect(made == ["a", "b", "c"])
      #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "More"])
      #expect(tabs.tab(forIdentifier: "d")?.tabBarController === tabs)
      tabs.selectedTab = group
      #expect(tabs.selectedIndex == 2 && tabs.selectedTab === group)
      tabs.selectedTab = group.children[1]
      #expect(made == ["a", "b", "c", "d"] && tabs.selectedTab === group)
      #expect(tabs.selectedViewController === group.children[1].viewController)
      tabs.selectedTab = tabs.tabs[1]
      #expect(tabs.selectedIndex == 1)
      tabs.tabs[1].badgeValue = "3"
      #expect(tabs.tabBar.items?[1].badgeValue == "3")
      tabs.tabs[0].isHidden = true
      #expect(tabs.viewControllers?.count == 2 && tabs.selectedTab?.identifier == "b")
    }
  }

  @Test func `an accessory takes room above the bar, and a hidden bar none`() {
    inWorld { _ in
      let root = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let own = window.safeAreaInsets.bottom
      #expect(root.view.safeAreaInsets.bottom == own + 49)
      tabs.bottomAccessory = UITabAccessory(contentView: UILabel())
      window.layoutIfNeeded()
      #expect(root.view.safeAreaInsets.bottom > own + 49 + 48)
      tabs.viewControllers = [root, UIViewController()]
      tabs.selectedIndex = 1
      #expect(tabs.view.subviews.dropLast().last is UIVisualEffectView)
      tabs.selectedIndex = 0
      tabs.bottomAccessory = nil
      tabs.setTabBarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect(root.view.safeAreaInsets.bottom == own && tabs.tabBar.isHidden)
    }
  }

  @Test func `images and titles of a tab bar are each at one height`() {
    inWorld { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
      bar.items = ["square.stack", "photo.on.rectangle", "magnifyingglass", "minus"].map {
        UITabBarItem(title: "Title", image: UIImage(systemName: $0), tag: 0)
      }
      bar.layoutIfNeeded()
      let buttons = bar.subviews.compactMap { $0 as? UITabBarButton }
      #expect(buttons.count == 4)
      // On pixels, so that what is an odd number of pixels high is half of one off.
      let half = 0.5 / bar.traitCollection.displayScale
      for button in buttons {
        button.layoutIfNeeded()
        let (title, image) = (button.titleLabel, button.imageView)
        #expect(button.subviews == [image, title])
        #expect(abs(title.center.y - 41.5) <= half)
        #expect(abs(image.center.y - 19) <= half)
        #expect(abs(image.center.x - 50) <= half)
      }
      #expect(Set(buttons.map(\.titleLabel.frame.minY)).count == 1)
      #expect(Set(buttons.map(\.imageView.frame.height)).count > 1)
    }
  }

  @Test func `a title without an image is in the middle of the bar`() throws {
    try inWorld { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      bar.items = [UITabBarItem(title: "Title", image: nil, tag: 0)]
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.lazy.compactMap { $0 as? UITabBarButton }.first)
      button.layoutIfNeeded()
      #expect(abs(button.titleLabel.center.y - 24.5) <= 0.5)
      #expect(button.subviews == [button.titleLabel])
    }
  }

  @Test func `what is in a bar has the names that apps look for`() throws {
    try inWorld { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
      bar.setItems([UITabBarItem(title: "Title", image: nil, tag: 0)], animated: false)
      let names = bar.subviews.map { String(describing: type(of: $0)) }
      #expect(names == ["_UIBarBackground", "UITabBarButton"])
      let button = try #require(bar.subviews.last as? UIControl)
      bar.items?[0].badgeValue = "7"
      bar.layoutIfNeeded()
      let badge = try #require(button.subviews.last as? UILabel)
      #expect(badge.text == "7" && badge.frame.minX == 105)
      bar.items?[0].badgeValue = nil
      #expect(badge.superview == nil)
    }
  }

  private final class Heard: UITabBarController, UITabBarControllerDelegate {
    var calls: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("tapped \(item.title ?? "") at \(selectedIndex)")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("chosen \(selectedIndex)")
    }
  }

  @Test(arguments: [true, false])
  func `a subclass hears of a tap before the screen changes`(isDelegateOfBar: Bool) {
    inWorld { world in
      let tabs = Heard()
      tabs.delegate = tabs
      if isDelegateOfBar { tabs.tabBar.delegate = tabs }
      tabs.viewControllers = ["a", "b"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      }
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let bar = tabs.tabBar.frame
      window.perform(.tap(at: CGPoint(x: bar.width * 0.75, y: bar.minY + 20)))
      world.clock.advance(to: 1)
      #expect(tabs.selectedIndex == 1)
      let told = ["chosen 1", "tapped b at \(isDelegateOfBar ? 1 : 0)"]
      #expect(tabs.calls == (isDelegateOfBar ? told : told.reversed()))
      #expect(tabs.moreNavigationController.parent == nil)
      #expect(!tabs.tabBar.isCustomizing)
    }
  }

  @Test func `a bar of an app's own chooses by telling its delegate, the controller`() {
    inWorld { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let bar = UITabBar()
      tabs.replaceTabBar(by: bar)
      #expect(tabs.tabBar === bar && bar.delegate === tabs)
      if let item = bar.items?[1] { bar.delegate?.tabBar?(bar, didSelect: item) }
      #expect(tabs.selectedIndex == 1 && bar.selectedItem === bar.items?[1])
    }
  }

  @Test func `a picture behind the chosen item follows it`() throws {
    try inWorld { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
      bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.selectionIndicatorImage =
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 39)).image { _ in }
      bar.layoutIfNeeded()
      let picture = try #require(bar.subviews.lazy.compactMap { $0 as? UIImageView }.first)
      #expect(picture.frame == CGRect(x: 20, y: 5, width: 60, height: 39))
      let first = try #require(bar.subviews.firstIndex { $0 is UITabBarButton })
      #expect(try #require(bar.subviews.firstIndex(of: picture)) < first)
      bar.selectedItem = bar.items?[1]
      bar.layoutIfNeeded()
      #expect(picture.frame == CGRect(x: 120, y: 5, width: 60, height: 39))
      bar.selectionIndicatorImage = nil
      #expect(picture.superview == nil)
    }
  }
}
