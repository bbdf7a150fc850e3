public import Foundation

/// A snapshot whose identifiers are of any type, as Objective-C knows it and Core Data hands it out.
///
/// Lowering writes `NSDiffableDataSourceSnapshot(converting:)` where sources say `as`, which Objective-C bridges.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private var sections: [(identifier: Any, items: [Any])] = []
  /// Items whose cells are to be filled anew.
  open private(set) var reloadedItemIdentifiers: [Any] = []

  /// A snapshot without sections.
  public override init() { super.init() }

  /// Identifiers of all sections in order.
  open var sectionIdentifiers: [Any] { sections.map(\.identifier) }
  /// Identifiers of all items in order, section by section.
  open var itemIdentifiers: [Any] { sections.flatMap(\.items) }
  /// Number of sections, empty ones included.
  open var numberOfSections: Int { sections.count }
  /// Number of items of all sections.
  open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Adds sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    sections += sectionIdentifiers.map { ($0, []) }
  }

  /// Adds items at the end of a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any)
  {
    guard let index = sections.firstIndex(where: { Self.areEqual($0.identifier, section) }) else {
      return
    }
    sections[index].items += identifiers
  }

  /// Has the cells of items be filled anew.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Identifiers of a section's items in order.
  open func itemIdentifiersInSection(withIdentifier section: Any) -> [Any] {
    sections.first { Self.areEqual($0.identifier, section) }?.items ?? []
  }

  /// The section of an item; nil if the item is not there.
  open func sectionIdentifier(forSectionContainingItemIdentifier identifier: Any) -> Any? {
    sections.first { section in section.items.contains { Self.areEqual($0, identifier) } }?
      .identifier
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    first as? AnyHashable == second as? AnyHashable
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The same snapshot with identifiers of types, those that are of others left out: what `as` means in lowered sources.
  public init(converting snapshot: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for identifier in snapshot.sectionIdentifiers {
      guard let section = identifier as? SectionIdentifierType else { continue }
      appendSections([section])
      let items = snapshot.itemIdentifiersInSection(withIdentifier: identifier)
      appendItems(items.compactMap { $0 as? ItemIdentifierType }, toSection: section)
    }
    let reloaded = snapshot.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType }
    reconfigureItems(reloaded.filter { indexOfItem($0) != nil })
  }

  /// The snapshot itself: what `as` means in lowered sources.
  public init(converting snapshot: Self) { self = snapshot }
}
