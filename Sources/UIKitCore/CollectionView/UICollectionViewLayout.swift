public import Foundation
import LayoutEngine

/// Decides where the elements of a collection view are.
///
/// The collection view calls `prepare()`, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)`, and keeps what it got until the layout is invalidated.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var host: UICollectionView? { didSet { keyObservers?.check() } }
  var keyObservers: KeyValueObservers?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var decorationNibs: [String: UINib] = [:]
  /// What changed in the update that is being animated; nil outside of one.
  var updateTables: LayoutUpdateTables?
  /// Has the last word on what the collection view learns from the layout.
  package var advisor: (any LayoutInterceptor)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Called by whoever makes a layout as a storyboard would, after `init`.
  open func awakeFromNib() {}

  /// The view that uses the layout; nil while detached.
  open var collectionView: UICollectionView? { host }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open func value(forKey key: String) -> Any? { key == "collectionView" ? collectionView : nil }

  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Invalidation

  /// What the collection view wants forgotten, while it tells the layout so.
  private var requestedContext: UICollectionViewLayoutInvalidationContext?

  /// How a collection view invalidates its layout: by `invalidateLayout()`, which passes `context` on
  /// to `invalidateLayout(with:)`. Layouts that empty their caches in the former count on it.
  func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
    let outer = requestedContext
    defer { requestedContext = outer }
    requestedContext = context
    invalidateLayout()
  }

  /// Without a collection view there is nothing to tell, and overrides may count on one.
  open func invalidateLayout() {
    if let requestedContext {
      self.requestedContext = nil
      return invalidateLayout(with: requestedContext)
    }
    guard host != nil else { return forget() }
    let context = makeInvalidationContext()
    context.markEverything(countsToo: false)
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layout(self, didInvalidateWith: context)
  }

  /// An empty context of the layout's own class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass: AnyClass = Self.invalidationContextClass
    guard let type = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError(
        "invalidationContextClass of \(Self.self) is \(contextClass), not an invalidation context")
    }
    return type.init(dynamically: ())
  }

  // MARK: Layout

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      UIEnvironment.current.raise("must pass a class of kind UICollectionReusableView")
      return
    }
    decorationClasses[elementKind] = type
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    if let nib, !nib.exists { return nib.raiseMissing() }
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Bounds changes

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Self-sizing

  /// Lets go of what was worked out from properties that have changed.
  func forget() {}

  /// Called at the end of the preparation, before anything is asked.
  func settle() {}

  /// For questions that a subclass asks its superclass while it prepares itself.
  func settleWhilePreparing() {
    if host?.validity.isPreparing == true { settle() }
  }

  /// Whether new elements are measured before an update places them.
  var measuresElements: Bool { false }

  /// Told before the layout is prepared for an update.
  func elementsWillMove(_ map: IndexMap) {}

  /// Whether an element is in the scroll view of its own section.
  func isInScroller(_ key: ElementKey) -> Bool { false }

  /// The class of the attributes that the layout makes.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    let attributesClass: AnyClass = Self.layoutAttributesClass
    guard let type = attributesClass as? UICollectionViewLayoutAttributes.Type else {
      fatalError(
        "layoutAttributesClass of \(Self.self) is \(attributesClass), not layout attributes")
    }
    return type
  }

  /// The axes along which an element may ask for another length than the layout gave it. A layout
  /// that never listens spares its views the question.
  func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> LayoutAxes {
    .all
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Rows

  /// Gives the cell of an item what depends on its place, before it is shown there.
  func decorate(_ view: UICollectionReusableView, at path: IndexPath) {}

  /// What a swipe across a row uncovers.
  func swipeActions(
    forItemAt path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Interactive movement

  /// Where the item would go if it were let go at `position`.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { nearestIndexPath(to: position, from: previousIndexPath) }

  /// How the item is shown under the finger; the default only moves it.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.cloned()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex += 1000
    return attributes
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Layout to layout

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called after the new layout was prepared; the base class notes what is inserted and deleted.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updateTables?.note(updateItems)
  }

  /// Called inside the animation, after all initial and final attributes were asked for.
  open func finalizeCollectionViewUpdates() { updateTables = nil }

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.initialAttributes(for: ElementKey(kind: .cell, indexPath: itemIndexPath))
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.finalAttributes(for: ElementKey(kind: .cell, indexPath: itemIndexPath))
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.initialAttributes(
      for: ElementKey(kind: .supplementary(elementKind), indexPath: elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.finalAttributes(
      for: ElementKey(kind: .supplementary(elementKind), indexPath: elementIndexPath))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.initialAttributes(
      for: ElementKey(kind: .decoration(elementKind), indexPath: decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.finalAttributes(
      for: ElementKey(kind: .decoration(elementKind), indexPath: decorationIndexPath))
  }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
