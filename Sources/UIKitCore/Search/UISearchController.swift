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
/// A search begins when typing does, or when code says so. The controller for results is kept and never shown.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller for the results; nil for those that the searched one shows itself.
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
  /// Whether the bar goes away while a search is going on, true by default; kept, it stays.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes by itself, true by default; kept, it is the bar's affair.
  open var automaticallyShowsCancelButton = true
  /// Whether a search is going on; setting it tells `searchResultsUpdater`, and ends typing.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController?(self)
        delegate?.didPresentSearchController?(self)
      } else {
        delegate?.willDismissSearchController?(self)
        searchBar.resignFirstResponder()
        delegate?.didDismissSearchController?(self)
      }
      update()
    }
  }

  /// A search whose results `searchResultsController` shows, or nil for the searched controller.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    listen()
  }

  private func listen() {
    searchBar.textDidChange = { [weak self] in self?.update() }
    searchBar.didBeginEditing = { [weak self] in self?.isActive = true }
  }

  /// A search whose results the searched controller shows.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    listen()
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}
