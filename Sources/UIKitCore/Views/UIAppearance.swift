public import Foundation

/// What an app may give a common look: all views and the items of bars.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// Where an app may give views a common look in some containers only.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIBarItem: UIAppearance {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// An object of the class whose properties all views of the class take on that come into a window afterwards.
  ///
  /// Taken on are the properties that `AppearanceProperties` lists, where a view still has its class's own value: what code
  /// gives a view itself wins, as Apple documents it.
  public static func appearance() -> Self { Appearances.current.proxy(Self.self, in: []) }

  /// The same for views in containers of some classes, the outermost last.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Appearances.current.proxy(Self.self, in: containerTypes) }

  /// The same; traits make no difference.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIBarItem {
  /// An item whose title attributes and tint colour all items of the class take on that have none.
  public static func appearance() -> Self {
    Appearances.current.item(Self.self)
  }

  /// The same; containers make no difference.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// The common looks that an app has asked for.
@MainActor final class Appearances {
  /// Those of the running simulation.
  static var current: Appearances { UIEnvironment.current.appearances }

  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
  }

  private var entries: [Entry] = []
  private var items: [(type: UIBarItem.Type, proxy: UIBarItem)] = []
  /// Objects of classes as they are when they are made.
  private var fresh: [ObjectIdentifier: UIView] = [:]
  /// Views that are not to take anything on: the proxies and those that they are compared with.
  private var isMaking = false

  func proxy<View: UIView>(_ type: View.Type, in containers: [any UIAppearanceContainer.Type])
    -> View
  {
    let key = containers.map { ObjectIdentifier($0) }
    let known = entries.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == key
    }
    if let known = known?.proxy as? View { return known }
    guard let proxy = make(type) as? View else {
      preconditionFailure("an object of \(type) is none")
    }
    entries.append(Entry(type: type, containers: containers, proxy: proxy))
    return proxy
  }

  func item<Item: UIBarItem>(_ type: Item.Type) -> Item {
    if let known = items.first(where: { $0.type == type })?.proxy as? Item { return known }
    guard let proxy = (type == UITabBarItem.self ? UITabBarItem() : UIBarButtonItem()) as? Item
    else {
      preconditionFailure("items of \(type) have no common look")
    }
    items.append((type, proxy))
    return proxy
  }

  /// The attributes that all items of a class have.
  func titleAttributes(of item: UIBarItem, for state: UIControl.State) -> [NSAttributedString.Key:
    Any]?
  {
    items.lazy.filter { Swift.type(of: item) == $0.type && $0.proxy !== item }
      .compactMap { $0.proxy.ownTitleTextAttributes(for: state) }.first
  }

  /// How far the titles of buttons that go back are moved.
  var backTitleOffset: UIOffset {
    items.lazy.compactMap { ($0.proxy as? UIBarButtonItem)?.backTitleOffset }.first ?? .zero
  }

  private func make(_ type: UIView.Type) -> UIView {
    isMaking = true
    defer { isMaking = false }
    return type.madeDynamically()
  }

  /// Gives a view that has come into a window the common look of its class and of those above it.
  func dress(_ view: UIView) {
    guard !entries.isEmpty, !isMaking else { return }
    // General looks first, so that special ones win.
    let fitting = entries.filter { Swift.type(of: view).isSubclass(of: $0.type) }.sorted {
      $0.containers.count < $1.containers.count
    }
    for entry in fitting where isContained(view, in: entry.containers) {
      let key = ObjectIdentifier(entry.type)
      let plain = fresh[key] ?? make(entry.type)
      fresh[key] = plain
      AppearanceProperties.apply(entry.proxy, to: view, unlike: plain)
    }
  }

  private func isContained(
    _ view: UIView, in containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var left = containers[...]
    var next: UIResponder? = view.next
    while let wanted = left.first, let responder = next {
      if Swift.type(of: responder).isSubclass(of: wanted) {
        left = left.dropFirst()
      }
      next = responder.next
    }
    return left.isEmpty
  }
}

