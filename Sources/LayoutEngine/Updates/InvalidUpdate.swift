import Foundation

/// An update that UIKit would refuse, with the words in which it does.
package struct InvalidUpdate: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension BatchUpdate {
  /// Checks each announced index against its space, and pairs of changes that exclude each other.
  package func validateIndexes(before: [Int], after: [Int]) throws(InvalidUpdate) {
    for path in deletedItems {
      try Self.check(path, in: before, verb: "delete item", place: "from", moment: "before")
    }
    for path in reloadedItems {
      try Self.check(path, in: before, verb: "reload item", place: "from", moment: "before")
    }
    for path in reconfiguredItems {
      try Self.check(path, in: before, verb: "reconfigure item", place: "from", moment: "before")
    }
    for path in insertedItems {
      try Self.check(path, in: after, verb: "insert item", place: "into", moment: "after")
    }
    for move in movedItems {
      try Self.check(move.from, in: before, verb: "move item", place: "from", moment: "before")
      try Self.check(move.to, in: after, verb: "move item", place: "into", moment: "after")
    }
    for section in deletedSections where section >= before.count {
      throw InvalidUpdate(
        "attempt to delete section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    for section in reloadedSections where section >= before.count {
      throw InvalidUpdate(
        "attempt to reload section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    for section in insertedSections where section >= after.count {
      throw InvalidUpdate(
        "attempt to insert section \(section) but there are only \(after.count) sections after the "
          + "update")
    }
    for move in movedSections {
      guard before.indices.contains(move.from) else {
        throw InvalidUpdate(
          "attempt to move section \(move.from), but there are only \(before.count) sections before "
            + "the update")
      }
      guard after.indices.contains(move.to) else {
        throw InvalidUpdate(
          "attempt to move section into \(move.to), but there are only \(after.count) sections "
            + "after the update")
      }
    }
    try checkConflicts()
  }

  private static func check(
    _ path: IndexPath, in counts: [Int], verb: String, place: String, moment: String
  ) throws(InvalidUpdate) {
    guard counts.indices.contains(path.section) else {
      throw InvalidUpdate(
        "attempt to \(verb) \(path.item) \(place) section \(path.section), but there are only "
          + "\(counts.count) sections \(moment) the update")
    }
    let count = counts[path.section]
    guard path.item >= count || path.item < 0 else { return }
    throw InvalidUpdate(
      moment == "before"
        ? "attempt to \(verb) \(path.item) \(place) section \(path.section) which only contains "
          + "\(count) items before the update"
        : "attempt to \(verb) \(path.item) \(place) section \(path.section), but there are only "
          + "\(count) items in section \(path.section) after the update")
  }

  private func checkConflicts() throws(InvalidUpdate) {
    let deleted = Set(deletedItems)
    if let path = reloadedItems.first(where: deleted.contains) {
      throw InvalidUpdate(
        "attempt to delete and reload the same index path (\(path.inException))")
    }
    if let section = reloadedSections.first(where: deletedSections.contains) {
      throw InvalidUpdate("attempt to delete and reload the same section (\(section))")
    }
    let origins = movedItems.map(\.from)
    if let path = origins.first(where: deleted.contains) {
      throw InvalidUpdate(
        "attempt to perform a delete and a move from the same index path (\(path.inException))")
    }
    let inserted = Set(insertedItems)
    if let path = movedItems.map(\.to).first(where: inserted.contains) {
      throw InvalidUpdate(
        "attempt to perform an insert and a move to the same index path (\(path.inException))")
    }
    if let path = Self.firstRepeated(deletedItems) {
      throw InvalidUpdate("attempt to delete the same index path twice (\(path.inException))")
    }
    if let path = Self.firstRepeated(insertedItems) {
      throw InvalidUpdate("attempt to insert the same index path twice (\(path.inException))")
    }
    if let path = Self.firstRepeated(origins) {
      throw InvalidUpdate(
        "attempt to perform multiple moves from the same index path (\(path.inException))")
    }
    if let path = Self.firstRepeated(movedItems.map(\.to)) {
      throw InvalidUpdate(
        "attempt to perform multiple moves to the same index path (\(path.inException))")
    }
    for move in movedSections {
      if deletedSections.contains(move.from) {
        throw InvalidUpdate("attempt to delete and move from the same section \(move.from)")
      }
      if insertedSections.contains(move.to) {
        throw InvalidUpdate(
          "attempt to perform an insert and a move to the same section (\(move.to))")
      }
    }
  }

  private static func firstRepeated(_ paths: [IndexPath]) -> IndexPath? {
    var seen: Set<IndexPath> = []
    return paths.first { !seen.insert($0).inserted }
  }
}

extension InvalidUpdate {
  package static func sectionCounts(
    _ update: BatchUpdate, before: Int, after: Int
  ) -> InvalidUpdate {
    InvalidUpdate(
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (\(after)) must be equal to the number of sections "
        + "contained in the collection view before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(update.insertedSections.count) inserted, "
        + "\(update.deletedSections.count) deleted).")
  }

  package static func itemCounts(
    _ update: BatchUpdate, section: Int, old: Int, before: Int, after: Int
  ) -> InvalidUpdate {
    let inserted = update.insertedItems.count { $0.section == section }
    let deleted = update.deletedItems.count { $0.section == old }
    let movedIn = update.movedItems.count { $0.to.section == section }
    let movedOut = update.movedItems.count { $0.from.section == old }
    return InvalidUpdate(
      "Invalid update: invalid number of items in section \(section).  The number of items contained "
        + "in an existing section after the update (\(after)) must be equal to the number of items "
        + "contained in that section before the update (\(before)), plus or minus the number of "
        + "items inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
        + "and plus or minus the number of items moved into or out of that section (\(movedIn) moved "
        + "in, \(movedOut) moved out).")
  }
}
