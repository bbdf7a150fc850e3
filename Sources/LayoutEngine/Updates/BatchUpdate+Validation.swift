import Foundation

extension BatchUpdate {
  /// Checks each announced index against its space, and pairs of changes that exclude each other.
  ///
  /// - Parameters:
  ///   - before: The number of items of each section before the update.
  ///   - after: The same after it.
  /// - Throws: The first thing that UIKit would object to.
  /// - Complexity: O(changes · log changes).
  package func validateIndexes(before: [Int], after: [Int]) throws(InvalidUpdate) {
    for (operation, paths) in [
      (.delete, deletedItems), (.reload, reloadedItems), (.reconfigure, reconfiguredItems),
    ] as [(InvalidUpdate.Operation, [IndexPath])] {
      for path in paths { try Self.check(operation, path, .before, before) }
    }
    for path in insertedItems { try Self.check(.insert, path, .after, after) }
    for move in movedItems {
      try Self.check(.move, move.from, .before, before)
      try Self.check(.move, move.to, .after, after)
    }
    for section in deletedSections { try Self.check(.delete, section, .before, before) }
    for section in reloadedSections { try Self.check(.reload, section, .before, before) }
    for section in insertedSections { try Self.check(.insert, section, .after, after) }
    for move in movedSections {
      try Self.check(.move, move.from, .before, before)
      try Self.check(.move, move.to, .after, after)
    }
    try checkItemConflicts()
    try checkSectionConflicts()
  }

  private static func check(
    _ operation: InvalidUpdate.Operation, _ path: IndexPath, _ moment: InvalidUpdate.Moment,
    _ counts: [Int]
  ) throws(InvalidUpdate) {
    guard counts.indices.contains(path.section) else {
      throw .itemOfMissingSection(operation, path, sections: counts.count, moment)
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      throw .missingItem(operation, path, items: counts[path.section], moment)
    }
  }

  private static func check(
    _ operation: InvalidUpdate.Operation, _ section: Int, _ moment: InvalidUpdate.Moment,
    _ counts: [Int]
  ) throws(InvalidUpdate) {
    guard counts.indices.contains(section) else {
      throw .missingSection(operation, section, sections: counts.count, moment)
    }
  }

  private func checkItemConflicts() throws(InvalidUpdate) {
    let deleted = Set(deletedItems)
    if let path = reloadedItems.first(where: deleted.contains) {
      throw .deletedAndReloaded(.item(path))
    }
    if let section = reloadedSections.first(where: deletedSections.contains) {
      throw .deletedAndReloaded(.section(section))
    }
    let (origins, targets) = (movedItems.map(\.from), movedItems.map(\.to))
    if let path = origins.first(where: deleted.contains) { throw .deletedAndMoved(.item(path)) }
    let inserted = Set(insertedItems)
    if let path = targets.first(where: inserted.contains) { throw .insertedAndMoved(.item(path)) }
    for (operation, paths, moment) in [
      (.delete, deletedItems, .before), (.insert, insertedItems, .after),
      (.move, origins, .before), (.move, targets, .after),
    ] as [(InvalidUpdate.Operation, [IndexPath], InvalidUpdate.Moment)] {
      if let path = Self.firstRepeated(paths) { throw .repeated(operation, .item(path), moment) }
    }
  }

  private func checkSectionConflicts() throws(InvalidUpdate) {
    for move in movedSections {
      if deletedSections.contains(move.from) { throw .deletedAndMoved(.section(move.from)) }
      if insertedSections.contains(move.to) { throw .insertedAndMoved(.section(move.to)) }
    }
    if let section = Self.firstRepeated(movedSections.map(\.from)) {
      throw .repeated(.move, .section(section), .before)
    }
    if let section = Self.firstRepeated(movedSections.map(\.to)) {
      throw .repeated(.move, .section(section), .after)
    }
  }

  private static func firstRepeated<Index: Hashable>(_ indexes: [Index]) -> Index? {
    var seen: Set<Index> = []
    return indexes.first { !seen.insert($0).inserted }
  }
}