/// The properties that views take on from a common look.
@MainActor enum AppearanceProperties {
  /// Sets those properties of `view` that differ between `proxy` and `plain`, and in which `view` is still as `plain`.
  static func apply(_ proxy: UIView, to view: UIView, unlike plain: UIView) {
    take(\UIView.backgroundColor, proxy, view, plain)
    take(\UIView.alpha, proxy, view, plain)
    if proxy.ownTintColor != plain.ownTintColor, view.ownTintColor == plain.ownTintColor {
      view.tintColor = proxy.ownTintColor
    }
    bars(proxy, view, plain)
    take(\UILabel.font, proxy, view, plain)
    take(\UILabel.textColor, proxy, view, plain)
    take(\UITextField.font, proxy, view, plain)
    take(\UITextField.textColor, proxy, view, plain)
    take(\UISwitch.onTintColor, proxy, view, plain)
    take(\UISwitch.thumbTintColor, proxy, view, plain)
    take(\UISlider.minimumTrackTintColor, proxy, view, plain)
    take(\UISlider.maximumTrackTintColor, proxy, view, plain)
    take(\UIPageControl.currentPageIndicatorTintColor, proxy, view, plain)
    take(\UIPageControl.pageIndicatorTintColor, proxy, view, plain)
    take(\UIProgressView.progressTintColor, proxy, view, plain)
    take(\UIProgressView.trackTintColor, proxy, view, plain)
    take(\UISegmentedControl.selectedSegmentTintColor, proxy, view, plain)
    take(\UIActivityIndicatorView.ownColor, proxy, view, plain)
    take(\UITableView.separatorColor, proxy, view, plain)
    take(\UITableView.sectionHeaderTopPadding, proxy, view, plain)
    take(\UITableViewCell.selectionStyle, proxy, view, plain)
  }

  private static func bars(_ proxy: UIView, _ view: UIView, _ plain: UIView) {
    take(\UINavigationBar.barTintColor, proxy, view, plain)
    take(\UINavigationBar.isTranslucent, proxy, view, plain)
    take(\UINavigationBar.shadowImage, proxy, view, plain)
    take(\UINavigationBar.prefersLargeTitles, proxy, view, plain)
    take(\UINavigationBar.scrollEdgeAppearance, proxy, view, plain)
    take(\UINavigationBar.compactAppearance, proxy, view, plain)
    take(\UITabBar.barTintColor, proxy, view, plain)
    take(\UITabBar.unselectedItemTintColor, proxy, view, plain)
    take(\UITabBar.isTranslucent, proxy, view, plain)
    take(\UITabBar.scrollEdgeAppearance, proxy, view, plain)
    take(\UIToolbar.barTintColor, proxy, view, plain)
    if let proxy = proxy as? UINavigationBar, let view = view as? UINavigationBar {
      if view.titleTextAttributes == nil { view.titleTextAttributes = proxy.titleTextAttributes }
      if view.largeTitleTextAttributes == nil {
        view.largeTitleTextAttributes = proxy.largeTitleTextAttributes
      }
      if !proxy.hasStandardLook, view.hasStandardLook {
        view.standardAppearance = proxy.standardAppearance
      }
    }
    if let proxy = proxy as? UITabBar, let view = view as? UITabBar, !proxy.hasStandardLook,
      view.hasStandardLook
    {
      view.standardAppearance = proxy.standardAppearance
    }
  }

  private static func take<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ proxy: UIView, _ view: UIView, _ plain: UIView
  ) {
    guard let proxy = proxy as? View, let view = view as? View, let plain = plain as? View else {
      return
    }
    let value = proxy[keyPath: path]
    if value != plain[keyPath: path], view[keyPath: path] == plain[keyPath: path] {
      view[keyPath: path] = value
    }
  }
}

/// The kind of the device, by its name from before `UIDevice` knew it.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIView {
  /// Takes on the common looks that the app has asked for since the view came into its window, and has all below it do so.
  package func takeOnAppearances() {
    UIEnvironment.current.appearances.dress(self)
    for subview in subviews { subview.takeOnAppearances() }
  }
}
