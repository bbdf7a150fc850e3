public import Foundation

/// A party that shows what matches the text of a search bar.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed, and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// A search bar and the state of the search; given to a navigation item, the bar stands below the
/// titles.
///
/// As nothing can be typed, only code begins a search, and the controller for results is kept and never
/// shown.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller for the results; nil for those that the searched one shows itself.
  public let searchResultsController: UIViewController?
  /// A party that is told of the text; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether a search is going on; setting it tells `searchResultsUpdater`.
  open var isActive = false { didSet { if isActive != oldValue { update() } } }

  /// A search whose results `searchResultsController` shows, or nil for the searched controller.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.textDidChange = { [weak self] in self?.update() }
  }

  /// Unsupported: search controllers are made in code, and this stops the program.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}
