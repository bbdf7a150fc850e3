import AnimLayoutEngine
public import Foundation
public import UIKitCore

/// Shows sections.
@preconcurrency @MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UITableViewDataSource, SectionedViewDataSourceType
{
  /// The type of the items.
  public typealias Item = Section.Item
  /// Makes a cell.
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item
  ) -> UITableViewCell
  /// Says `titleForHeaderInSection`.
  public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  /// Says `titleForFooterInSection`.
  public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  /// Says `canEditRowAtIndexPath`.
  public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) ->
    Bool
  /// Says `canMoveRowAtIndexPath`.
  public typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) ->
    Bool
  /// Says `sectionIndexTitles`.
  public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
  /// Says `sectionForSectionIndexTitle`.
  public typealias SectionForSectionIndexTitle = (
    TableViewSectionedDataSource<Section>, _ title: String, _ index: Int
  ) -> Int

  /// What makes cells.
  open var configureCell: ConfigureCell
  /// The titles of headers.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// The titles of footers.
  open var titleForFooterInSection: TitleForFooterInSection
  /// Whether rows can be edited.
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  /// Whether rows can be moved.
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  /// The letters at the side.
  open var sectionIndexTitles: SectionIndexTitles
  /// The sections of those letters.
  open var sectionForSectionIndexTitle: SectionForSectionIndexTitle
  private var sections: [Section] = []

  /// One with what it asks.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { $2 }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    self.sectionIndexTitles = sectionIndexTitles
    self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
    super.init()
  }

  /// One whose `configureCell` is set later, as before version 3.
  public convenience override init() {
    self.init(configureCell: { _, _, _, _ in UITableViewCell() })
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
  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  /// As many as there are.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }
  /// The cell that is made.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { configureCell(self, tableView, indexPath, self[indexPath]) }
  /// The title that is said.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titleForHeaderInSection(self, section) }
  /// The title that is said.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { titleForFooterInSection(self, section) }
  /// Whether it is said to be so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
  /// Whether it is said to be so.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }
  /// Moves the item.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(from: sourceIndexPath, to: destinationIndexPath) }
  /// The letters that are said.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sectionIndexTitles(self)
  }
  /// The section that is said.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { sectionForSectionIndexTitle(self, title, index) }
}

/// Shows sections, and all anew with each change.
@preconcurrency @MainActor
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  /// The type of what it is told.
  public typealias Element = [Section]

  /// Shows the sections.
  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}

/// Shows sections whose changes move.
@preconcurrency @MainActor
open class RxTableViewSectionedAnimatedDataSource<
  Section: AnimatableSectionModelType
>: TableViewSectionedDataSource<Section>, RxTableViewDataSourceType {
  /// The type of what it is told.
  public typealias Element = [Section]
  /// Says whether a change moves.
  public typealias DecideViewTransition = (
    TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
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
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { $2 }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell,
      titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath,
      sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }

  /// Shows the sections; what changes moves if the view is seen.
  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    let isFirst = !hasSections
    hasSections = true
    guard !isFirst, tableView.window != nil,
      let changes = SectionChanges(from: sectionModels, to: sections),
      decideViewTransition(self, tableView, []) == .animated
    else {
      setSections(sections)
      tableView.reloadData()
      return
    }
    tableView.performBatchUpdates {
      setSections(sections)
      tableView.deleteRows(at: changes.deleted, with: animationConfiguration.deleteAnimation)
      tableView.insertRows(at: changes.inserted, with: animationConfiguration.insertAnimation)
      tableView.reloadRows(at: changes.reloaded, with: animationConfiguration.reloadAnimation)
      for move in changes.moved { tableView.moveRow(at: move.from, to: move.to) }
    }
  }
}

/// How changes of a table move.
public struct AnimationConfiguration {
  /// How rows come.
  public let insertAnimation: UITableView.RowAnimation
  /// How rows change.
  public let reloadAnimation: UITableView.RowAnimation
  /// How rows go.
  public let deleteAnimation: UITableView.RowAnimation

  /// One way for each.
  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

/// Whether a change moves.
public enum ViewTransition {
  /// It does.
  case animated
  /// All is loaded anew.
  case reload
}

/// Steps from some sections to others.
public struct Changeset<Section: SectionModelType> {}
