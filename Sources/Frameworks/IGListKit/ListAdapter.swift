public import Foundation
public import UIKitCore

/// What has the objects of a list.
@preconcurrency @MainActor public protocol ListAdapterDataSource: AnyObject {
  /// The objects, in their order.
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
  /// A new section for one of them.
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  /// What is behind the list while there is nothing in it.
  func emptyView(for listAdapter: ListAdapter) -> UIView?
}

/// Told as objects come and go.
@preconcurrency @MainActor public protocol ListAdapterDelegate: AnyObject {
  /// One comes.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int)
  /// One has gone.
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int)
}

/// What brings lists up to date.
@preconcurrency @MainActor public protocol ListUpdatingDelegate: AnyObject {}

/// The usual one.
@preconcurrency @MainActor open class ListAdapterUpdater: NSObject, ListUpdatingDelegate {
  public override init() { super.init() }
}

/// The one that reloads.
@preconcurrency @MainActor open class ListReloadDataUpdater: NSObject, ListUpdatingDelegate {
  public override init() { super.init() }
}

/// The list as sections see it.
@preconcurrency @MainActor public protocol ListCollectionContext: AnyObject {
  /// The size of the list.
  var containerSize: CGSize { get }
  /// The room that it keeps around its content.
  var containerInset: UIEdgeInsets { get }
  /// The same with what bars take.
  var adjustedContainerInset: UIEdgeInsets { get }
  /// The size without the room.
  var insetContainerSize: CGSize { get }
  /// The size of the list inside a section's own room.
  func containerSize(for sectionController: ListSectionController) -> CGSize
  /// The number of an item.
  func index(for cell: UICollectionViewCell, sectionController: ListSectionController) -> Int
  /// The cell of an item that is on screen.
  func cellForItem(at index: Int, sectionController: ListSectionController) -> UICollectionViewCell?
  /// The cells of a section that are on screen.
  func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]
  /// A cell of a class.
  func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  /// A cell of a class with an identifier of its own.
  func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  /// A cell of a nib.
  func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell
  /// A cell of the storyboard.
  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  /// A header or footer of a class.
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView
  /// A header or footer of a nib.
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView
  /// A header or footer of the storyboard.
  func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView
  /// Has the sizes of a section found out anew.
  func invalidateLayout(
    for sectionController: ListSectionController, completion: ((Bool) -> Void)?)
  /// Changes sections.
  func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?)
  /// Chooses an item no longer.
  func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool)
  /// Chooses an item.
  func selectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition)
  /// Scrolls to an item.
  func scroll(
    to sectionController: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
}

extension ListCollectionContext {
  /// The same without a completion.
  public func invalidateLayout(for sectionController: ListSectionController) {
    invalidateLayout(for: sectionController, completion: nil)
  }
  /// The same without a completion.
  public func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void
  ) { performBatch(animated: animated, updates: updates, completion: nil) }
}

/// The changes of sections.
@preconcurrency @MainActor public protocol ListBatchContext: AnyObject {
  /// Items look otherwise.
  func reload(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Items are new.
  func insert(in sectionController: ListSectionController, at indexes: IndexSet)
  /// Items are gone.
  func delete(in sectionController: ListSectionController, at indexes: IndexSet)
  /// All of a section looks otherwise.
  func reload(_ sectionController: ListSectionController)
}

/// A list: the objects of a data source, each of them shown by a section of its own in a collection view.
///
/// Sections come, go and change without an animation of their own.
@preconcurrency @MainActor open class ListAdapter: NSObject, ListCollectionContext, ListBatchContext
{
  /// The controller around the list.
  open weak var viewController: UIViewController?
  /// The view that shows it.
  open weak var collectionView: UICollectionView? {
    didSet {
      guard let collectionView, collectionView !== oldValue else { return }
      collectionView.dataSource = self
      collectionView.delegate = self
      read()
      collectionView.reloadData()
    }
  }
  /// What has the objects.
  open weak var dataSource: (any ListAdapterDataSource)? {
    didSet {
      read()
      collectionView?.reloadData()
    }
  }
  /// Told as objects come and go.
  open weak var delegate: (any ListAdapterDelegate)?
  /// Told of the collection view's other events.
  open weak var collectionViewDelegate: (any UICollectionViewDelegate)?
  /// Told as it scrolls.
  open weak var scrollViewDelegate: (any UIScrollViewDelegate)?
  /// What brings it up to date.
  public let updater: any ListUpdatingDelegate

