import AnimLayoutEngine
public import Foundation

/// One change of a batch update, as a layout sees it.
///
/// Index paths of section changes have `item == NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change; `none` never occurs.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// In the index space before the update; nil for an insertion.
  open nonisolated var indexPathBeforeUpdate: IndexPath? { before }
  /// In the index space after the update; nil for a deletion.
  open nonisolated var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open nonisolated var updateAction: Action { action }

  private nonisolated let action: Action
  private nonisolated let before: IndexPath?
  private nonisolated let after: IndexPath?

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
  }

  /// Creates a change of nothing: tests of layouts override what they tell.
  public override init() {
    action = .none
    before = nil
    after = nil
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
