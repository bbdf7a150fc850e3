import UIKit

/// What an update of a collection view inserts and deletes.
struct LayoutUpdates {
  private var insertedPaths: [IndexPath] = []
  private var deletedPaths: [IndexPath] = []
  /// Whether the bounds are being animated.
  var isChangingBounds = false

  mutating func begin(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      switch item.updateAction {
      case .insert: insertedPaths += [item.indexPathAfterUpdate].compactMap { $0 }
      case .delete: deletedPaths += [item.indexPathBeforeUpdate].compactMap { $0 }
      default: break
      }
    }
  }

  mutating func end() { (insertedPaths, deletedPaths) = ([], []) }

  func inserted(_ path: IndexPath) -> Bool { Self.covers(insertedPaths, path) }

  func deleted(_ path: IndexPath) -> Bool { Self.covers(deletedPaths, path) }

  /// Whether an item, or the whole of its section, is among some index paths.
  private static func covers(_ paths: [IndexPath], _ path: IndexPath) -> Bool {
    paths.contains { $0 == path || $0.item == NSNotFound && $0.section == path.section }
  }

  /// The attributes of an item that only moves: with the bounds it does so without fading.
  func passing(_ answer: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    isChangingBounds ? Self.opaque(answer) : answer
  }

  /// The same attributes with an alpha of 1.
  static func opaque(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 1
    return copy
  }
}