  private var entries: [Entry] = []

  private struct Entry {
    let object: any ListDiffable
    let controller: ListSectionController
  }

  /// A list; how many sections are prepared that are not on screen yet makes no difference.
  public init(
    updater: any ListUpdatingDelegate, viewController: UIViewController?, workingRangeSize: Int = 0
  ) {
    (self.updater, self.viewController) = (updater, viewController)
    super.init()
  }

  /// Shows what the data source has now.
  open func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    read()
    collectionView?.reloadData()
    completion?(true)
  }

  /// Makes all sections anew.
  open func reloadData(completion: ((Bool) -> Void)? = nil) {
    entries = []
    performUpdates(animated: false, completion: completion)
  }

  /// Tells the sections of their objects again.
  open func reloadObjects(_ objects: [Any]) {
    for entry in entries { entry.controller.didUpdate(to: entry.object) }
    collectionView?.reloadData()
  }

  // MARK: Objects

  /// Takes the objects of the data source, with the sections that they have.
  private func read() {
    guard let dataSource, collectionView != nil else { return }
    var known: [AnyHashable: [Entry]] = [:]
    for entry in entries { known[Self.key(entry.object), default: []].append(entry) }
    entries = dataSource.objects(for: self).map { object in
      let key = Self.key(object)
      guard let old = known[key]?.first else {
        let controller = dataSource.listAdapter(self, sectionControllerFor: object)
        return Entry(object: object, controller: controller)
      }
      known[key]?.removeFirst()
      return Entry(object: object, controller: old.controller)
    }
    for (number, entry) in entries.enumerated() {
      let controller = entry.controller
      (controller.section, controller.collectionContext) = (number, self)
      controller.viewController = viewController
      controller.isFirstSection = number == 0
      controller.isLastSection = number == entries.count - 1
      controller.didUpdate(to: entry.object)
    }
    showEmptiness()
  }

  private static func key(_ object: any ListDiffable) -> AnyHashable {
    let identifier = object.diffIdentifier()
    return (identifier as? NSObject).map(AnyHashable.init)
      ?? AnyHashable(ObjectIdentifier(identifier))
  }

  private func showEmptiness() {
    let isEmpty = entries.allSatisfy { $0.controller.numberOfItems() == 0 }
    collectionView?.backgroundView = isEmpty ? dataSource?.emptyView(for: self) : nil
  }

  /// The objects that are shown.
  open func objects() -> [Any] { entries.map(\.object) }
  /// The section of an object.
  open func sectionController(for object: Any) -> ListSectionController? {
    (object as? any ListDiffable).flatMap { object in
      entries.first { Self.key($0.object) == Self.key(object) }?.controller
    }
  }
  /// The section of a number.
  open func sectionController(forSection section: Int) -> ListSectionController? {
    entries.indices.contains(section) ? entries[section].controller : nil
  }
  /// The number of a section.
  open func section(for sectionController: ListSectionController) -> Int {
    entries.firstIndex { $0.controller === sectionController } ?? NSNotFound
  }
  /// The number of an object's section.
  open func section(for object: Any) -> Int {
    sectionController(for: object).map { section(for: $0) } ?? NSNotFound
  }
  /// The object of a section's number.
  open func object(atSection section: Int) -> Any? {
    entries.indices.contains(section) ? entries[section].object : nil
  }
  /// The object of a section.
  open func object(for sectionController: ListSectionController) -> Any? {
    entries.first { $0.controller === sectionController }?.object
  }
  /// The sections on screen.
  open func visibleSectionControllers() -> [ListSectionController] {
    Set(collectionView?.indexPathsForVisibleItems.map(\.section) ?? []).sorted()
      .compactMap(sectionController(forSection:))
  }
  /// Their objects.
  open func visibleObjects() -> [Any] { visibleSectionControllers().compactMap { object(for: $0) } }

  /// Scrolls to an object.
  open func scroll(
    to object: Any, supplementaryKinds: [String]? = nil,
    scrollDirection: UICollectionView.ScrollDirection,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let controller = sectionController(for: object) else { return }
    scroll(to: controller, at: 0, scrollPosition: scrollPosition, animated: animated)
  }

