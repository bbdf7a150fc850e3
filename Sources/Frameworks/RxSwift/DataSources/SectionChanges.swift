import AnimLayoutEngine
import Foundation

/// What changes between two lists of sections, where the sections stay the same ones.
struct SectionChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  /// As they are counted before.
  var reloaded: [IndexPath] = []

  /// What leads from one list to another; nil if that is not said by items alone, as there are other sections, or items twice.
  init?<Section: AnimatableSectionModelType>(from old: [Section], to new: [Section]) {
    guard old.map(\.identity) == new.map(\.identity) else { return nil }
    for (index, (before, after)) in zip(old, new).enumerated() {
      let (names, newNames) = (before.items.map(\.identity), after.items.map(\.identity))
      guard Set(names).count == names.count, Set(newNames).count == newNames.count else {
        return nil
      }
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: index) }
      for change in newNames.difference(from: names).inferringMoves() {
        switch change {
        case .remove(let offset, _, let target):
          if target == nil { deleted.append(path(offset)) }
        case .insert(let offset, _, let source):
          if let source {
            moved.append((path(source), path(offset)))
          } else {
            inserted.append(path(offset))
          }
        }
      }
      let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
      for item in after.items {
        if let place = places[item.identity], before.items[place] != item {
          reloaded.append(path(place))
        }
      }
    }
    // What moves is not loaded anew in the same step.
    guard !reloaded.contains(where: { one in moved.contains { $0.from == one } }) else {
      return nil
    }
  }
}
