/// The successors of a collection view's elements in a change, and their origins.
package struct ElementCorrespondence: Sendable {
  private let map: IndexMap?
  private let inserted: Set<ElementKey>
  private let deleted: Set<ElementKey>

  /// Every element stays who it is, as in a change of layout.
  package static let identity = ElementCorrespondence(map: nil, inserted: [], deleted: [])

  /// The correspondence of a batch update and of the layout's supplementary and decoration views.
  ///
  /// - Parameters:
  ///   - map: The places of items and sections before and after the update.
  ///   - inserted: The views of sections that the layout counts as new, by their keys after the
  ///     update.
  ///   - deleted: The views of sections that it counts as gone, by their keys before the update.
  package init(
    _ map: IndexMap, inserted: Set<ElementKey> = [], deleted: Set<ElementKey> = []
  ) {
    self.init(map: map, inserted: inserted, deleted: deleted)
  }

  private init(map: IndexMap?, inserted: Set<ElementKey>, deleted: Set<ElementKey>) {
    (self.map, self.inserted, self.deleted) = (map, inserted, deleted)
  }

  /// The element that `old` has become; nil if it is gone, or another view takes its place.
  ///
  /// - Complexity: That of `IndexMap.newIndexPath(forOld:)`.
  package func successor(of old: ElementKey) -> ElementKey? {
    guard !deleted.contains(old) else { return nil }
    guard let map else { return old }
    switch old.kind {
    case .cell where map.isReloaded(old: old.indexPath): return nil
    case .supplementary
    where old.indexPath.count > 1 && map.isReloaded(oldSection: old.indexPath.section):
      return nil
    default: break
    }
    return map.newKey(forOld: old)
  }

  /// The element in whose place `new` is, the one that it replaces included; nil if there was none.
  ///
  /// - Complexity: That of `IndexMap.oldIndexPath(forNew:)`.
  package func origin(of new: ElementKey) -> ElementKey? {
    guard !inserted.contains(new) else { return nil }
    return map.map { $0.oldKey(forNew: new) } ?? new
  }
}