  func reload(_ controller: ListSectionController, at section: Int) {
    guard section != NSNotFound else { return }
    UIView.performWithoutAnimation { collectionView?.reloadSections([section]) }
  }
}

// MARK: What sections see

extension ListAdapter {
  /// The size of the collection view.
  public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }
  /// The room that it keeps around its content.
  public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }
  /// The same with what bars take.
  public var adjustedContainerInset: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }
  /// The size without the room.
  public var insetContainerSize: CGSize {
    CGRect(origin: .zero, size: containerSize).inset(by: adjustedContainerInset).size
  }
  /// The size inside a section's own room.
  public func containerSize(for sectionController: ListSectionController) -> CGSize {
    CGRect(origin: .zero, size: containerSize).inset(by: sectionController.inset).size
  }
  /// The number of a cell on screen.
  public func index(
    for cell: UICollectionViewCell, sectionController: ListSectionController
  ) -> Int { collectionView?.indexPath(for: cell)?.item ?? NSNotFound }
  /// The cell of an item that is on screen.
  public func cellForItem(
    at index: Int, sectionController: ListSectionController
  ) -> UICollectionViewCell? { collectionView?.cellForItem(at: path(index, of: sectionController)) }
  /// The cells of a section that are on screen.
  public func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell] {
    let section = section(for: sectionController)
    return collectionView?.visibleCells.filter {
      collectionView?.indexPath(for: $0)?.section == section
    } ?? []
  }

  private func path(_ index: Int, of controller: ListSectionController) -> IndexPath {
    IndexPath(item: index, section: section(for: controller))
  }

  /// A cell of a class.
  public func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    dequeueReusableCell(
      of: cellClass, withReuseIdentifier: nil, for: sectionController, at: index)
  }
  /// A cell of a class with an identifier of its own.
  public func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    let name = "\(cellClass)" + (reuseIdentifier ?? "")
    guard let collectionView else { return UICollectionViewCell() }
    collectionView.register(cellClass, forCellWithReuseIdentifier: name)
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: name, for: path(index, of: sectionController))
  }
  /// A cell of a nib.
  public func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    guard let collectionView else { return UICollectionViewCell() }
    collectionView.register(
      UINib(nibName: nibName, bundle: bundle), forCellWithReuseIdentifier: nibName)
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: nibName, for: path(index, of: sectionController))
  }
  /// A cell of the storyboard.
  public func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    collectionView?.dequeueReusableCell(
      withReuseIdentifier: identifier, for: path(index, of: sectionController))
      ?? UICollectionViewCell()
  }
  /// A header or footer of a class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    guard let collectionView else { return UICollectionReusableView() }
    let name = "\(viewClass)"
    collectionView.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: name)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: name, for: path(index, of: sectionController))
  }
  /// A header or footer of a nib.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView {
    guard let collectionView else { return UICollectionReusableView() }
    collectionView.register(
      UINib(nibName: nibName, bundle: bundle), forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: nibName)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: nibName, for: path(index, of: sectionController))
  }
  /// A header or footer of the storyboard.
  public func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView {
    collectionView?.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: path(index, of: sectionController))
      ?? UICollectionReusableView()
  }
  /// Has the sizes found out anew.
  public func invalidateLayout(
    for sectionController: ListSectionController, completion: ((Bool) -> Void)?
  ) {
    collectionView?.collectionViewLayout.invalidateLayout()
    completion?(true)
  }
  /// Changes sections.
  public func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let change = {
      guard let collectionView = self.collectionView else { return updates(self) }
      collectionView.performBatchUpdates({ updates(self) }, completion: completion)
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }
  /// Items look otherwise.
  public func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    collectionView?.reloadItems(at: indexes.map { path($0, of: sectionController) })
  }
  /// Items are new.
  public func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    collectionView?.insertItems(at: indexes.map { path($0, of: sectionController) })
  }
  /// Items are gone.
  public func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    collectionView?.deleteItems(at: indexes.map { path($0, of: sectionController) })
  }
  /// All of a section looks otherwise.
  public func reload(_ sectionController: ListSectionController) {
    reload(sectionController, at: section(for: sectionController))
  }
  /// Chooses an item no longer.
  public func deselectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool
  ) { collectionView?.deselectItem(at: path(index, of: sectionController), animated: animated) }
  /// Chooses an item.
  public func selectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    collectionView?.selectItem(
      at: path(index, of: sectionController), animated: animated, scrollPosition: scrollPosition)
  }
  /// Scrolls to an item.
  public func scroll(
    to sectionController: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    collectionView?.scrollToItem(
      at: path(index, of: sectionController), at: scrollPosition, animated: animated)
  }
}

