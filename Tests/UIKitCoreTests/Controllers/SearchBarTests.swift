import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Search bars below the titles of navigation bars.
@MainActor struct SearchBarTests {
  private final class Page: UIViewController {
    let list = UIScrollView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(list)
    }
  }

  @Test func `a search bar is as wide as the screen before it is anywhere`() {
    inWorld(UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844))) { _ in
      let bar = UISearchController(searchResultsController: nil).searchBar
      #expect(bar.frame.width == 390 && bar.frame.height == bar.intrinsicContentSize.height)
      let other = UISearchBar(frame: .zero)
      other.sizeToFit()
      #expect(other.frame.width == 390)
      other.frame.size.width = 200
      other.sizeToFit()
      #expect(other.frame.width == 200)
    }
  }

  @Test func `a bar that stands for itself has its colour behind the field`() {
    inWorld { _ in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
      @MainActor func isShown() -> Bool {
        bar.layoutIfNeeded()
        return bar.subviews.contains {
          !$0.isHidden && $0.backgroundColor == .black && $0.frame == bar.bounds
        }
      }
      #expect(!isShown())
      bar.barTintColor = .black
      #expect(isShown())
      bar.searchBarStyle = .minimal
      #expect(!isShown())
      bar.searchBarStyle = .default
      bar.backgroundImage = UIImage()
      #expect(!isShown())
    }
  }

  private func withPage(
    large: Bool = true, hides: Bool = true,
    _ body: (World, Page, UISearchBar, UINavigationBar) throws -> Void
  ) throws {
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    try inWorld(environment) { world in
      let (page, search) = (Page(), UISearchController(searchResultsController: nil))
      page.title = "Library"
      page.navigationItem.searchController = search
      page.navigationItem.hidesSearchBarWhenScrolling = hides
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = large
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      try body(world, page, search.searchBar, navigation.navigationBar)
    }
  }

  @Test func `a controller for results covers the searched one while there is text`() {
    inWorld { _ in
      let (page, results) = (Page(), UIViewController())
      let search = UISearchController(searchResultsController: results)
      page.navigationItem.searchController = search
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: page)
      window.layoutIfNeeded()
      search.isActive = true
      #expect(results.parent == nil)
      search.searchBar.text = "a"
      #expect(results.parent === page && results.view.superview === page.view)
      #expect(results.view.frame == page.view.bounds)
      search.searchBar.text = ""
      #expect(results.parent == nil && results.view.superview == nil)
      search.showsSearchResultsController = true
      #expect(results.parent === page)
      search.isActive = false
      #expect(results.parent == nil)
    }
  }

  @Test func `results cover a list, and stay in front of its rows`() {
    inWorld { _ in
      let (list, results) = (UITableViewController(), UIViewController())
      let search = UISearchController(searchResultsController: results)
      list.navigationItem.searchController = search
      let rows = Rows()
      list.tableView.dataSource = rows
      rows.table = list.tableView
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: list)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      search.searchResultsUpdater = rows
      search.isActive = true
      rows.count = 3
      search.searchBar.text = "a"
      #expect(UIEnvironment.current.messages.isEmpty)
      #expect(
        list.tableView.subviews.last === results.view && list.tableView.visibleCells.count == 3)
      #expect(results.view.convert(results.view.bounds, to: nil) == window.bounds)
      let bars = list.view.safeAreaInsets.top
      #expect(bars > 0 && results.view.safeAreaInsets.top == bars)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UISearchResultsUpdating {
    var count = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    weak var table: UITableView?
    func updateSearchResults(for searchController: UISearchController) { table?.reloadData() }
  }

  private func scroll(_ page: Page, by way: CGFloat) {
    page.list.contentOffset.y = -page.list.adjustedContentInset.top + way
    page.view.window?.layoutIfNeeded()
  }

  @Test func `a search bar takes 52 points, of which the field is 36`() throws {
    try withPage { _, page, search, bar in
      #expect(bar.frame.height == CGFloat(148))
      #expect(page.list.adjustedContentInset.top == 195)
      #expect(search.searchTextField.frame == CGRect(x: 16, y: 1, width: 358, height: 36))
      #expect(search.convert(search.bounds, to: bar).minY == CGFloat(96))
    }
  }

  @Test func `the search bar goes first, then the large title`() throws {
    try withPage { _, page, search, bar in
      scroll(page, by: 30)
      #expect(bar.frame.height == CGFloat(118))
      #expect(search.bounds.height == 22)
      #expect(search.searchTextField.frame.height == 6)
      scroll(page, by: 70)
      #expect(bar.frame.height == CGFloat(78) && search.bounds.height == 0)
      scroll(page, by: 400)
      #expect(bar.frame.height == CGFloat(44))
    }
  }

  @Test func `a search bar that stays is below the small title`() throws {
    try withPage(hides: false) { _, page, search, bar in
      scroll(page, by: 400)
      #expect(bar.frame.height == CGFloat(96))
      #expect(search.searchTextField.frame.height == 36)
    }
    try withPage(large: false, hides: false) { _, page, _, bar in
      #expect(page.list.adjustedContentInset.top == CGFloat(143))
    }
  }

  @Test(arguments: [(-28.0, -195.0), (-46.0, -143.0)])
  func `content that is let go does not rest with half of a search bar`(
    way: Double, offset: Double
  ) throws {
    try withPage { world, page, _, _ in
      page.view.window?.perform(
        .drag(
          from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: way), duration: 0.5,
          release: .rest))
      world.clock.advance(to: 3)
      #expect(page.list.contentOffset.y == CGFloat(offset))
    }
  }

  @Test func `titles and buttons make room for a search that has begun`() throws {
    try withPage { world, page, search, bar in
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .plain, target: nil, action: nil)
      page.view.window?.layoutIfNeeded()
      world.clock.advance(to: 0.1)
      #expect(page.list.contentOffset.y == CGFloat(-195))
      search.becomeFirstResponder()
      #expect(page.navigationItem.searchController?.isActive == true)
      // 4 points above the 52 of the search bar, below the status bar of 47.
      #expect(bar.frame.height == CGFloat(56))
      #expect(page.list.adjustedContentInset.top == CGFloat(103))
      #expect(page.list.contentOffset.y == CGFloat(-103))
      let button = try #require(search.subviews.compactMap { $0 as? UIButton }.first)
      #expect(button.title(for: .normal) == "Cancel")
      #expect(search.searchTextField.frame.maxX == button.frame.minX - CGFloat(12))
      #expect(button.frame.maxX == CGFloat(374))
      world.clock.advance(to: 0.25)
      let height = bar.layer.presentation()?.bounds.height ?? 0
      #expect(height > 57 && height < 147)
      world.clock.advance(to: 1)
      page.view.window?.type("a")
      let place = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      page.view.window?.perform(.tap(at: button.convert(place, to: nil)))
      world.clock.advance(to: 2)
      #expect(page.navigationItem.searchController?.isActive == false)
      #expect(search.text?.isEmpty == true && !search.isFirstResponder)
      #expect(
        bar.frame.height == CGFloat(148) && search.subviews.count(where: { !$0.isHidden }) == 1)
      #expect(page.list.contentOffset.y == CGFloat(-195))
    }
  }

  @Test func `a bar that stays keeps its titles during a search`() throws {
    try withPage { _, page, search, bar in
      page.navigationItem.searchController?.hidesNavigationBarDuringPresentation = false
      page.navigationItem.searchController?.automaticallyShowsCancelButton = false
      page.navigationItem.searchController?.isActive = true
      #expect(
        bar.frame.height == CGFloat(148) && search.subviews.count(where: { !$0.isHidden }) == 1)
    }
  }

  @Test func `an updater hears of text that code sets`() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text)
      }
    }
    inWorld { _ in
      let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
      search.searchResultsUpdater = updater
      search.searchBar.text = "Alps"
      search.isActive = true
      #expect(updater.texts == ["Alps", "Alps"])
    }
  }
}
