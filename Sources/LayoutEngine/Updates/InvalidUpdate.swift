package import Foundation

/// An update that UIKit would refuse.
package enum InvalidUpdate: Error, Hashable, Sendable {
  /// The kind of a change to an item or a section.
  package enum Operation: String, Sendable { case delete, insert, reload, reconfigure, move }

  /// The state in which an index counts.
  package enum Moment: String, Sendable { case before, after }

  /// The item or section that a change is about.
  package enum Subject: Hashable, Sendable {
    case item(IndexPath)
    case section(Int)
  }

  /// An item of a section that does not exist, since there are only so many.
  case itemOfMissingSection(Operation, IndexPath, sections: Int, Moment)
  /// An item that does not exist, since its section has only so many.
  case missingItem(Operation, IndexPath, items: Int, Moment)
  case missingSection(Operation, Int, sections: Int, Moment)
  case deletedAndReloaded(Subject)
  /// A move from what is deleted.
  case deletedAndMoved(Subject)
  /// A move to where something is inserted.
  case insertedAndMoved(Subject)
  /// The same change twice: of a move, `before` tells its origin, `after` its target.
  case repeated(Operation, Subject, Moment)
  /// The data source has another number of sections than the update makes.
  case sectionCounts(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The data source has another number of items in a section than the update makes.
  case itemCounts(ItemCounts)

  /// The item counts of a section, which is named as it is after the update.
  package struct ItemCounts: Hashable, Sendable {
    /// The index of the section after the update.
    package let section: Int
    /// The number of its items before the update.
    package let before: Int
    /// The number of its items after the update.
    package let after: Int
    /// The number of insertions into it.
    package let inserted: Int
    /// The number of deletions from it.
    package let deleted: Int
    /// The number of items that moved into it from others.
    package let movedIn: Int
    /// The number of items that moved out of it to others.
    package let movedOut: Int

    /// The counts of a section, with those of the update's changes that concern it.
    ///
    /// - Parameters:
    ///   - update: The changes of the update.
    ///   - section: The index of the section after the update.
    ///   - old: The index of the same section before it.
    ///   - before: The number of the section's items before the update.
    ///   - after: The number of its items after the update.
    /// - Complexity: O(changes).
    package init(_ update: BatchUpdate, section: Int, old: Int, before: Int, after: Int) {
      self.section = section
      self.before = before
      self.after = after
      inserted = update.insertedItems.count { $0.section == section }
      deleted = update.deletedItems.count { $0.section == old }
      movedIn = update.movedItems.count { $0.to.section == section }
      movedOut = update.movedItems.count { $0.from.section == old }
    }
  }
}

/// UIKit's words, as in the crash logs that engineers search for.
extension InvalidUpdate: CustomStringConvertible {
  package var description: String {
    switch self {
    case .itemOfMissingSection(let operation, let path, let sections, let moment):
      "attempt to \(operation) item \(path.item) \(operation.preposition(moment)) section "
        + "\(path.section), but there are only \(sections) sections \(moment) the update"
    case .missingItem(let operation, let path, let items, .before):
      "attempt to \(operation) item \(path.item) from section \(path.section) which only contains "
        + "\(items) items before the update"
    case .missingItem(let operation, let path, let items, .after):
      "attempt to \(operation) item \(path.item) into section \(path.section), but there are only "
        + "\(items) items in section \(path.section) after the update"
    case .missingSection(.insert, let section, let sections, _):
      "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .missingSection(.move, let section, let sections, .after):
      "attempt to move section into \(section), but there are only \(sections) sections after the "
        + "update"
    case .missingSection(let operation, let section, let sections, let moment):
      "attempt to \(operation) section \(section), but there are only \(sections) sections \(moment) "
        + "the update"
    case .deletedAndReloaded(let subject):
      "attempt to delete and reload the same \(subject.inException)"
    case .deletedAndMoved(.section(let section)):
      "attempt to delete and move from the same section \(section)"
    case .deletedAndMoved(let subject):
      "attempt to perform a delete and a move from the same \(subject.inException)"
    case .insertedAndMoved(let subject):
      "attempt to perform an insert and a move to the same \(subject.inException)"
    case .repeated(.move, let subject, let moment):
      "attempt to perform multiple moves \(moment == .before ? "from" : "to") the same "
        + subject.inException
    case .repeated(let operation, .item(let path), _):
      "attempt to \(operation) the same index path twice (\(path.inException))"
    case .repeated(let operation, .section(let section), _):
      "attempt to \(operation) section \(section) twice"
    case .sectionCounts(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (\(after)) must be equal to the number of sections "
        + "contained in the collection view before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .itemCounts(let counts): counts.description
    }
  }
}

extension InvalidUpdate.ItemCounts: CustomStringConvertible {
  package var description: String {
    "Invalid update: invalid number of items in section \(section).  The number of items contained "
      + "in an existing section after the update (\(after)) must be equal to the number of items "
      + "contained in that section before the update (\(before)), plus or minus the number of "
      + "items inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
      + "and plus or minus the number of items moved into or out of that section (\(movedIn) moved "
      + "in, \(movedOut) moved out)."
  }
}

extension InvalidUpdate.Operation: CustomStringConvertible {
  package var description: String { rawValue }

  fileprivate func preposition(_ moment: InvalidUpdate.Moment) -> String {
    moment == .before ? "from" : "into"
  }
}

extension InvalidUpdate.Moment: CustomStringConvertible {
  package var description: String { rawValue }
}

extension InvalidUpdate.Subject {
  fileprivate var inException: String {
    switch self {
    case .item(let path): "index path (\(path.inException))"
    case .section(let section): "section (\(section))"
    }
  }
}
