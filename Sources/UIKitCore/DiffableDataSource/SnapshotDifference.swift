import Foundation

/// The batch update that leads from one snapshot to another.
///
/// What keeps its relative order among what stays is not moved: the moves are as few as can be, which
/// is what a longest increasing subsequence leaves over.
struct SnapshotDifference {
  private(set) var update = BatchUpdate()

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldSections = Self.indexes(old.sectionIdentifiers)
    let newSections = Self.indexes(new.sectionIdentifiers)
    for (index, identifier) in old.sectionIdentifiers.enumerated()
    where newSections[identifier] == nil { update.deletedSections.insert(index) }
    for (index, identifier) in new.sectionIdentifiers.enumerated()
    where oldSections[identifier] == nil { update.insertedSections.insert(index) }
    let kept = new.sectionIdentifiers.compactMap { oldSections[$0] }
    let still = Self.longestIncreasingSubsequence(of: kept)
    for (index, identifier) in new.sectionIdentifiers.enumerated() {
      if let from = oldSections[identifier], !still.contains(from) {
        update.movedSections.append(.init(from: from, to: index))
      }
    }
    addItems(from: old, to: new, oldSections: oldSections)
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers)
    for (section, content) in old.sections.enumerated() {
      guard newSections[content.identifier] != nil else { continue }
      if new.reloadedSectionIdentifiers.contains(content.identifier) {
        update.reloadedSections.insert(section)
      }
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard !update.deletedItems.contains(path) else { continue }
        if reloaded.contains(identifier) { update.reloadedItems.append(path) }
        if reconfigured.contains(identifier) { update.reconfiguredItems.append(path) }
      }
    }
  }

  private mutating func addItems<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, oldSections: [Section: Int]
  ) {
    var oldPaths: [Item: IndexPath] = [:]
    for (section, content) in old.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        oldPaths[identifier] = IndexPath(item: item, section: section)
      }
    }
    var remaining = oldPaths
    for (section, content) in new.sections.enumerated() {
      let origin = oldSections[content.identifier]
      let stay = content.items.compactMap { oldPaths[$0] }.filter { $0.section == origin }
      let still = Self.longestIncreasingSubsequence(of: stay.map(\.item))
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let from = remaining.removeValue(forKey: identifier) else {
          if origin != nil { update.insertedItems.append(path) }
          continue
        }
        if from.section != origin || !still.contains(from.item) {
          update.movedItems.append(.init(from: from, to: path))
        }
      }
    }
    update.deletedItems = remaining.values.filter {
      !update.deletedSections.contains($0.section)
    }.sorted()
  }

  private static func indexes<Identifier: Hashable>(
    _ identifiers: [Identifier]
  ) -> [Identifier: Int] {
    Dictionary(identifiers.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The elements of a longest increasing subsequence: patience sorting, O(n log n).
  static func longestIncreasingSubsequence(of values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      let pile = tails.partitioningIndex { values[$0] >= value }
      if pile > 0 { previous[index] = tails[pile - 1] }
      if pile < tails.count { tails[pile] = index } else { tails.append(index) }
    }
    var result: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.insert(values[index])
      index = previous[index]
    }
    return result
  }
}
