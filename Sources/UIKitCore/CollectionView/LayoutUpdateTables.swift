import AnimLayoutEngine
import Foundation

/// Answers of the base class of layouts to the questions for initial and final attributes.
@MainActor struct LayoutUpdateTables {
  typealias Lookup = (ElementKey) -> UICollectionViewLayoutAttributes?

  private let initial: Lookup
  private let final: Lookup
  /// A layout that does not pass an update on to `super` gets no answers from it, as in UIKit.
  private var isNoted: Bool

  mutating func note(_ items: [UICollectionViewUpdateItem]) { isNoted = true }

  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    isNoted ? initial(key) : nil
  }

  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    isNoted ? final(key) : nil
  }

  /// The answers during an update: new elements start as faded copies of themselves, deleted ones
  /// end as such, and those that stay travel from their old to their new attributes.
  ///
  /// `old` looks elements up in the layout as it was, by old index paths; `new` in the layout as it
  /// is now, by new ones.
  static func update(map: IndexMap, old: @escaping Lookup, new: @escaping Lookup) -> Self {
    Self(
      initial: { key in
        guard let origin = map.oldKey(forNew: key), !map.isReloaded(old: origin.indexPath) else {
          return new(key)?.faded()
        }
        return old(origin)?.moved(to: key.indexPath)
      },
      final: { key in
        guard let target = map.newKey(forOld: key), !map.isReloaded(old: key.indexPath) else {
          return old(key)?.faded()
        }
        return new(target)?.moved(to: key.indexPath)
      },
      isNoted: false)
  }

  /// The answers during an animated bounds change: a cross-fade on the way from the old to the new
  /// place.
  static func boundsChange(old: @escaping Lookup, new: @escaping Lookup) -> Self {
    Self(
      initial: { (old($0) ?? new($0))?.faded() },
      final: { (new($0) ?? old($0))?.faded() },
      isNoted: true)
  }
}
