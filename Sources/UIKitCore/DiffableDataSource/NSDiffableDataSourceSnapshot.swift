import AnimLayoutEngine
import Foundation

/// Sections of items, each with an identifier of its own: the state of a diffable data source.
///
/// Identifiers are unique: items that are added again are moved, with a warning, and what is named twice in
/// one call, or named though it is not there, is an exception.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var sections: [Section] = []
  /// Sections whose views are to be exchanged on the way to this state.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Items whose cells are to be exchanged on the way to this state.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells are to be filled anew, and kept, on the way to this state.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// Creates a state without sections.
  public init() {}

  // MARK: What there is

  /// Number of items of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// Number of sections, empty ones included.
  public var numberOfSections: Int { sections.count }
  /// Identifiers of all sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// Identifiers of all items in order, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Number of items of a section; a section that is not there is an exception.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Identifiers of a section's items in order; a section that is not there is an exception.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    knownSection(identifier).map { sections[$0].items } ?? []
  }

  /// The section of an item; nil if the item is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  /// The index of an item among those of all sections; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The number of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  // MARK: Sections

  /// Adds empty sections at the end; ones that are there already are an exception.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds empty sections before another one, which has to be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = knownSection(toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Adds empty sections after another one, which has to be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = knownSection(toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard
      isUnique(identifiers, "section", besides: sectionIdentifiers)
    else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Removes sections with all their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    sections.removeAll { deleted.contains($0.identifier) }
  }

  /// Moves a section with its items before another one; both have to be there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section with its items after another one; both have to be there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard identifier != target, let from = knownSection(identifier), knownSection(target) != nil
    else { return }
    let section = sections.remove(at: from)
    guard let index = indexOfSection(target) else { return }
    sections.insert(section, at: index + offset)
  }

  /// Marks sections whose views are to be exchanged; all have to be there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ knownSection($0) != nil }) else { return }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Adds items at the end of a section; without a section, of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard isUnique(identifiers, "item", besides: []) else { return }
    let index: Int?
    if let sectionIdentifier {
      index = knownSection(sectionIdentifier)
    } else {
      index = sections.indices.last
      if index == nil {
        UIEnvironment.raise(
          "There are currently no sections in the data source. Please add a section first.")
      }
    }
    guard let index else { return }
    removeBeforeMoving(identifiers)
    sections[index].items += identifiers
  }

  /// Adds items before another one, which has to be there; items that exist elsewhere are moved,
  /// with a warning.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, besides: beforeIdentifier, offset: 0)
  }

  /// Adds items after another one, which has to be there; items that exist elsewhere are moved,
  /// with a warning.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, besides: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], besides neighbour: ItemIdentifierType, offset: Int
  ) {
    guard isUnique(identifiers, "item", besides: []), knownItem(neighbour) else { return }
    removeBeforeMoving(identifiers.filter { $0 != neighbour })
    guard let place = place(of: neighbour) else { return }
    sections[place.section].items.insert(
      contentsOf: identifiers.filter { $0 != neighbour }, at: place.item + offset)
  }

  /// Removes items from their sections; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another one, to another section if need be; both have to be there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, knownItem(identifier), knownItem(toIdentifier) else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one, to another section if need be; both have to be there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, knownItem(identifier), knownItem(toIdentifier) else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items whose cells are to be exchanged for new ones; all have to be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(identifiers, to: "reload") else { return }
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose cells are to be filled anew and kept; all have to be there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(identifiers, to: "reconfigure") else { return }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Replaces all items of a section.
  mutating func setItems(
    _ items: [ItemIdentifierType], inSection identifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(identifier) else {
      sections.append(Section(identifier: identifier, items: items))
      return
    }
    sections[index].items = items
  }

  /// Takes an item out and puts it elsewhere, as a finger does.
  mutating func moveItem(from: IndexPath, to: IndexPath) {
    let item = sections[from.section].items.remove(at: from.item)
    sections[to.section].items.insert(item, at: to.item)
  }

  /// The state alone, without what is to be reloaded on the way to it.
  var settled: Self {
    var snapshot = self
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }
}
