/// A change of a diffable data source by a finger.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The state before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The state after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The change of the order of all items, moves recognised as such.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of those sections whose items are others than before, or in another order, as they stand after the change.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let before =
        initial.indexOfSection(section) == nil ? [] : initial.itemIdentifiers(inSection: section)
      return .init(section, from: before, to: final.itemIdentifiers(inSection: section))
    }
  }
}

/// The change of one section of a diffable data source by a finger.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before the change, side by side.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after the change, side by side.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The change of the order of the section's items, moves recognised as such.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Nil if there is no change.
  fileprivate init?(
    _ section: SectionIdentifierType, from before: [ItemIdentifierType],
    to after: [ItemIdentifierType]
  ) {
    guard before != after else { return nil }
    sectionIdentifier = section
    var (initial, final) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    initial.append(before)
    final.append(after)
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = after.difference(from: before).inferringMoves()
  }
}
