import AnimScenarioFormat
import Foundation
import UIKitCore

/// The controller of a collection view that a scenario describes, between its bars.
final class StageScreen: UIViewController {
  let collectionView: UICollectionView
  /// A collection view does not hold its data source.
  let dataSource: StageDataSource

  init(_ collectionView: UICollectionView, _ dataSource: StageDataSource, title: String) {
    self.collectionView = collectionView
    self.dataSource = dataSource
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a stage's screen is made of a scenario, not decoded")
  }

  override func loadView() {
    view = UIView(frame: collectionView.frame)
    view.addSubview(collectionView)
  }

  /// Gives the bars what the scenario says of them.
  func show(_ bar: NavigationBar) {
    navigationItem.leftBarButtonItems = bar.leading.map { UIBarButtonItem($0) }
    navigationItem.rightBarButtonItems = bar.trailing.reversed().map { UIBarButtonItem($0) }
    if let search = bar.search {
      let controller = UISearchController(searchResultsController: nil)
      controller.searchBar.placeholder = search.placeholder
      controller.searchBar.text = search.text
      navigationItem.searchController = controller
      navigationItem.hidesSearchBarWhenScrolling = search.hidesWhenScrolling
    }
    toolbarItems = Array(
      bar.toolbar.map { [UIBarButtonItem($0)] }.joined(separator: [.flexibleSpace()]))
  }
}

extension StageScreen {
  /// A navigation controller that shows the screen below a bar.
  func navigationController(with bar: NavigationBar) -> UINavigationController {
    show(bar)
    let navigation = UINavigationController(rootViewController: self)
    navigation.navigationBar.prefersLargeTitles = bar.prefersLargeTitles
    navigation.setToolbarHidden(bar.toolbar.isEmpty, animated: false)
    if let color = bar.tintColor {
      let color = UIColor(color, in: { _ in nil })
      navigation.navigationBar.tintColor = color
      navigation.toolbar.tintColor = color
    }
    return navigation
  }
}

extension UIBarButtonItem {
  fileprivate convenience init(_ button: BarButton) {
    if button.symbol.isEmpty {
      self.init(
        title: button.title, style: button.isProminent ? .done : .plain, target: nil, action: nil)
    } else {
      self.init(
        image: UIImage(systemName: button.symbol), style: .plain, target: nil, action: nil)
    }
  }
}

extension Scenario {
  /// The controller at the window's root that shows a screen between the bars that the scenario
  /// describes; nil if it describes none.
  @MainActor func root(showing screen: StageScreen) -> UIViewController? {
    let root: UIViewController? = navigation.map { screen.navigationController(with: $0) }
    guard !tabs.isEmpty else { return root }
    let selected = tabs.firstIndex(where: \.isSelected) ?? 0
    let bar = UITabBarController()
    bar.viewControllers = tabs.enumerated().map { index, tab in
      let controller = index == selected ? root ?? screen : UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: tab.title, image: UIImage(systemName: tab.symbol), tag: index)
      controller.tabBarItem.badgeValue = tab.badge.isEmpty ? nil : tab.badge
      return controller
    }
    bar.selectedIndex = selected
    return bar
  }
}

extension Stage {
  /// The navigation controller of the scenario's own bar; nil if it has none.
  var navigation: UINavigationController? {
    sequence(first: topScreen as UIViewController?) { $0?.parent }.compactMap { $0 }
      .lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Makes the screen on top the one that steps are about, as after a tap on the back button.
  func followNavigation() {
    followSheets()
    guard let top = navigation?.topViewController as? StageScreen, top !== topScreen else { return }
    if case .screen? = returns.last { returns.removeLast() }
    show(top)
  }
}
