import AnimLayoutEngine
public import Foundation

/// Decides where the elements of a collection view are.
///
/// The collection view calls `prepare()`, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)`, and keeps what it got until the layout is invalidated.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  weak var host: UICollectionView? { didSet { keyObservers?.check() } }
  package var keyObservers: KeyValueObservers?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var decorationNibs: [String: UINib] = [:]
  /// The changes of the update that is being animated; nil outside of one.
  var updateTables: LayoutUpdateTables?
  /// Has the last word on what the collection view learns from the layout.
  package var advisor: (any LayoutInterceptor)?

  /// Creates a layout that no collection view uses yet.
  public override init() { super.init() }

  /// Creates a layout as it is in a storyboard; the base class reads nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after `init` on a layout that is made as a storyboard would make it.
  open func awakeFromNib() {}

  /// The view that uses the layout; nil while detached.
  open var collectionView: UICollectionView? { host }

  /// Class of the attributes that the layout makes; has to be a subclass of
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Class of the contexts with which the layout is invalidated; has to be a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view for the key `collectionView`, nil for any other.
  open func value(forKey key: String) -> Any? { key == "collectionView" ? collectionView : nil }

  /// Called when a property that the layout observes has another value; the base class does
  /// nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Invalidation

  /// The context of the collection view's own invalidation, while it tells the layout of it.
  private var requestedContext: UICollectionViewLayoutInvalidationContext?

  /// Invalidates the layout on behalf of its collection view.
  ///
  /// Goes by `invalidateLayout()`, which passes `context` on to `invalidateLayout(with:)`: layouts
  /// that empty their caches in the former count on it.
  func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
    let outer = requestedContext
    defer { requestedContext = outer }
    requestedContext = context
    invalidateLayout()
  }

  /// Puts all that the layout knows out of date, to be asked for in the next layout pass.
  ///
  /// Calls `invalidateLayout(with:)` with a context that names nothing, with or without a collection
  /// view. The data source is not asked for its counts again.
  open func invalidateLayout() {
    if let requestedContext {
      self.requestedContext = nil
      return invalidateLayout(with: requestedContext)
    }
    if host == nil { forget() }
    let context = makeInvalidationContext()
    context.isOfWholeLayout = true
    invalidateLayout(with: context)
  }

  /// Puts out of date what `context` names, to be asked for in the next layout pass.
  ///
  /// Overrides empty their caches and call `super`, which tells the collection view. Does nothing
  /// while the layout is being prepared.
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

  /// Called before the layout is asked for anything, first and after each invalidation.
  ///
  /// The place to compute what the questions need: counts, bounds and the data source are there.
  /// The base class does nothing.
  open func prepare() {}

  /// Width and height of all content, in points, not only of what is visible; zero in the base
  /// class.
  open var collectionViewContentSize: CGSize { .zero }

  /// Attributes of all elements whose frames overlap a rectangle of the content; nil in the base
  /// class, which means none.
  ///
  /// They are kept until the layout is invalidated. Of elements that are named twice the last
  /// attributes count.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Attributes of a cell, on screen or not; nil in the base class.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Attributes of a supplementary view, on screen or not; nil if there is none at the place, and
  /// in the base class.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Attributes of a decoration view, on screen or not; nil if there is none at the place, and in
  /// the base class.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Names the class of the decoration views of one kind; nil withdraws it.
  ///
  /// A class that is not a `UICollectionReusableView` is an exception.
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

  /// Names the nib of the decoration views of one kind, in place of a class; a missing file is an
  /// exception.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    if let nib, !nib.exists { return nib.raiseMissing() }
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  /// The reading direction for which the layout computes its frames; left to right in the base
  /// class.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors all frames where the user reads the other way; false in
  /// the base class.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Bounds changes

  /// Whether scrolling or resizing to new bounds, in points of the content, puts the layout out of
  /// date.
  ///
  /// Asked before the bounds change, of every change; false in the base class.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for a change of bounds that the layout minds; in the base class an empty one of
  /// the layout's own class.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Called when the size has changed inside an animation, as in a rotation, once the layout is
  /// prepared for the new bounds.
  ///
  /// Afterwards initial and final attributes of all elements are asked for. The base class does
  /// nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation of a new size, when all elements have their new attributes; the
  /// base class does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// The content offset at which scrolling comes to rest when a finger has left; the proposed one
  /// in the base class.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The resting place by deceleration alone.
  ///   - velocity: Of the content, in points per millisecond.
  /// - Returns: An offset in points of the content.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after a batch update, a change of layout or a new size inside an animation;
  /// the proposed one in the base class.
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

  /// The axes along which an element may ask for another length than the layout gave it.
  ///
  /// A layout that never listens spares its views the question.
  func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> LayoutAxes {
    .all
  }

  /// Whether a view that prefers other attributes than it was given puts the layout out of date;
  /// false in the base class.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for a view's preferred attributes; in the base class an empty one of the layout's
  /// own class.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether the layout's elements follow each other from top to bottom.
  var followsVertically: Bool { false }

  /// Called when bars or the device's corners cover another part of the collection view.
  func safeAreaDidChange() {}

  // MARK: Rows

  /// Gives the cell of an item what depends on its place, before it is shown there.
  func decorate(_ view: UICollectionReusableView, at path: IndexPath) {}

  /// Whether the first item of a section is its header.
  func hasItemsAsHeaders(in section: Int) -> Bool { false }

  /// The actions that a swipe across a row uncovers; nil for none.
  func swipeActions(
    forItemAt path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Interactive movement

  /// The place that an item under a finger at `position` would get: that of the item there, or its
  /// own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { nearestIndexPath(to: position, from: previousIndexPath) }

  /// Attributes of the item under the finger; in the base class its own, centred on `position` and
  /// 1000 nearer.
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

  /// The context for the beginning and each step of a movement by a finger; in the base class an
  /// empty one of the layout's own class.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// The context for the end of a movement by a finger; in the base class an empty one of the
  /// layout's own class.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Layout to layout

  /// Called on the old layout when another one takes its place; the base class does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the new layout after the old one, before it is prepared; the base class does
  /// nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts inside the animation of a change, old one first; the base class does
  /// nothing.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called after the new layout was prepared; the base class notes what is inserted and deleted.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updateTables?.note(updateItems)
  }

  /// Called inside the animation, after all initial and final attributes were asked for.
  open func finalizeCollectionViewUpdates() { updateTables = nil }

  /// Attributes from which a cell starts, by its index path after the change; nil to start where it
  /// was or, new, faded.
  ///
  /// In an update the base class answers with a faded copy for new items and with the old
  /// attributes for others, provided that `prepare(forCollectionViewUpdates:)` reached it.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.initialAttributes(for: ElementKey(kind: .cell, indexPath: itemIndexPath))
  }

  /// Attributes with which a cell ends, by its index path before the change; nil to end where it is
  /// now or, deleted, faded.
  ///
  /// In an update the base class answers with a faded copy for deleted items and with the new
  /// attributes for others, provided that `prepare(forCollectionViewUpdates:)` reached it.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.finalAttributes(for: ElementKey(kind: .cell, indexPath: itemIndexPath))
  }

  /// Attributes from which a supplementary view starts, by its index path after the change; as for
  /// items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.initialAttributes(
      for: ElementKey(kind: .supplementary(elementKind), indexPath: elementIndexPath))
  }

  /// Attributes with which a supplementary view ends, by its index path before the change; as for
  /// items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.finalAttributes(
      for: ElementKey(kind: .supplementary(elementKind), indexPath: elementIndexPath))
  }

  /// Attributes from which a decoration view starts, by its index path after the change; as for
  /// items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.initialAttributes(
      for: ElementKey(kind: .decoration(elementKind), indexPath: decorationIndexPath))
  }

  /// Attributes with which a decoration view ends, by its index path before the change; as for
  /// items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateTables?.finalAttributes(
      for: ElementKey(kind: .decoration(elementKind), indexPath: decorationIndexPath))
  }

  /// Supplementary views that the layout adds in an update, by new index paths; none in the base
  /// class.
  ///
  /// Asked of the kinds on screen alone.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that the layout removes in an update, by old index paths; none in the base
  /// class.
  ///
  /// Asked of the kinds on screen alone.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that the layout adds in an update, by new index paths; none in the base
  /// class.
  ///
  /// Asked of the kinds on screen alone.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that the layout removes in an update, by old index paths; none in the base
  /// class.
  ///
  /// Asked of the kinds on screen alone.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
