public import UIKitCore

/// The delegate of search bars.
@preconcurrency @MainActor
public final class RxSearchBarDelegateProxy: DelegateProxy<
  UISearchBar, any UISearchBarDelegate
>, DelegateProxyType, UISearchBarDelegate
{
  /// Says how they are made.
  public static func registerKnownImplementations() {
    register {
      RxSearchBarDelegateProxy(parentObject: $0, delegateProxy: RxSearchBarDelegateProxy.self)
    }
  }
  /// The delegate that a bar has.
  public static func currentDelegate(for object: UISearchBar) -> (any UISearchBarDelegate)? {
    object.delegate
  }
  /// Gives a bar a delegate.
  public static func setCurrentDelegate(
    _ delegate: (any UISearchBarDelegate)?, to object: UISearchBar
  ) { object.delegate = delegate }
}

extension Reactive where Base: UISearchBar {
  /// The delegate that tells of calls.
  @preconcurrency @MainActor public var delegate:
    DelegateProxy<
      UISearchBar, any UISearchBarDelegate
    >
  { RxSearchBarDelegateProxy.proxy(for: base) }

  /// Has calls handed on to a delegate.
  @preconcurrency @MainActor public func setDelegate(
    _ delegate: any UISearchBarDelegate
  ) -> any Disposable {
    RxSearchBarDelegateProxy.installForwardDelegate(
      delegate, retainDelegate: false, onProxyForObject: base)
  }

  @MainActor private func told(_ method: String) -> ControlEvent<Void> {
    ControlEvent(
      events: Observable<Void>.onMain { [weak bar = base] sink in
        guard let bar else { return Disposables.create() }
        return RxSearchBarDelegateProxy.proxy(for: bar).methodInvoked(Selector(method))
          .subscribe(onNext: { _ in sink.onNext(()) })
      })
  }

  /// The text.
  @preconcurrency @MainActor public var text: ControlProperty<String?> { value }
  /// The text.
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    let changes = Observable.merge(
      told("searchBar(_:textDidChange:)").asObservable(),
      told("searchBarCancelButtonClicked(_:)").asObservable(),
      told("searchBarTextDidEndEditing(_:)").asObservable())
    return ControlProperty(
      values: Observable<String?>.onMain { [weak bar = base] sink in
        sink.onNext(bar?.text)
        return changes.receive { [weak bar] _ in
          MainActor.assumeIsolated { sink.onNext(bar?.text) }
        }
      }, valueSink: Binder(base) { $0.text = $1 })
  }
  /// The scope that is chosen.
  @preconcurrency @MainActor public var selectedScopeButtonIndex: ControlProperty<Int> {
    let changes = told("searchBar(_:selectedScopeButtonIndexDidChange:)").asObservable()
    return ControlProperty(
      values: Observable<Int>.onMain { [weak bar = base] sink in
        if let bar { sink.onNext(bar.selectedScopeButtonIndex) }
        return changes.receive { [weak bar] _ in
          MainActor.assumeIsolated { if let bar { sink.onNext(bar.selectedScopeButtonIndex) } }
        }
      }, valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
  }
  /// Tells that "Search" was tapped.
  @preconcurrency @MainActor public var searchButtonClicked: ControlEvent<Void> {
    told("searchBarSearchButtonClicked(_:)")
  }
  /// Tells that "Cancel" was tapped.
  @preconcurrency @MainActor public var cancelButtonClicked: ControlEvent<Void> {
    told("searchBarCancelButtonClicked(_:)")
  }
  /// Tells that the sign for bookmarks was tapped.
  @preconcurrency @MainActor public var bookmarkButtonClicked: ControlEvent<Void> {
    told("searchBarBookmarkButtonClicked(_:)")
  }
  /// Tells that a user begins to write.
  @preconcurrency @MainActor public var textDidBeginEditing: ControlEvent<Void> {
    told("searchBarTextDidBeginEditing(_:)")
  }
  /// Tells that a user is done.
  @preconcurrency @MainActor public var textDidEndEditing: ControlEvent<Void> {
    told("searchBarTextDidEndEditing(_:)")
  }
}

/// The delegate of tab bars.
@MainActor
private final class TabBarDelegateProxy: DelegateProxy<
  UITabBar, any UITabBarDelegate
