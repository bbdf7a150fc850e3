import AnimLayoutEngine

/// The layout's words about its elements since it was prepared, in its own coordinates.
struct LayoutAnswers {
  /// What was said last of each element.
  private(set) var byKey: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The elements of the tiles that are seen, each once, in the layout's order.
  var inTiles: [UICollectionViewLayoutAttributes] = []
  /// Whether no elements were asked for since the layout was prepared.
  var isFirst = false
  /// Whether the content was of another size before the layout was prepared.
  var isOfAnotherSize = false
  /// The elements of tiles that are to be seen next, and where those are; nil if none were asked for.
  var ahead: (tiles: CGRect, elements: [UICollectionViewLayoutAttributes])?

  /// Keeps what the layout answered to one query.
  ///
  /// Of an element that is named several times the last attributes count, as UIKit keeps one slot for
  /// each: layouts that only ever append to what they prepared before depend on it.
  ///
  /// - Returns: The elements, each identity once.
  /// - Complexity: O(elements).
  mutating func note(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    var seen: Set<ElementKey> = []
    return elements.reversed().filter { attributes in
      guard seen.insert(attributes.key).inserted else { return false }
      byKey[attributes.key] = attributes
      return true
    }.reversed()
  }
}
