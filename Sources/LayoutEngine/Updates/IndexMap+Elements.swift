import Foundation

extension IndexMap {
  /// The element after the update; supplementary and decoration views follow their section.
  package func newKey(forOld key: ElementKey) -> ElementKey? {
    moved(key, item: newIndexPath(forOld:), section: newSection(forOld:))
  }

  /// The element before the update; supplementary and decoration views follow their section.
  package func oldKey(forNew key: ElementKey) -> ElementKey? {
    moved(key, item: oldIndexPath(forNew:), section: oldSection(forNew:))
  }

  private func moved(
    _ key: ElementKey, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    switch key.kind {
    case .cell: return item(key.indexPath).map { ElementKey(kind: .cell, indexPath: $0) }
    case .supplementary, .decoration:
      // An index path of one index stands for something that belongs to no section.
      guard key.indexPath.count == 2 else { return key }
      return section(key.indexPath.section).map {
        ElementKey(kind: key.kind, indexPath: IndexPath(item: key.indexPath.item, section: $0))
      }
    }
  }
}
