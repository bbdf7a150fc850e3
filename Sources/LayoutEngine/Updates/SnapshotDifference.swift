import Foundation

/// The content of a snapshot, with a number in place of each identifier: equal numbers stand for
/// equal identifiers, in the two snapshots that are compared.
package struct SnapshotOutline: Hashable, Sendable {
  /// A section and its items, in their order.
  ///
  /// No number occurs twice among the sections, nor among the items of all sections.
  package struct Section: Hashable, Sendable {
    /// The number that tells the section from others.
    package var identifier: Int
    /// The identifiers of its items, each once among all sections.
    package var items: [Int]

    /// A section of items.
    package init(identifier: Int, items: [Int]) {
      (self.identifier, self.items) = (identifier, items)
    }
  }

  /// The sections in their order.
  package var sections: [Section]
  /// The identifiers of sections that get other views.
  package var reloadedSections: Set<Int>
  /// The identifiers of items that get other views.
  package var reloadedItems: Set<Int>
  /// The identifiers of items whose cells are filled anew.
  package var reconfiguredItems: Set<Int>

  /// Sections, and what of them is to be shown anew.
  package init(
    sections: [Section], reloadedSections: Set<Int> = [], reloadedItems: Set<Int> = [],
    reconfiguredItems: Set<Int> = []
  ) {
    self.sections = sections
    self.reloadedSections = reloadedSections
    self.reloadedItems = reloadedItems
    self.reconfiguredItems = reconfiguredItems
  }
}

/// The batch update that leads from one snapshot to another.
///
/// Sections and items that keep their relative order among those that stay are not moved: the moves
/// are as few as can be, the ones that a longest increasing subsequence leaves over.
package struct SnapshotDifference: Hashable, Sendable {
  /// The batch that makes the new snapshot of the old one.
  package private(set) var update = BatchUpdate()

  /// - Complexity: O(n log n) for n items and sections in both.
  package init(from old: SnapshotOutline, to new: SnapshotOutline) {
    let oldSections = Self.indexes(old.sections)
    let newSections = Self.indexes(new.sections)
    for (index, section) in old.sections.enumerated()
    where newSections[section.identifier] == nil { update.deletedSections.insert(index) }
    for (index, section) in new.sections.enumerated()
    where oldSections[section.identifier] == nil { update.insertedSections.insert(index) }
    let kept = new.sections.compactMap { oldSections[$0.identifier] }
    let still = Self.longestIncreasingSubsequence(of: kept)
    for (index, section) in new.sections.enumerated() {
      if let from = oldSections[section.identifier], !still.contains(from) {
        update.movedSections.append(.init(from: from, to: index))
      }
    }
    addItems(from: old, to: new, oldSections: oldSections)
    let deleted = Set(update.deletedItems)
    for (section, content) in old.sections.enumerated() {
      guard newSections[content.identifier] != nil else { continue }
      if new.reloadedSections.contains(content.identifier) {
        update.reloadedSections.insert(section)
      }
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard !deleted.contains(path) else { continue }
        if new.reloadedItems.contains(identifier) { update.reloadedItems.append(path) }
        if new.reconfiguredItems.contains(identifier) { update.reconfiguredItems.append(path) }
      }
    }
  }

  private mutating func addItems(
    from old: SnapshotOutline, to new: SnapshotOutline, oldSections: [Int: Int]
  ) {
    var oldPaths: [Int: IndexPath] = [:]
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

  private static func indexes(_ sections: [SnapshotOutline.Section]) -> [Int: Int] {
    Dictionary(sections.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
  }

  /// The elements of a longest increasing subsequence: patience sorting.
  ///
  /// - Complexity: O(n log n).
  package static func longestIncreasingSubsequence(of values: [Int]) -> Set<Int> {
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
