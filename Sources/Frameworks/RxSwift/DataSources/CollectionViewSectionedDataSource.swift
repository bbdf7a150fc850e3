import AnimLayoutEngine
public import Foundation
public import UIKitCore

/// Shows sections.
@preconcurrency @MainActor
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UICollectionViewDataSource, SectionedViewDataSourceType
{
  /// The type of the items.
  public typealias Item = Section.Item
  /// Makes a cell.
  public typealias ConfigureCell = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item
  ) -> UICollectionViewCell
  /// Makes what stands beside the cells.
  public typealias ConfigureSupplementaryView = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
  ) -> UICollectionReusableView
  /// Does something when an item is moved.
  public typealias MoveItem = (
    CollectionViewSectionedDataSource<Section>, _ sourceIndexPath: IndexPath,
    _ destinationIndexPath: IndexPath
  ) -> Void
  /// Says whether an item can be moved.
  public typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource<Section>, IndexPath)
    -> Bool

  /// What makes cells.
  open var configureCell: ConfigureCell
  /// What makes what stands beside them; nil for nothing.
  open var configureSupplementaryView: ConfigureSupplementaryView?
  /// What is done when an item is moved.
  open var moveItem: MoveItem
  /// Whether items can be moved.
  open var canMoveItemAtIndexPath: CanMoveItemAtIndexPath
  private var sections: [Section] = []

  /// One with what it asks.
  public init(
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
    self.moveItem = moveItem
    self.canMoveItemAtIndexPath = canMoveItemAtIndexPath
    super.init()
  }

  /// One whose `configureCell` is set later, as before version 3.
  public convenience override init() {
    self.init(configureCell: { _, _, _, _ in UICollectionViewCell() })
  }

  /// The sections that are shown.
  open var sectionModels: [Section] { sections }
  /// Sets the sections; the view is not told.
  open func setSections(_ sections: [Section]) { self.sections = sections }
  /// A section.
  open subscript(section: Int) -> Section { sections[section] }
  /// An item.
  open subscript(indexPath: IndexPath) -> Item {
    get { sections[indexPath.section].items[indexPath.item] }
    set {
      let section = sections[indexPath.section]
      var items = section.items
      items[indexPath.item] = newValue
      sections[indexPath.section] = Section(original: section, items: items)
    }
  }
  /// What is shown at a place.
  open func model(at indexPath: IndexPath) throws -> Any {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { throw RxCocoaError.itemsNotYetBound(description: "nothing is at \(indexPath)") }
    return self[indexPath]
  }

  /// Moves an item from a place to another one.
  fileprivate func move(from source: IndexPath, to target: IndexPath) {
    let item = self[source]
    var items = sections[source.section].items
    items.remove(at: source.item)
    sections[source.section] = Section(original: sections[source.section], items: items)
    items = sections[target.section].items
    items.insert(item, at: target.item)
    sections[target.section] = Section(original: sections[target.section], items: items)
  }

  /// As many as there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  /// As many as there are.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }
  /// The cell that is made.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }
  /// The view that is made.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) throws(UnimplementedRequirement) -> UICollectionReusableView {
    guard let configureSupplementaryView else { throw UnimplementedRequirement() }
    return configureSupplementaryView(self, collectionView, kind, indexPath)
  }
  /// Whether it is said to be so.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMoveItemAtIndexPath(self, indexPath) }
  /// Moves the item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(from: sourceIndexPath, to: destinationIndexPath)
    moveItem(self, sourceIndexPath, destinationIndexPath)
  }
}

/// Shows sections, and all anew with each change.
@preconcurrency @MainActor
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  /// The type of what it is told.
  public typealias Element = [Section]

  /// Shows the sections.
  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
  }
}

/// Shows sections whose changes move.
@preconcurrency @MainActor
open class RxCollectionViewSectionedAnimatedDataSource<
  Section: AnimatableSectionModelType
>: CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType {
  /// The type of what it is told.
  public typealias Element = [Section]
  /// Says whether a change moves.
  public typealias DecideViewTransition = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]
  ) -> ViewTransition
  /// How changes move.
  public var animationConfiguration = AnimationConfiguration()
  /// Whether changes move.
  public var decideViewTransition: DecideViewTransition = { _, _, _ in .animated }
  private var hasSections = false

  /// One with what it asks.
  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell, configureSupplementaryView: configureSupplementaryView,
      moveItem: moveItem, canMoveItemAtIndexPath: canMoveItemAtIndexPath)
  }

  /// Shows the sections; what changes moves if the view is seen.
  open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    let isFirst = !hasSections
    hasSections = true
    guard !isFirst, collectionView.window != nil,
      let changes = SectionChanges(from: sectionModels, to: sections),
      decideViewTransition(self, collectionView, []) == .animated
    else {
      setSections(sections)
      collectionView.reloadData()
      return
    }
    collectionView.performBatchUpdates {
      setSections(sections)
      collectionView.deleteItems(at: changes.deleted)
      collectionView.insertItems(at: changes.inserted)
      collectionView.reloadItems(at: changes.reloaded)
      for move in changes.moved { collectionView.moveItem(at: move.from, to: move.to) }
    }
  }
}
