package import UIKit

/// The list of a compositional layout, with actions behind its rows.
///
/// Rows are as high as their cells say in `preferredLayoutAttributesFitting(_:)`; the cells of this
/// list are to answer `rowHeight`.
@preconcurrency @MainActor package class SwipeListLayout: UICollectionViewCompositionalLayout {
  /// The height that the list's cells are to answer, in points.
  package var rowHeight: CGFloat = 44 { didSet { invalidateLayout() } }
  /// The provider of the actions that a swipe across a row uncovers at its end.
  package var trailingActions:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  {
    didSet { invalidateLayout() }
  }

  /// Lets the provider of sections, which is there before the layout, find it.
  private final class Owner {
    weak var layout: SwipeListLayout?
  }

  /// A list without actions.
  package init() {
    let owner = Owner()
    super.init(sectionProvider: { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        owner.layout?.trailingActions?(path)
      }
      return .list(using: configuration, layoutEnvironment: environment)
    })
    owner.layout = self
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }
}
