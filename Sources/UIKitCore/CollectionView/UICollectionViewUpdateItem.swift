public import Foundation
import LayoutEngine

/// One change of a batch update, as a layout sees it.
///
/// Index paths of section changes have `item == NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change; `none` never occurs.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// In the index space before the update; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// In the index space after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }

  /// Whether a whole section changes.
  var isSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }

  /// The action with the places before and after, sections as `[2]`, `-` for no place.
  open override var description: String {
    let paths = [indexPathBeforeUpdate, indexPathAfterUpdate].map { path in
      path.map { $0.item == NSNotFound ? "[\($0.section)]" : "\(Array($0))" } ?? "-"
    }
    return "\(updateAction) \(paths[0]) -> \(paths[1])"
  }
}
