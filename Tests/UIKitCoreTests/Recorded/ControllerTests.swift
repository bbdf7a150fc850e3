import Foundation
import Testing
import UIKitCore

/// Controllers before they are used and the stacks of some, as recorded on iOS 26.1 (iPhone 16).
@MainActor struct RecordedControllerTests {
  private let phone = UIEnvironment(
    screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
    traits: UITraitCollection(displayScale: 3))

  /// A coder without anything in it.
  private var empty: NSCoder { NSKeyedArchiver(requiringSecureCoding: false) }

  // MARK: From coders

  @Test func `a coder without a view makes a controller like one that is made in code`() throws {
    try inWorld(phone) { _ in
      let made = [UIViewController(coder: empty), UIViewController(), Framed(coder: empty)]
      for controller in made.compactMap({ $0 }) {
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(controller.nibName == nil && controller.title == nil)
        #expect(controller.storyboard == nil)
        let view = try #require(controller.view)
        #expect(controller.isViewLoaded && type(of: view) == UIView.self)
        #expect(view.frame == UIScreen.main.bounds && view.backgroundColor == nil)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(view.subviews.isEmpty)
      }
      let framed = Framed(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
      framed.loadViewIfNeeded()
      framed.loadViewIfNeeded()
      #expect(framed.frame == CGRect(x: 5, y: 6, width: 7, height: 8) && framed.loads == 1)
      #expect(Framed(coder: empty)?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `containers from coders have nothing to show`() throws {
    try inWorld(phone) { _ in
      let table = try #require(UITableViewController(coder: empty))
      #expect(table.tableView === table.view && table.tableView.style == .plain)
      #expect(table.clearsSelectionOnViewWillAppear)
      let stack = try #require(UINavigationController(coder: empty))
      #expect(stack.viewControllers.isEmpty && !stack.isNavigationBarHidden)
      let tabs = try #require(UITabBarController(coder: empty))
      #expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
      #expect(tabs.view.backgroundColor == .systemBackground)
      let split = try #require(UISplitViewController(coder: empty))
      #expect(split.viewControllers.isEmpty && split.style == .unspecified)
      #expect(split.view.backgroundColor == .systemBackground)
      let pages = try #require(UIPageViewController(coder: empty))
      #expect(pages.viewControllers?.isEmpty == true && pages.navigationOrientation == .horizontal)
      let alert = try #require(UIAlertController(coder: empty))
      #expect(alert.title == nil && alert.message == nil && alert.actions.isEmpty)
      #expect(alert.preferredStyle == .actionSheet && !alert.isViewLoaded)
      let search = try #require(UISearchController(coder: empty))
      #expect(search.searchResultsController == nil && !search.isViewLoaded)
    }
  }

  private class Framed: UIViewController {
    let frame: CGRect
    var loads = 0

    init(frame: CGRect) {
      self.frame = frame
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  // MARK: Stacks

  @Test func `what is popped is given from the lower ones up`() {
    inWorld(phone) { _ in
      let all = (0..<4).map { _ in UIViewController() }
      let stack = UINavigationController()
      stack.setViewControllers(all, animated: false)
      #expect(stack.popToViewController(all[1], animated: false) == Array(all[2...]))
      #expect(stack.viewControllers == Array(all[..<2]))
      #expect(stack.popToViewController(all[1], animated: false) == nil)
      #expect(stack.popToViewController(all[3], animated: false) == nil)
      stack.setViewControllers(all, animated: false)
      #expect(stack.popToRootViewController(animated: false) == Array(all[1...]))
      #expect(stack.viewControllers == [all[0]])
      #expect(stack.popToRootViewController(animated: false) == nil)
    }
  }

  @Test func `a controller's view is loaded, and in its window by the time that it appears`() {
    inWorld(phone) { _ in
      let controller = Appearing()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.calls == ["load false", "will false", "did true"])
      #expect(!controller.prefersStatusBarHidden)
      #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    }
  }

  private final class Appearing: UIViewController {
    var calls: [String] = []

    private func note(_ call: String) { calls.append("\(call) \(view.window != nil)") }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
  }

  @Test func `an override of a trait is told at once to those who asked for it`() {
    inWorld(phone) { _ in
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = controller
      var told: [UIContentSizeCategory] = []
      controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (controller: UIViewController, before: UITraitCollection) in
        told += [
          before.preferredContentSizeCategory,
          controller.traitCollection.preferredContentSizeCategory,
        ]
      }
      controller.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
      controller.view.layoutIfNeeded()
      #expect(told == [.large, .extraExtraLarge])
    }
  }

  // MARK: Columns

  @Test func `columns before they are shown`() {
    inWorld(phone) { _ in
      for (style, width) in [
        (UISplitViewController.Style.doubleColumn, 320.0), (.tripleColumn, 280),
      ] {
        let split = UISplitViewController(style: style)
        #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
        #expect(split.preferredDisplayMode == .automatic && split.viewControllers.isEmpty)
        #expect(split.primaryBackgroundStyle == .sidebar && split.primaryEdge == .leading)
        #expect(split.presentsWithGesture && split.primaryColumnWidth == width)
        let (first, second) = (UIViewController(), UIViewController())
        split.setViewController(first, for: .primary)
        #expect(split.viewControllers == [first])
        split.setViewController(second, for: .secondary)
        #expect(split.viewControllers == [first, second])
        #expect(split.viewController(for: .primary) === first)
        #expect(split.viewController(for: .secondary) === second)
        #expect(split.viewController(for: .compact) == nil)
        split.setViewController(nil, for: .secondary)
        #expect(split.viewControllers == [first])
        #expect(!split.isViewLoaded)
      }
      #expect(UISplitViewController.automaticDimension == -3.4028234663852886e38)
    }
  }

  @Test func `in a narrow window columns are one stack`() {
    inWorld(phone) { _ in
      let split = UISplitViewController(style: .doubleColumn)
      let first = UIViewController()
      split.setViewController(first, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      let window = UIWindow()
      window.rootViewController = split
      window.layoutIfNeeded()
      #expect(split.isCollapsed && split.displayMode == .oneBesideSecondary)
      #expect(split.primaryColumnWidth == 393)
      #expect(split.viewController(for: .primary) === first)
    }
  }

  @Test func `the width of the primary column where there is room`() {
    let tablet = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 820, height: 1180),
      traits: UITraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular))
    let widths: [(CGFloat, (UISplitViewController) -> Void)] = [
      (320, { _ in }), (280, { $0.preferredPrimaryColumnWidth = 280 }),
      (328, { $0.preferredPrimaryColumnWidthFraction = 0.4 }),
      (400, { $0.minimumPrimaryColumnWidth = 400 }),
      (300, { $0.maximumPrimaryColumnWidth = 300 }),
    ]
    for (width, change) in widths {
      inWorld(tablet) { _ in
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        change(split)
        let window = UIWindow()
        window.rootViewController = split
        window.layoutIfNeeded()
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(split.primaryColumnWidth == width)
        split.preferredDisplayMode = .secondaryOnly
        #expect(split.displayMode == .secondaryOnly)
      }
    }
  }

  @Test func `raw values of columns`() {
    typealias Split = UISplitViewController
    let modes: [Split.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ]
    #expect(modes.map(\.rawValue) == Array(0...6))
    let columns: [Split.Column] = [.primary, .supplementary, .secondary, .compact, .inspector]
    #expect(columns.map(\.rawValue) == Array(0...4))
    let behaviors: [Split.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
    #expect(behaviors.map(\.rawValue) == Array(0...3))
  }

  // MARK: Bars

  @Test func `a toolbar is forty-eight points high, and less where there is little height`() {
    inWorld(phone) { _ in
      let bar = UIToolbar()
      #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 48))
      #expect(
        bar.sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 48))
      #expect(
        bar.sizeThatFits(CGSize(width: 393, height: 100)) == CGSize(width: 393, height: 48))
      bar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
      #expect(bar.intrinsicContentSize.height == 48)
      let space = UIBarButtonItem.flexibleSpace()
      #expect(space.title == nil && space.image == nil && space.width == 0 && space.isEnabled)
      #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }
    let turned = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 852, height: 393),
      traits: UITraitCollection(displayScale: 3, verticalSizeClass: .compact))
    inWorld(turned) { _ in #expect(UIToolbar().intrinsicContentSize.height == 44) }
  }

  @Test func `a toolbar without a height of its own is as high in constraints`() {
    inWorld(phone) { _ in
      let (outer, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)), UIToolbar())
      bar.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 804, width: 393, height: 48))
    }
  }

  // MARK: The app

  @Test func `an action goes to its target, and nowhere without one that answers`() {
    inWorld(phone) { _ in
      let target = Target()
      let ping = Selector("ping:") { target, arguments in
        (target as? Target)?.senders.append(arguments.first as? UIViewController)
      }
      let app = UIApplication.shared
      let sender = UIViewController()
      #expect(app.sendAction(ping, to: target, from: sender, for: nil))
      #expect(target.senders == [sender])
      #expect(!app.sendAction(Selector("noSuchAction:"), to: nil, from: nil, for: nil))
    }
  }

  private final class Target: NSObject { var senders: [UIViewController?] = [] }

  @Test func `an action without a target goes to the first responder, or else to its sender`() {
    inWorld(phone) { _ in
      let (window, field, outer) = (UIWindow(), Finder(), Finder())
      outer.addSubview(field)
      window.addSubview(outer)
      let app = UIApplication.shared
      let find = Selector("find:", of: { $0 is Finder }) { target, arguments in
        (target as? Finder)?.senders.append(arguments.first as? UIView)
      }
      #expect(!app.sendAction(find, to: nil, from: nil, for: nil))
      #expect(field.senders.isEmpty && outer.senders.isEmpty)
      #expect(app.sendAction(find, to: nil, from: field, for: nil))
      #expect(field.senders == [field] && outer.senders.isEmpty)
      let didBegin = field.becomeFirstResponder()
      #expect(didBegin && app.sendAction(find, to: nil, from: nil, for: nil))
      #expect(field.senders == [field, nil] && outer.senders.isEmpty)
      // What the first responder does not have, the responders around it are asked for.
      let plain = UITextField()
      field.addSubview(plain)
      let didChange = plain.becomeFirstResponder()
      #expect(didChange && app.sendAction(find, to: nil, from: outer, for: nil))
      #expect(field.senders == [field, nil, outer] && outer.senders.isEmpty)
      #expect(!app.sendAction(Selector("noSuchAction:"), to: nil, from: nil, for: nil))
    }
  }

  private final class Finder: UITextField { var senders: [UIView?] = [] }

  @Test func `a target without the method is UIKit's exception`() {
    inWorld(phone) { world in
      UIApplication.shared.sendAction("noSuchAction:", to: Target(), from: nil, for: nil)
      #expect(world.exceptions.contains { $0.contains("unrecognized selector") })
    }
  }

  @Test func `the wish that nobody types goes to the first responder`() {
    inWorld(phone) { _ in
      let (window, field) = (UIWindow(), UITextField())
      window.addSubview(field)
      let app = UIApplication.shared
      #expect(!app.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
      let didBegin = field.becomeFirstResponder()
      #expect(didBegin)
      #expect(app.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `a control without a target calls the nearest responder that has the method`() {
    inWorld(phone) { _ in
      let (window, outer, button) = (UIWindow(), Finder(), UIButton(type: .system))
      outer.addSubview(button)
      window.addSubview(outer)
      let find = Selector("find:", of: { $0 is Finder }) { target, arguments in
        (target as? Finder)?.senders.append(arguments.first as? UIView)
      }
      button.addTarget(nil, action: find, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(outer.senders == [button])
    }
  }

  @Test func `raw values and names of the app's life`() {
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    #expect(UIBackgroundFetchResult.newData.rawValue == 0)
    #expect(UIBackgroundFetchResult.noData.rawValue == 1)
    #expect(UIBackgroundFetchResult.failed.rawValue == 2)
    #expect(UIStatusBarAnimation.none.rawValue == 0 && UIStatusBarAnimation.fade.rawValue == 1)
    #expect(UIStatusBarAnimation.slide.rawValue == 2)
    let names = [
      UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    #expect(
      names.map(\.rawValue) == [
        "UISceneWillConnectNotification", "UISceneDidDisconnectNotification",
        "UISceneDidActivateNotification", "UISceneWillDeactivateNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidEnterBackgroundNotification",
      ])
  }

  @Test func `a popover may point anywhere before it is shown`() throws {
    try inWorld(phone) { _ in
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      let popover = try #require(controller.popoverPresentationController)
      #expect(popover.permittedArrowDirections == .any && popover.sourceRect.isNull)
      #expect(popover.sourceView == nil)
    }
  }
}
