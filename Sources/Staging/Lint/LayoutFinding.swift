/// Something about a layout that UIKit does not promise to bear.
public struct LayoutFinding: Hashable, Sendable {
  public let rule: Rule
  /// What was seen.
  public let message: String
  /// The file and line, from 1, of the class's own implementation; nil if it inherits UIKit's.
  public let place: Place?

  public struct Place: Hashable, Sendable {
    public let path: String
    public let line: Int
  }

  /// A clause of the contract between a collection view and its layout.
  public enum Rule: String, Sendable, CaseIterable {
    case missingElement
    case missingItem
    case differentAnswers
    case duplicateElement
    case everythingReturned
    case smallContentSize
    case changedCache
    case animatedBoundsChange
    case needlessInvalidation
    case slowQuery

    /// The method of UIKit that is meant, by its full name.
    public var method: String {
      switch self {
      case .missingElement, .duplicateElement, .everythingReturned, .changedCache, .slowQuery:
        "layoutAttributesForElements(in:)"
      case .missingItem, .differentAnswers: "layoutAttributesForItem(at:)"
      case .smallContentSize: "collectionViewContentSize"
      case .animatedBoundsChange: "initialLayoutAttributesForAppearingItem(at:)"
      case .needlessInvalidation: "shouldInvalidateLayout(forBoundsChange:)"
      }
    }

    /// What to do about it.
    public var remedy: String {
      switch self {
      case .missingElement:
        "return the attributes of every element whose frame intersects the rectangle; what is not "
          + "returned is not shown"
      case .missingItem:
        "return attributes for every index path, seen or not; updates and scrollToItem ask for them"
      case .differentAnswers:
        "let both methods return the same attributes, for example one of them what the other has "
          + "stored"
      case .duplicateElement:
        "give each element of a kind an index path of its own; the collection view keeps one view "
          + "for each"
      case .everythingReturned:
        "keep only attributes whose frame intersects the rectangle; a view is made for each"
      case .smallContentSize:
        "let it contain all frames; what is beyond cannot be scrolled to"
      case .changedCache:
        "copy attributes before changing them (attributes.copy()), and start from the originals each "
          + "time"
      case .animatedBoundsChange:
        "remember the inserted index paths in prepare(forCollectionViewUpdates:), change only those, "
          + "and forget them in finalizeCollectionViewUpdates(); rotating the device asks this "
          + "method as well"
      case .needlessInvalidation:
        "return true only when what is shown depends on the new bounds, for example when the size "
          + "changes; each true prepares the layout anew while scrolling"
      case .slowQuery:
        "prepare() can sort attributes by position, so that a query finds its first by binary search"
      }
    }
  }
}
