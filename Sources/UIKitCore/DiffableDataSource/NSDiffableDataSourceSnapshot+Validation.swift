import Foundation

// Identifiers that UIKit does not accept, in its words. What was asked for is left undone.
extension NSDiffableDataSourceSnapshot {
  /// Whether no identifier is there twice, or already.
  func isUnique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ noun: String, besides known: [Identifier]
  ) -> Bool {
    var seen = Set(known)
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard let first = twice.first else { return true }
    UIEnvironment.raise(
      "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\(first))}")
    return false
  }

  /// The index of a section that has to be there.
  func knownSection(_ identifier: SectionIdentifierType) -> Int? {
    if let index = indexOfSection(identifier) { return index }
    UIEnvironment.raise(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)")
    return nil
  }

  /// Whether an item that has to be there is.
  func knownItem(_ identifier: ItemIdentifierType) -> Bool {
    if place(of: identifier) != nil { return true }
    UIEnvironment.raise("Invalid parameter not satisfying: indexPath != nil (\(identifier))")
    return false
  }

  func contains(_ identifiers: [ItemIdentifierType], to verb: String) -> Bool {
    let known = Set(itemIdentifiers)
    guard let unknown = identifiers.first(where: { !known.contains($0) }) else { return true }
    UIEnvironment.raise(
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(unknown)")
    return false
  }

  /// Takes items out that are about to be added once more: UIKit moves them, and says what that costs.
  mutating func removeBeforeMoving(_ identifiers: [ItemIdentifierType]) {
    let known = Set(itemIdentifiers)
    let moved = identifiers.filter(known.contains)
    guard !moved.isEmpty else { return }
    UIEnvironment.warn(
      "Diffable data source detected an attempt to insert or append \(moved.count) item identifier"
        + "\(moved.count == 1 ? "" : "s") that already exist in the snapshot. The existing item "
        + "identifiers will be moved into place instead, but this operation will be more expensive. For "
        + "best performance, inserted item identifiers should always be unique.")
    deleteItems(moved)
  }
}