>, DelegateProxyType, UITabBarDelegate
{
  static func registerKnownImplementations() {
    register { TabBarDelegateProxy(parentObject: $0, delegateProxy: TabBarDelegateProxy.self) }
  }
  static func currentDelegate(for object: UITabBar) -> (any UITabBarDelegate)? { object.delegate }
  static func setCurrentDelegate(_ delegate: (any UITabBarDelegate)?, to object: UITabBar) {
    object.delegate = delegate
  }
}

extension Reactive where Base: UITabBar {
  /// Tells which item was chosen.
  @preconcurrency @MainActor public var didSelectItem: ControlEvent<UITabBarItem> {
    ControlEvent(
      events: Observable<UITabBarItem>.onMain { [weak bar = base] sink in
        guard let bar else { return Disposables.create() }
        return TabBarDelegateProxy.proxy(for: bar)
          .methodInvoked(Selector("tabBar(_:didSelect:)"))
          .subscribe(onNext: { if let item = $0[1] as? UITabBarItem { sink.onNext(item) } })
      })
  }
}

/// The delegate of tab bars' controllers.
@MainActor
private final class TabsDelegateProxy: DelegateProxy<
  UITabBarController, any UITabBarControllerDelegate
>, DelegateProxyType, UITabBarControllerDelegate
{
  static func registerKnownImplementations() {
    register { TabsDelegateProxy(parentObject: $0, delegateProxy: TabsDelegateProxy.self) }
  }
  static func currentDelegate(
    for object: UITabBarController
  ) -> (any UITabBarControllerDelegate)? { object.delegate }
  static func setCurrentDelegate(
    _ delegate: (any UITabBarControllerDelegate)?, to object: UITabBarController
  ) { object.delegate = delegate }
}

extension Reactive where Base: UITabBarController {
  /// Tells which controller was chosen.
  @preconcurrency @MainActor public var didSelect: ControlEvent<UIViewController> {
    ControlEvent(
      events: Observable<UIViewController>.onMain { [weak tabs = base] sink in
        guard let tabs else { return Disposables.create() }
        return TabsDelegateProxy.proxy(for: tabs)
          .methodInvoked(Selector("tabBarController(_:didSelect:)"))
          .subscribe(onNext: { if let one = $0[1] as? UIViewController { sink.onNext(one) } })
      })
  }
}

/// The delegate of navigation controllers.
@MainActor
private final class NavigationDelegateProxy: DelegateProxy<
  UINavigationController, any UINavigationControllerDelegate
>, DelegateProxyType, UINavigationControllerDelegate
{
  static func registerKnownImplementations() {
    register {
      NavigationDelegateProxy(parentObject: $0, delegateProxy: NavigationDelegateProxy.self)
    }
  }
  static func currentDelegate(
    for object: UINavigationController
  ) -> (any UINavigationControllerDelegate)? { object.delegate }
  static func setCurrentDelegate(
    _ delegate: (any UINavigationControllerDelegate)?, to object: UINavigationController
  ) { object.delegate = delegate }
}

extension Reactive where Base: UINavigationController {
  /// What is shown, and whether that moves.
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

  /// The delegate that tells of calls.
  @preconcurrency @MainActor public var delegate:
    DelegateProxy<
      UINavigationController, any UINavigationControllerDelegate
    >
  { NavigationDelegateProxy.proxy(for: base) }

  /// Tells which controller is about to be seen.
  @preconcurrency @MainActor public var willShow: ControlEvent<ShowEvent> {
    shown("navigationController(_:willShow:animated:)")
  }
  /// Tells which controller is seen.
  @preconcurrency @MainActor public var didShow: ControlEvent<ShowEvent> {
    shown("navigationController(_:didShow:animated:)")
  }

  @MainActor private func shown(_ method: String) -> ControlEvent<ShowEvent> {
    ControlEvent(
      events: Observable<ShowEvent>.onMain { [weak controller = base] sink in
        guard let controller else { return Disposables.create() }
        return NavigationDelegateProxy.proxy(for: controller).methodInvoked(Selector(method))
          .subscribe(onNext: {
            if let one = $0[1] as? UIViewController { sink.onNext((one, $0[2] as? Bool ?? false)) }
          })
      })
  }
}
