import AnimLayoutEngine

extension SnapshotDifference {
  /// The batch update that leads from `old` to `new`, whose marks of what to reload count.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var sections = Numbering<Section>()
    var items = Numbering<Item>()
    self.init(
      from: SnapshotOutline(old, &sections, &items), to: SnapshotOutline(new, &sections, &items))
  }
}

extension SnapshotOutline {
  fileprivate init<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ sections: inout Numbering<Section>,
    _ items: inout Numbering<Item>
  ) {
    self.init(
      sections: snapshot.sections.map { section in
        SnapshotOutline.Section(
          identifier: sections.number(of: section.identifier),
          items: section.items.map { items.number(of: $0) })
      },
      reloadedSections: Set(
        snapshot.reloadedSectionIdentifiers.map { sections.number(of: $0) }),
      reloadedItems: Set(snapshot.reloadedItemIdentifiers.map { items.number(of: $0) }),
      reconfiguredItems: Set(snapshot.reconfiguredItemIdentifiers.map { items.number(of: $0) }))
  }
}

/// Numbers that stand for identifiers, in the order in which they are first asked for.
private struct Numbering<Identifier: Hashable> {
  private var numbers: [Identifier: Int] = [:]

  mutating func number(of identifier: Identifier) -> Int {
    if let number = numbers[identifier] { return number }
    numbers[identifier] = numbers.count
    return numbers.count - 1
  }
}
