public import Foundation
import LayoutEngine

/// What a finger changed in a diffable data source.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// A data source whose state is a snapshot; a new one is animated by its differences.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Who is asked about items that a finger moves.
  public struct ReorderingHandlers {
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?

    public init() {}
  }

  public var supplementaryViewProvider: SupplementaryViewProvider?
  public var reorderingHandlers = ReorderingHandlers()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var paths: [ItemIdentifierType: IndexPath] = [:]
  private var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Becomes the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: State

  open func snapshot() -> Snapshot { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Changes

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
    if animatingDifferences { run() } else { UIView.withoutAnimation(run) }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    adopt(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Makes the items of a section those that a hierarchy shows.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    sectionSnapshots[section] = snapshot
    var whole = current
    whole.setItems(snapshot.visibleItems, inSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

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

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.sections.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }

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

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var moved = current
    moved.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    let transaction = ReorderingHandlers.Transaction(
      initialSnapshot: current, finalSnapshot: moved,
      difference: moved.itemIdentifiers.difference(from: current.itemIdentifiers)
        .inferringMoves())
    reorderingHandlers.willReorder?(transaction)
    adopt(moved)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionView {
  /// Announces, inside of `performBatchUpdates`, what leads from one snapshot to another.
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
