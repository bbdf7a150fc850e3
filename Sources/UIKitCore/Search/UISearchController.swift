public import Foundation

/// A party that shows what matches the text of a search bar.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed, and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// A party that is told when a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
    throws(UnimplementedRequirement)
  /// Called after a search began.
  func didPresentSearchController(_ searchController: UISearchController)
    throws(UnimplementedRequirement)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
    throws(UnimplementedRequirement)
  /// Called after a search ended.
  func didDismissSearchController(_ searchController: UISearchController)
    throws(UnimplementedRequirement)
}

/// A search bar and the state of the search; given to a navigation item, the bar stands below the
/// titles.
///
/// A search begins when typing does, or when code says so. The controller for results covers the searched one while there is text.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar(frame: .zero)
  /// The controller for the results, a child of the searched one while it is shown; nil for those that the searched one shows itself.
  public let searchResultsController: UIViewController?
  /// A party that is told of the text; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// A party that is told when a search begins and ends; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the searched content is dimmed while there is nothing to show, true by default; kept, nothing is.
  open var obscuresBackgroundDuringPresentation = true
  /// The name of `obscuresBackgroundDuringPresentation` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether titles and buttons of the navigation bar make room for the search while it is going on, true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes by itself, true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether a search is going on; setting it tells `searchResultsUpdater`, and ends typing with an empty text.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController?(self)
        delegate?.didPresentSearchController?(self)
      } else {
        delegate?.willDismissSearchController?(self)
        searchBar.resignFirstResponder()
        if searchBar.text?.isEmpty == false { searchBar.text = "" }
        delegate?.didDismissSearchController?(self)
      }
      update()
      showState()
    }
  }

  /// Seconds in which the navigation bar makes room; by eye.
  private static let duration = 0.3

  private func showState() {
    let bar = sequence(first: searchBar as UIView, next: \.superview).lazy
      .compactMap { $0 as? UINavigationBar }.first
    UIView.animate(withDuration: bar?.window == nil ? 0 : Self.duration) {
      if self.automaticallyShowsCancelButton { self.searchBar.showsCancelButton = self.isActive }
      self.searchBar.layoutIfNeeded()
      bar?.searchDidChange()
    }
  }

  /// A search whose results `searchResultsController` shows, or nil for the searched controller.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    listen()
  }

  private func listen() {
    // As wide as the screen from the beginning, for whoever puts it above a table.
    searchBar.sizeToFit()
    searchBar.textDidChange = { [weak self] in self?.update() }
    searchBar.didBeginEditing = { [weak self] in self?.isActive = true }
    searchBar.didCancel = { [weak self] in self?.isActive = false }
  }

  /// A search whose results the searched controller shows.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    listen()
  }

  /// Whether the controller for the results is shown without text, too, while a search is going on; false by default.
  open var showsSearchResultsController = false { didSet { showResults() } }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    keepResultsInFront()
  }

  // MARK: Results

  /// The controller that is searched: the one whose bars or views the search bar is in.
  private var searched: UIViewController? {
    let responders = sequence(first: searchBar as UIResponder) { $0.next }
    guard let first = responders.lazy.compactMap({ $0 as? UIViewController }).first else {
      return nil
    }
    return (first as? UINavigationController)?.topViewController ?? first
  }

  /// Has the results cover what is seen of a list, whose cells may have come after them.
  private func keepResultsInFront() {
    guard let cover = searchResultsController?.viewIfLoaded,
      let list = cover.superview as? UIScrollView
    else { return }
    list.layoutIfNeeded()
    cover.frame = list.bounds
    list.bringSubviewToFront(cover)
  }

  /// Shows the controller for the results, or takes it away.
  private func showResults() {
    guard let results = searchResultsController else { return }
    let isNeeded = isActive && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    guard isNeeded != (results.parent != nil) else { return }
    if isNeeded {
      guard let searched, let view = searched.viewIfLoaded else { return }
      searched.addChild(results)
      // What is in a list's content begins below the bars by itself; what covers the list does not.
      if view is UIScrollView { results.additionalSafeAreaInsets = view.safeAreaInsets }
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: searched)
    } else {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
      if searched?.viewIfLoaded is UIScrollView { results.additionalSafeAreaInsets = .zero }
    }
  }
}
