import AnimCauses
import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// Shows the items of a data source where a layout puts them.
///
/// Only elements in the visible bounds have views; views that leave return to a pool. The layout is
/// asked again when it was invalidated or when the bounds show another part of the content.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The axis along which a layout's content grows.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The place of an item in the visible bounds after scrolling to it; one for each axis at most.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the places that are named.
    public let rawValue: UInt

    /// Creates a position from its bits; several for one axis are an exception when scrolling to an
    /// item.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's top edge below the top inset.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item's centre at half the height of the bounds.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom edge above the bottom inset.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge beside the left inset.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item's centre at half the width of the bounds.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge beside the right inset.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Kind of the supplementary views in front of a section in flow and list layouts.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Kind of the supplementary views behind a section in flow and list layouts.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The source of counts, cells and supplementary views; another one reloads everything.
  ///
  /// Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    // A layout that was never asked has nothing to forget, and is not told. Recorded on iOS 26.1.
    didSet { if dataSource !== oldValue { forgetData(ofLayout: hasBegunLayout) } }
  }

  /// The object that is asked and told of touches, display and scrolling.
  ///
  /// Not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// The selection, and what may be selected.
  var selection = SelectionState()
  /// Whether touches and `selectItem` select items; by default true.
  open var allowsSelection: Bool {
    get { selection.allows }
    set { selection.allows = newValue }
  }
  /// Whether several items may be selected at once, and a second tap deselects; by default false.
  open var allowsMultipleSelection: Bool {
    get { selection.allowsMultiple }
    set { selection.allowsMultiple = newValue }
  }
  /// Whether taps may select an item while items are edited, by default false.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.allowsWhileEditing }
    set { selection.allowsWhileEditing = newValue }
  }
  /// Whether taps may select several items while items are edited, by default false.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.allowsMultipleWhileEditing }
    set { selection.allowsMultipleWhileEditing = newValue }
  }
  /// Whether items are being edited: rows of lists show other accessories then, which come and go within 0.3 seconds, by eye.
  open var isEditing: Bool {
    get { selection.isEditing }
    set { setEditing(newValue) }
  }
  /// The object that is told of items before they come on screen.
  ///
  /// Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  var prefetching = PrefetchingState()
  var selfSizing = SelfSizingChanges()
  /// What has cells measured again that size themselves; by default `enabled`, as since iOS 16.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether `prefetchDataSource` is told of items, and cells are made before they are seen; by default true.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set {
      prefetching.isEnabled = newValue
      if !newValue { giveBackCells() }
    }
  }

  /// A view behind everything, as large as the visible bounds, which does not scroll; by default
  /// none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var currentLayout: UICollectionViewLayout
  /// The validity of the layout's and the data source's answers.
  var validity = LayoutValidity()
  /// The layout's attributes of elements since it was last prepared: they are not asked for again.
  var answers = LayoutAnswers()
  /// The updates of visible elements in the pass of layout under way.
  var rounds = LayoutRounds()

  /// The views on the screen by what they show, without those that are animating away.
  var visible: [ElementKey: UICollectionReusableView] = [:]
  /// The keys of `visible` in drawing order.
  var visibleOrder: [ElementKey] = []
  /// Views that are animating out of sight, of elements that are still there: one that comes back in
  /// the meantime gets its view back.
  var departing: [ElementKey: UICollectionReusableView] = [:]
  var pool = ReusePool()
  /// Whether cells may have been drawn in the view: it comes from a storyboard, or stands in for
  /// one that would.
  ///
  /// A view that the app makes in code has those that are registered, and no others.
  package var hasPrototypes: Bool {
    get { pool.hasPrototypes }
    set { pool.hasPrototypes = newValue }
  }

  /// Whether views that left the screen are used again, which apps cannot tell: `dequeueReusableCell` gives one "if one is
  /// available".
  package var keepsReusableViews: Bool {
    get { pool.keepsViews }
    set { pool.keepsViews = newValue }
  }

  /// The size of the view for which the offset was last brought into its range; zero before.
  var offsetSize = CGSize.zero
  /// Whether a layout was ever prepared.
  var hasBegunLayout = false
  /// Whether the layout has ever given an element another size because its view asked for it.
  package internal(set) var hasFittedElements = false

  /// The update that is being collected or shown.
  var updates = UpdateSession()
  /// The work under way, inside which the view does not begin anything of the kind anew.
  var activity = Activity.none

  /// The scroll views of a compositional layout's sections that scroll across its direction.
  var orthogonalScrollers: [Int: OrthogonalScroller] = [:]
  /// The end of the interactive transition that is going on.
  var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The item that is being moved by a finger.
  var movement: InteractiveMovement?
  /// Uncovers the actions of rows, if the layout has ever named any.
  var swipeActions: SwipeActionsInteraction?
  /// Opens the menus that the delegate has for items.
  open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? =
    CollectionContextMenu.interaction(of: self)

  /// Creates a view without items over `layout`, with its frame in the superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    // A suite of tests that ran on iOS 26 tells the description of such a view.
    backgroundColor = .systemBackground
    layout.host = self
    if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
  }

  /// Creates a view of no size with a flow layout.
  ///
  /// UIKit raises an exception here; `collectionView ?? UICollectionView()` must compile.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a view as it is in a storyboard, with the layout that is drawn there, or a flow
  /// layout.
  public required init?(coder: NSCoder) {
    currentLayout = (coder as? InterfaceCoder)?.collectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    hasPrototypes = true
    currentLayout.host = self
    if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
  }

  /// The layout in use; another one takes over at once, or as part of an animation around the
  /// assignment.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Whether the view has been laid out in a window.
  private(set) var hasBeenShown = false

  /// Brings layout and views up to date with data, bounds and invalidations.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { hasBeenShown = true }
    layoutElements()
    prefetch()
  }

  // MARK: Counts

  /// What the data source answers; nil where its code does not come to its end.
  func ask<Answer>(
    _ question: String, _ source: any UICollectionViewDataSource,
    _ body: @escaping @MainActor (any UICollectionViewDataSource) -> Answer?
  ) -> Answer? {
    let environment = UIEnvironment.current
    guard environment.rescue != nil else { return body(source) }
    return environment.attempt("\(question) of \(type(of: source))") { body(source) }
  }

  /// The counts of the data source, asked for once after each invalidation of them.
  var counts: CollectionCounts {
    if let counts = validity.counts { return counts }
    guard let dataSource else { return CollectionCounts(items: []) }
    let sections = max(
      0, ask("numberOfSections(in:)", dataSource) { $0.numberOfSections?(in: self) } ?? 1)
    let items = (0..<sections).map { section in
      let count = ask("collectionView(_:numberOfItemsInSection:)", dataSource) {
        $0.collectionView(self, numberOfItemsInSection: section)
      }
      return max(0, count ?? 0)
    }
    let counts = CollectionCounts(items: withMovement(items))
    validity.didCount(counts)
    return counts
  }

  /// Number of sections, asked of the data source once after each change of the counts.
  open var numberOfSections: Int { counts.sections }

  /// Number of items of a section; a section that does not exist is an exception.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = counts
    guard counts.items.indices.contains(section) else {
      UIEnvironment.current.raise(
        "request for number of items in section \(section) when there are only \(counts.sections) "
          + "sections in the collection view")
      return 0
    }
    return counts.items[section]
  }

  // MARK: Bounds

  /// Visible part of the content; the layout is asked first whether the change puts it out of date.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      notingMove(to: newValue) { changeBounds(to: newValue) { super.bounds = newValue } }
    }
  }

  /// Gives back the cells that were made ahead: they have not heard of the change.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    giveBackCells()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { askAboutPlaceOfRest() }
  }

  /// Lets the layout heed what is covered now.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    currentLayout.safeAreaDidChange()
  }

  /// Lets the layout heed the room that is left.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.safeAreaDidChange()
  }

  /// Place in the superview; a new size is a change of bounds, too.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let newBounds = CGRect(origin: bounds.origin, size: newValue.standardized.size)
      notingMove(to: newBounds) { changeBounds(to: newBounds) { super.frame = newValue } }
    }
  }

  // MARK: Touches

  // Not passed on: a collection view around this one is not to select the cell that this one is in.

  /// Highlights the item under the first finger, if the delegate does not mind.
  ///
  /// Not passed on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, selection.highlighted == nil,
      let path = touches.first.flatMap({ indexPathForItem(at: $0.location(in: self)) })
    else { return }
    highlightByTouch(path)
  }

  /// Selects or deselects the highlighted item.
  ///
  /// Not passed on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let path = selection.highlighted
    unhighlightByTouch()
    guard let path else { return }
    // A finger that has left the cell means something else.
    let end = touches.first.map { indexPathForItem(at: $0.location(in: self)) }
    if end ?? path == path { selectByTouch(path) }
  }

  /// Ends the highlight without selecting.
  ///
  /// Not passed on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightByTouch()
  }

  override func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetOffset(proposed: offset, velocity: velocity)
  }

  /// Asks the layout whether it minds while the old bounds are still in place, then changes them.
  ///
  /// A layout that content has moved for since it was last prepared has answered already. One that
  /// minds a new size is prepared at once, if it ever was before.
  private func changeBounds(to newBounds: CGRect, _ change: () -> Void) {
    let oldBounds = super.bounds
    guard newBounds != oldBounds, activity != .movingContent else { return change() }
    let isResized = newBounds.size != oldBounds.size
    let context =
      isResized || !validity.isOutOfDateByMovement ? contextIfMinded(newBounds) : nil
    if context != nil, isResized, !visible.isEmpty, ViewAnimation.current != nil {
      validity.boundsWillResize(from: oldBounds)
    }
    if let causes { rounds.pending = causes.current }
    let wasPrepared = validity.hasBeenPrepared
    validity.invalidate(isResized ? .answers : .view)
    change()
    // Now, so that it goes along with the content in an animation.
    backgroundView?.frame = bounds
    if let context {
      currentLayout.invalidate(using: context)
      if !isResized { validity.didInvalidateByMovement() }
    }
    setNeedsLayout()
    if context != nil, isResized, wasPrepared, window != nil, updates.depth == 0, activity == .none
    {
      prepareLayoutIfNeeded()
    }
  }

  /// The context of a change of bounds; nil for a layout that does not mind, that has no collection view yet, or that was never
  /// prepared: many answer by what they work out then.
  func contextIfMinded(
    _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard validity.hasBeenPrepared, currentLayout.host === self,
      currentLayout.invalidates(forBoundsChange: newBounds)
    else { return nil }
    return currentLayout.invalidationContext(forBoundsChange: newBounds)
  }

  /// Its layout decides how large the content is.
  override var takesContentSizeFromConstraints: Bool { false }

  override var detailsInDescription: [String] {
    contentInDescription + [
      "layout: \(inDescription(currentLayout, part: 3))",
      "dataSource: \(inDescription(dataSource, part: 4))",
    ]
  }

  override var adjustsShortContent: Bool { collectionViewLayout.followsVertically }

  /// Whether the layout is being invalidated for a movement to come.
  private var isAnnouncingMove = false

  /// Invalidates the layout while the content is where it was: so `setContentOffset(_:animated:)` was
  /// recorded to do on iOS 26.1, unlike changes of `contentOffset` and `bounds`.
  override func contentWillMove(to offset: CGPoint) {
    let target = CGRect(origin: offset, size: bounds.size)
    // Some layouts move the content as they are invalidated.
    guard activity != .movingContent, !validity.isOutOfDateByMovement, !isAnnouncingMove,
      let context = contextIfMinded(target)
    else { return }
    isAnnouncingMove = true
    defer { isAnnouncingMove = false }
    currentLayout.invalidate(using: context)
    validity.didInvalidateByMovement()
    setNeedsLayout()
  }

  // MARK: Updates

  /// Announces new items, by index paths after the update, animated alone or with the batch around
  /// the call.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems += indexPaths }
  }

  /// Announces the removal of items, by index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems += indexPaths }
  }

  /// Announces items, by index paths before the update, whose cells are exchanged for new ones in a
  /// cross-fade.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems += indexPaths }
  }

  /// Has the data source fill the cells on screen anew, keeping the cells themselves: dequeuing
  /// returns the cell that shows the item.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }

  /// Announces that an item goes from a place before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Announces new sections, by numbers after the update.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Announces the removal of sections, by numbers before the update.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Announces sections, by numbers before the update, whose views are all exchanged for new ones.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Announces that a section goes from a number before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Runs `updates`, collects the changes that it announces and animates all of them together.
  ///
  /// Deletions are in the index space before the update, insertions in that after it, whatever the
  /// order of the calls. The data source must have changed by the time the outermost call returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdate()
    updates?()
    endUpdate(completion: completion)
  }

  // MARK: Questions

  /// The cells on screen in drawing order, without those that are animating away.
  open var visibleCells: [UICollectionViewCell] {
    visibleOrder.compactMap { visible[$0] as? UICollectionViewCell }
  }

  /// The items whose cells are on screen, in drawing order.
  open var indexPathsForVisibleItems: [IndexPath] {
    visibleOrder.filter { $0.kind == .cell }.map(\.indexPath)
  }

  /// The cell of an item; nil if the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(kind: .cell, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// A supplementary view; nil if it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible[ElementKey(kind: .supplementary(elementKind), indexPath: indexPath)]
  }

  /// The supplementary views of a kind on screen, in drawing order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleOrder.filter { $0.kind == .supplementary(elementKind) }.compactMap { visible[$0] }
  }

  /// Index paths of the supplementary views of a kind on screen, in drawing order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleOrder.filter { $0.kind == .supplementary(elementKind) }.map(\.indexPath)
  }

  /// The item that a cell on screen shows; nil for any other cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleOrder.first { $0.kind == .cell && visible[$0] === cell }?.indexPath
  }

  /// The layout's attributes of a cell, on screen or not, in points of the content; nil if it has
  /// none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return attributes(for: ElementKey(kind: .cell, indexPath: indexPath))
  }

  /// The layout's attributes of a supplementary view, on screen or not, in points of the content; nil if it has none.
  ///
  /// Headers and footers of no length have some, of no size.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    let key = ElementKey(kind: .supplementary(kind), indexPath: indexPath)
    let attributes = validity.isPrepared ? answers.byKey[key] : nil
    return (attributes ?? currentLayout.attributes(for: key, includingEmpty: true))
      .map { withMovement(mirrored($0)) }
  }

  /// The frontmost item whose frame contains `point`, in the view's own coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frontmostItem(at: point)
  }

  /// Scrolls so that the item is at `scrollPosition`; only the axes that it names move.
  ///
  /// Without a position, by the least that shows the item whole. The content's ends are kept. An
  /// item that does not exist is an exception, and so are two positions on one axis.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toItemAt: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The selected items in the order in which they were selected; empty, never nil, if there are
  /// none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item without telling the delegate; nil deselects all.
  ///
  /// Does nothing if selection is not allowed or the item does not exist. Scrolls to the item
  /// unless `scrollPosition` is empty.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.paths.removeAll { $0 == indexPath }
    setSelected(false, at: indexPath, animated: animated)
  }

  // MARK: Reuse

  /// Names the class of the cells of a reuse identifier; nil withdraws it.
  ///
  /// A class that is not a `UICollectionViewCell` is an exception.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(
      Self.viewClass(cellClass, below: UICollectionViewCell.self),
      for: ReuseKey(kind: .cell, identifier: identifier))
  }

  /// Names the class of the supplementary views of a kind and reuse identifier; nil withdraws it.
  ///
  /// A class that is not a `UICollectionReusableView` is an exception.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      Self.viewClass(viewClass, below: UICollectionReusableView.self),
      for: ReuseKey(kind: .supplementary(elementKind), identifier: identifier))
  }

  /// Names the nib of the cells of a reuse identifier; nil is ignored, a missing file is an
  /// exception.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, for: ReuseKey(kind: .cell, identifier: identifier))
  }

  /// Names the nib of the supplementary views of a kind and reuse identifier; nil is ignored, a
  /// missing file is an exception.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, for: ReuseKey(kind: .supplementary(kind), identifier: identifier))
  }

  private func register(_ nib: UINib?, for key: ReuseKey) {
    guard let nib else { return }
    if nib.exists {
      pool.register(key) { _ in nib.instantiateReusableView() }
    } else if !pool.registerDrawn(nib.name, for: key) {
      nib.raiseMissing()
    }
  }

  /// Registers the maker of cells that were drawn in the collection view in a storyboard.
  public func registerPrototype(
    forCellWithReuseIdentifier identifier: String, make: @escaping () -> UICollectionViewCell?
  ) {
    pool.register(ReuseKey(kind: .cell, identifier: identifier)) { _ in make() }
  }

  /// Registers the maker of headers or footers that were drawn in the collection view in a
  /// storyboard.
  public func registerPrototype(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    make: @escaping () -> UICollectionReusableView?
  ) {
    pool.register(ReuseKey(kind: .supplementary(kind), identifier: identifier)) { _ in make() }
  }

  /// A used or new cell of a reuse identifier, with the geometry that the layout has for the item.
  ///
  /// To be called in the data source's answer for that item. An identifier that nothing was
  /// registered for is an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// A used or new supplementary view of a reuse identifier, with the geometry that the layout has
  /// for it.
  ///
  /// To be called in the data source's answer for that place. An identifier that nothing was
  /// registered for is an exception.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Change of layout

  /// Replaces the layout, at once or animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout; with animation every element travels from its old to its new place while
  /// the content offset keeps the middle item in view.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(with: layout, animated: animated, completion: completion)
  }

  /// Begins a layout change that follows a finger.
  ///
  /// The returned layout is in use until the transition is finished or cancelled; the code that
  /// follows the finger sets its `transitionProgress` and invalidates it.
  ///
  /// `completion` is told whether the animation ran to its end and whether the transition was
  /// finished, not cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Animates the rest of the way to the new layout.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Animates back to the old layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: Interactive movement

  /// Begins to move an item by a finger; false if the data source does not let it be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(ofItemAt: indexPath)
  }

  /// Brings the moving item's centre to a point; the others make way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(toPosition: targetPosition)
  }

  /// Lets go of the item: it settles where the gap is, and the data source is told.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Lets the item go back to where it came from.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  /// Whether an update is being collected or shown.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  // MARK: Invalidation

  /// Called by the layout's base class.
  func layout(
    _ layout: UICollectionViewLayout,
    didInvalidateWith context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === currentLayout, !validity.isPreparing else { return }
    CallLog.note(.layout, "invalidateLayout(with:)")
    notingInvalidation(context.extent) {
      validity.invalidate(context.extent)
      adjustContent(by: context)
      setNeedsLayout()
    }
  }

  /// Applies a context's adjustments at once; the layout's own size takes over when it is prepared.
  private func adjustContent(by context: UICollectionViewLayoutInvalidationContext) {
    let (size, move) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if size != .zero {
      contentSize = CGSize(
        width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if move != .zero {
      contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }
  }

  /// Forgets all counts, cells and selections and asks for them anew in the next layout pass,
  /// without animation.
  ///
  /// Does nothing inside of a batch update.
  open func reloadData() { forgetData() }

  /// Reloads without asking a subclass, which is told only of what an app calls.
  ///
  /// - Parameter isOfLayout: Whether the layout is told.
  func forgetData(ofLayout isOfLayout: Bool = true) {
    guard updates.depth == 0 else { return }
    noting(.reload) { forgetElements(ofLayout: isOfLayout) }
  }

  private func forgetElements(ofLayout isOfLayout: Bool) {
    giveBackCells()
    for key in visibleOrder { recycle(key) }
    visibleOrder = []
    departing = [:]
    selection.paths = []
    selection.highlighted = nil
    if isOfLayout {
      let context = currentLayout.makeInvalidationContext()
      context.markEverything()
      currentLayout.invalidate(using: context)
    }
    validity.invalidate(.everything)
    setNeedsLayout()
  }
}
