public import Foundation

/// The room for a layout's content.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section may want to know of where it is shown.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// An item on screen, whose look a section's handler may change while it scrolls.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var bounds: CGRect { get }
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins
}

/// Groups one after the other, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

  let group: NSCollectionLayoutGroup
  /// Around the groups, inside of headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are as wide as the groups.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether and how the section scrolls across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Called before each layout with the section's items on screen.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// The list that the section is.
  var list: UICollectionLayoutListConfiguration?
  /// What swipes across the rows of a list uncover.
  var leadingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var trailingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  var hasEstimates: Bool {
    group.hasEstimates || boundarySupplementaryItems.contains { $0.hasEstimates }
  }
}

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() { super.init() }
}
