public import Foundation

/// The room for a layout's content.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Width and height of the room in points, for a section that between the view's adjusted insets.
  var contentSize: CGSize { get }
  /// Width and height in points without the insets.
  var effectiveContentSize: CGSize { get }
  /// Insets in points; none for sections and groups.
  var contentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section, on which its description may depend.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for the content.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// An item on screen, whose look a section's handler may change while it scrolls.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// Opacity from 0, clear, to 1.
  var alpha: CGFloat { get set }
  /// Drawing order; higher is nearer.
  var zIndex: Int { get set }
  /// Whether the item is not drawn.
  var isHidden: Bool { get set }
  /// Centre, in points of the collection view's content, without orthogonal scrolling.
  var center: CGPoint { get set }
  /// Two-dimensional transform about the centre.
  var transform: CGAffineTransform { get set }
  /// Transform about the centre.
  var transform3D: CATransform3D { get set }
  /// A rectangle of the item's size at the origin.
  var bounds: CGRect { get }
  /// The item's rectangle in the same coordinates as `center`; the box around it, if it is
  /// transformed.
  var frame: CGRect { get }
  /// Item and section in the data source.
  var indexPath: IndexPath { get }
  /// Whether the item is a cell or a supplementary view, such as a badge.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Kind of a supplementary view; nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The way in which a section scrolls across its layout's direction, and where it comes to rest.
///
/// `none` does not scroll; `continuous` rests anywhere, `continuousGroupLeadingBoundary` at the
/// beginning of a group, `paging` at multiples of the visible length, `groupPaging` at the next
/// group's beginning, and `groupPagingCentered` with the next group in the middle.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The boundary inside of which a section's insets begin.
///
/// `automatic` is that of what is around: for a section the layout's, which is the safe area unless the
/// configuration says otherwise. `readableContent` is the same as `layoutMargins` here.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Groups one after the other, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Changes the look of the items of a section on screen.
  ///
  /// The offset is in points: the section's own if it scrolls orthogonally, else the collection
  /// view's.
  public typealias VisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

  let group: NSCollectionLayoutGroup
  /// Insets in points around the groups, inside of headers and footers; by default none.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Distance between groups in points; by default 0.
  open var interGroupSpacing: CGFloat = 0
  /// Headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary inside of which `contentInsets` begin; by default that of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The boundary inside of which headers and footers are; by default that of the groups, and with
  /// `none` they are as wide as the layout.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are as wide as the groups.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether and how the section scrolls across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Called with the section's items on screen whenever elements are asked for, also while content
  /// scrolls.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// Room below the section where it is the last one, in points, besides its insets.
  var roomAtEnd: CGFloat = 0
  /// The list that the section is.
  var list: UICollectionLayoutListConfiguration?
  /// The actions that swipes across the rows of a list uncover.
  var leadingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var trailingSwipeActions: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?

  /// Creates a section that repeats a group until all items have their place.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  var hasEstimates: Bool {
    group.hasEstimates || boundarySupplementaryItems.contains { $0.hasEstimates }
  }
}

/// Properties of a compositional layout that hold for all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow each other; by default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Distance between sections in points; by default 0.
  open var interSectionSpacing: CGFloat = 0
  /// The boundary inside of which sections' insets begin unless they name another; by default the
  /// safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Headers and footers of the whole layout, at index paths of length 1.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration that scrolls vertically, without room between sections.
  public override init() { super.init() }
}