// MARK: What the collection view asks

extension ListAdapter: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// A section for each object.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { entries.count }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { entries[section].controller.numberOfItems() }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    entries[indexPath.section].controller.cellForItem(at: indexPath.item)
  }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    entries[indexPath.section].controller.supplementaryViewSource?.viewForSupplementaryElement(
      ofKind: kind, at: indexPath.item) ?? UICollectionReusableView()
  }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = entries[indexPath.section].controller.sizeForItem(at: indexPath.item)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { entries[section].controller.inset }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { entries[section].controller.minimumLineSpacing }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { entries[section].controller.minimumInteritemSpacing }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(of: UICollectionView.elementKindSectionHeader, in: section) }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(of: UICollectionView.elementKindSectionFooter, in: section) }

  private func size(of kind: String, in section: Int) -> CGSize {
    guard let source = entries[section].controller.supplementaryViewSource,
      source.supportedElementKinds().contains(kind)
    else { return .zero }
    return source.sizeForSupplementaryView(ofKind: kind, at: 0)
  }

  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { entries[indexPath.section].controller.shouldSelectItem(at: indexPath.item) }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { entries[indexPath.section].controller.didSelectItem(at: indexPath.item) }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { sectionController(forSection: indexPath.section)?.didDeselectItem(at: indexPath.item) }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { sectionController(forSection: indexPath.section)?.didHighlightItem(at: indexPath.item) }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { sectionController(forSection: indexPath.section)?.didUnhighlightItem(at: indexPath.item) }
  /// What the section of the place says.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let controller = sectionController(forSection: indexPath.section) else { return }
    if let object = object(atSection: indexPath.section), indexPath.item == 0 {
      delegate?.listAdapter(self, willDisplay: object, at: indexPath.section)
      controller.displayDelegate?.listAdapter(self, willDisplay: controller)
    }
    controller.displayDelegate?.listAdapter(
      self, willDisplay: controller, cell: cell, at: indexPath.item)
  }

  /// Hands on what happens, to the sections too.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    try? scrollViewDelegate?.scrollViewDidScroll(scrollView)
    for controller in visibleSectionControllers() {
      controller.scrollDelegate?.listAdapter(self, didScroll: controller)
    }
  }
  /// Hands on what happens, to the sections too.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    try? scrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
  }
  /// Hands on what happens, to the sections too.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    try? scrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Hands on what happens, to the sections too.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    try? scrollViewDelegate?.scrollViewDidEndDecelerating(scrollView)
  }
}

// MARK: Layout

/// The library's own layout: items in lines, of which the sections follow each other without beginning a new one.
///
/// Here each section begins a line of its own.
@preconcurrency @MainActor open class ListCollectionViewLayout: UICollectionViewFlowLayout {
  /// A layout that scrolls downwards.
  public init(stickyHeaders: Bool, topContentInset: CGFloat, stretchToEdge: Bool) {
    super.init()
    sectionHeadersPinToVisibleBounds = stickyHeaders
  }

  /// A layout.
  public init(
    stickyHeaders: Bool, scrollDirection: UICollectionView.ScrollDirection,
    topContentInset: CGFloat, stretchToEdge: Bool
  ) {
    super.init()
    sectionHeadersPinToVisibleBounds = stickyHeaders
    self.scrollDirection = scrollDirection
  }

  /// A layout that was drawn.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A collection view with that layout.
@preconcurrency @MainActor open class ListCollectionView: UICollectionView {
  /// One with a layout of the library's.
  public convenience init(
    frame: CGRect, listCollectionViewLayout layout: UICollectionViewLayout
  ) { self.init(frame: frame, collectionViewLayout: layout) }
}
