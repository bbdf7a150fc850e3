package import Foundation

/// Where every item of a collection went in a batch update, and where it came from.
///
/// The slots that insertions and moves name after the update are fixed; what remains fills the free
/// slots in its old order, section by section. Questions in the one direction undo those in the other.
package struct IndexMap: Sendable {
  private let before: [Int]
  private let after: [Int]
  private let newSections: [Int?]
  /// For each section after the update, the one it was before; nil if it is new.
  package let oldSections: [Int?]
  private let reloadedSections: IndexSet
  private let movedItems: [IndexPath: IndexPath]
  private let movedItemOrigins: [IndexPath: IndexPath]
  /// For each old section the items that leave their order, and for each new one the slots that are
  /// taken, ascending.
  private let removedItems: [Int: [Int]]
  private let takenItems: [Int: [Int]]
  /// Items that are reloaded, in the space before the update.
  private let reloadedItems: Set<IndexPath>

  /// The map of an update that was validated against the counts before and after it.
  ///
  /// - Parameters:
  ///   - update: The changes of the update.
  ///   - before: The number of items of each section before the update.
  ///   - after: The same after it, as the data source reports it.
  /// - Throws: The first thing that UIKit would object to.
  /// - Complexity: O(sections + changes · log changes).
  package init(_ update: BatchUpdate, before: [Int], after: [Int]) throws(InvalidUpdate) {
    try update.validateIndexes(before: before, after: after)
    self.before = before
    self.after = after
    let movedFrom = Set(update.movedSections.map(\.from))
    let movedTo = Dictionary(update.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    let remaining = before.indices.filter {
      !update.deletedSections.contains($0) && !movedFrom.contains($0)
    }
    let free = after.indices.filter {
      !update.insertedSections.contains($0) && movedTo[$0] == nil
    }
    guard remaining.count == free.count else {
      throw .sectionCounts(
        before: before.count, after: after.count, inserted: update.insertedSections.count,
        deleted: update.deletedSections.count)
    }
    var newSections = [Int?](repeating: nil, count: before.count)
    var oldSections = [Int?](repeating: nil, count: after.count)
    for (old, new) in zip(remaining, free) { (newSections[old], oldSections[new]) = (new, old) }
    for (new, old) in movedTo { (newSections[old], oldSections[new]) = (new, old) }
    self.newSections = newSections
    self.oldSections = oldSections
    reloadedSections = update.reloadedSections
    movedItems = Dictionary(update.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    movedItemOrigins = Dictionary(update.movedItems.map { ($0.to, $0.from) }) { first, _ in first }
    reloadedItems = Set(update.reloadedItems)
    removedItems = Dictionary(
      grouping: Set(update.deletedItems + update.movedItems.map(\.from)), by: \.section
    ).mapValues { $0.map(\.item).sorted() }
    takenItems = Dictionary(
      grouping: Set(update.insertedItems + update.movedItems.map(\.to)), by: \.section
    ).mapValues { $0.map(\.item).sorted() }
    for (old, new) in newSections.enumerated() {
      guard let new, !update.reloadedSections.contains(old) else { continue }
      let kept = before[old] - (removedItems[old]?.count ?? 0)
      guard kept == after[new] - (takenItems[new]?.count ?? 0) else {
        throw .itemCounts(
          .init(update, section: new, old: old, before: before[old], after: after[new]))
      }
    }
  }

  /// Where a section is after the update; nil if it is gone or never was.
  ///
  /// - Complexity: O(1).
  package func newSection(forOld section: Int) -> Int? {
    newSections.indices.contains(section) ? newSections[section] : nil
  }

  /// Where a section was before the update; nil if it is new or does not exist.
  ///
  /// - Complexity: O(1).
  package func oldSection(forNew section: Int) -> Int? {
    oldSections.indices.contains(section) ? oldSections[section] : nil
  }

  /// Where an item is after the update; nil if it is gone.
  ///
  /// A reloaded item keeps its place.
  ///
  /// - Complexity: O(changes in the section).
  package func newIndexPath(forOld path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard let section = newSection(forOld: path.section), before[path.section] > path.item,
      !reloadedSections.contains(path.section)
    else { return nil }
    let removed = removedItems[path.section] ?? []
    guard !removed.contains(path.item) else { return nil }
    let rank = path.item - removed.prefix { $0 < path.item }.count
    return IndexPath(item: Self.slot(rank, skipping: takenItems[section] ?? []), section: section)
  }

  /// Where an item was before the update; nil if it is new.
  ///
  /// A reloaded item keeps its place.
  ///
  /// - Complexity: O(changes in the section).
  package func oldIndexPath(forNew path: IndexPath) -> IndexPath? {
    if let origin = movedItemOrigins[path] { return origin }
    guard let section = oldSection(forNew: path.section), after[path.section] > path.item,
      !reloadedSections.contains(section)
    else { return nil }
    let taken = takenItems[path.section] ?? []
    guard !taken.contains(path.item) else { return nil }
    let rank = path.item - taken.prefix { $0 < path.item }.count
    return IndexPath(item: Self.slot(rank, skipping: removedItems[section] ?? []), section: section)
  }

  /// Whether the item was reloaded, so that its old and its new appearance are two views.
  package func isReloaded(old path: IndexPath) -> Bool { reloadedItems.contains(path) }

  /// Whether the section of that number before the update shows new views.
  package func isReloaded(oldSection section: Int) -> Bool { reloadedSections.contains(section) }

  /// The index of the free slot number `rank`, where the ascending `skipped` are not free.
  private static func slot(_ rank: Int, skipping skipped: [Int]) -> Int {
    skipped.reduce(rank) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
