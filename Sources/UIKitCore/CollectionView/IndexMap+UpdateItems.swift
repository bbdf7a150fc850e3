import AnimLayoutEngine
import Foundation

extension IndexMap {
  /// The changes as a layout is told of them: deletions descending, insertions ascending, reloads,
  /// moves; sections have `item == NSNotFound`.
  @MainActor func updateItems(for update: BatchUpdate) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items: [UICollectionViewUpdateItem] = []
    let deleted = update.deletedSections.map(section) + update.deletedItems
    items += deleted.sorted(by: >).map {
      UICollectionViewUpdateItem(.delete, before: $0, after: nil)
    }
    let inserted = update.insertedSections.map(section) + update.insertedItems
    items += inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += update.reloadedSections.map {
      UICollectionViewUpdateItem(
        .reload, before: section($0), after: newSection(forOld: $0).map(section))
    }
    items += update.reloadedItems.sorted().map {
      UICollectionViewUpdateItem(.reload, before: $0, after: newIndexPath(forOld: $0))
    }
    items += update.movedSections.sorted { $0.from < $1.from }.map {
      UICollectionViewUpdateItem(.move, before: section($0.from), after: section($0.to))
    }
    items += update.movedItems.sorted { $0.from < $1.from }.map {
      UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to)
    }
    return items
  }
}
