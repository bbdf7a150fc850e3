public import Foundation

/// A data source of a table whose state is a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Dequeues and fills the cell of an item; nil is an exception.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The state of such a data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// The way in which rows come and go; by default `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without items and makes it the table's, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// A copy of the current state.
  open func snapshot() -> Snapshot { current }

  /// Makes a snapshot the current state, by one batch with the differences.
  ///
  /// Without animation, and before the table has rows on screen, they are there at once. `completion` is called at the end of the
  /// animation.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView, animatingDifferences, tableView.window != nil, tableView.places != nil
    else { return applySnapshotUsingReloadData(snapshot, completion: completion) }
    let update = SnapshotDifference(from: current, to: snapshot).update
    tableView.performBatchUpdates {
      current = snapshot.settled
      tableView.announce(update, with: defaultRowAnimation)
    } completion: { _ in
      completion?()
    }
  }

  /// Makes a snapshot the current state and reloads the table.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// The item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The row of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, content) in current.sections.enumerated() {
      if let row = content.items.firstIndex(of: itemIdentifier) {
        return IndexPath(item: row, section: section)
      }
    }
    return nil
  }

  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// The number of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source: overridden by subclasses, which may call these

  /// Number of sections of the current state.
  open func numberOfSections(in tableView: UITableView) -> Int { current.sections.count }

  /// Number of rows of a section of the current state.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// The provider's cell for an item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      UIEnvironment.current.raise(
        "UITableViewDiffableDataSource cell provider returned nil for index path "
          + indexPath.inException)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cell
  }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No index, unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of the title's number, unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Rows cannot be edited, unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Rows cannot be moved, unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
