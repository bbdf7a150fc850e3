import AnimLayoutEngine
public import Foundation

/// A data source whose state is a snapshot; a new one is animated by its differences.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// The state of such a data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Dequeues and fills the cell of an item; nil is an exception.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Dequeues and fills a supplementary view; nil is an exception.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Closures that are called about items that a finger moves.
  public struct ReorderingHandlers {
    /// A change by a finger.
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >
    /// Whether an item may be moved; without it, the default, none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes a change over; nil, the default, for nothing.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after the data source has taken a change over; nil, the default, for nothing.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers with which nothing may be moved.
    public init() {}
  }

  /// Makes supplementary views; has to be set if the layout shows any.
  ///
  /// By default nil.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// Closures that are called about items that a finger moves; by default nothing may be moved.
  public var reorderingHandlers = ReorderingHandlers()
  /// Closures that are asked and told about outlines; by default everything may be shown and hidden.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var paths: [ItemIdentifierType: IndexPath] = [:]
  private var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source without items and makes it the collection view's, which does not retain
  /// it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: State

  /// A copy of the current state, without marks of what to reload.
  open func snapshot() -> Snapshot { current }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The index path of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// The number of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Changes

  /// Makes a snapshot the current state, by one batch update with the differences.
  ///
  /// Elements that stay travel to their new places. Without animation, and before the collection view has been laid out in a
  /// window, as where a controller applies its first snapshot in `viewDidLoad`, it is a batch update, too,
  /// whose elements are there at once. `completion` is called at the end of the animation.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else {
      adopt(snapshot)
      completion?()
      return
    }
    let update = SnapshotDifference(from: current, to: snapshot).update
    func run() {
      collectionView.performBatchUpdates {
        self.adopt(snapshot)
        collectionView.announce(update)
      } completion: { _ in
        completion?()
      }
    }
    // What nobody has seen does not change: a first snapshot is there at once.
    if animatingDifferences, collectionView.hasBeenShown {
      run()
    } else {
      UIView.withoutAnimation(run)
    }
  }

  /// Makes a snapshot the current state and reloads the collection view, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    adopt(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Makes the visible items of an outline those of a section, which is added at the end if it is
  /// not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    sectionSnapshots[section] = snapshot
    var whole = current
    whole.setItems(snapshot.visibleItems, inSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    collectionView?.outlineDidChange(animated: animatingDifferences)
  }

  /// The item at an index path with its section's outline; nil where it has none.
  func outline(at path: IndexPath) -> (
    item: ItemIdentifierType, section: SectionIdentifierType,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard !sectionSnapshots.isEmpty, let section = sectionIdentifier(for: path.section),
      let outline = sectionSnapshots[section], let item = itemIdentifier(for: path)
    else { return nil }
    return (item, section, outline)
  }

  /// The outline that was last applied to a section; without one, its items as root items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let snapshot = sectionSnapshots[section] { return snapshot }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(current.itemIdentifiers(inSection: section))
    return snapshot
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot.settled
    paths = [:]
    for (section, content) in current.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        if paths.updateValue(path, forKey: identifier) != nil {
          UIEnvironment.current.raise(
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(identifier))}"
          )
        }
      }
    }
  }

  // MARK: Data source

  /// Number of sections of the current state.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.sections.count
  }

  /// Number of items of a section of the current state.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }

  /// The provider's cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      UIEnvironment.current.raise(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + indexPath.inException)
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  /// The provider's supplementary view for a place.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      UIEnvironment.current.raise(
        "UICollectionViewDiffableDataSource has no supplementary view for kind \(kind) at "
          + indexPath.inException)
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }

  /// The reordering handlers' answer for an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the current state, between calls of the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var moved = current
    moved.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    let transaction = ReorderingHandlers.Transaction(from: current, to: moved)
    reorderingHandlers.willReorder?(transaction)
    adopt(moved)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionView {
  /// Announces the changes that lead from one snapshot to another, inside of `performBatchUpdates`.
  package func announceDifference<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    announce(SnapshotDifference(from: old, to: new).update)
  }

  /// Announces a whole batch, inside of `performBatchUpdates`.
  func announce(_ update: BatchUpdate) {
    updates.announced.deletedItems += update.deletedItems
    updates.announced.insertedItems += update.insertedItems
    updates.announced.reloadedItems += update.reloadedItems
    updates.announced.reconfiguredItems += update.reconfiguredItems
    updates.announced.movedItems += update.movedItems
    updates.announced.deletedSections.formUnion(update.deletedSections)
    updates.announced.insertedSections.formUnion(update.insertedSections)
    updates.announced.reloadedSections.formUnion(update.reloadedSections)
    updates.announced.movedSections += update.movedSections
  }
}
