/// Something about a layout that UIKit does not promise to bear, or that is not shown here.
package struct LayoutFinding: Hashable, Sendable {
  package let rule: Rule
  /// The method or the property of UIKit that is meant, by its full name.
  package let subject: String
  /// The statement of what was seen.
  package let message: String
  /// The file and line, from 1, of the class's own implementation, or of the statement; nil if it inherits
  /// UIKit's.
  package let place: Place?

  /// A line of a source file, from 1.
  package struct Place: Hashable, Sendable {
    package let path: String
    package let line: Int
  }

  /// A clause of the contract between a collection view and its layout.
  package enum Rule: String, Sendable, CaseIterable {
    case missingElement
    case missingItem
    case differentAnswers
    case duplicateElement
    case everythingReturned
    case smallContentSize
    case changedCache
    case incompleteCopy
    case animatedBoundsChange
    case needlessInvalidation
    case slowQuery
    case emptyContentSize
    case undeterminedOrder
    case ignoredAttributesClass
    case changedInPlace
    case attributesNotCopied
    case attributesNotCompared
    case missingTwin
    case scrollBeforeLayout
    case modelBeforeUpdates
    case leakingState
    case unheededProperty
    case growingWork

    /// The method of UIKit that is meant, by its full name; nil for a rule whose findings name their own subject.
    package var method: String? {
      switch self {
      case .missingElement, .duplicateElement, .everythingReturned, .changedCache, .incompleteCopy,
        .slowQuery, .undeterminedOrder, .ignoredAttributesClass:
        "layoutAttributesForElements(in:)"
      case .missingItem, .differentAnswers: "layoutAttributesForItem(at:)"
      case .smallContentSize, .emptyContentSize: "collectionViewContentSize"
      case .animatedBoundsChange, .changedInPlace: "initialLayoutAttributesForAppearingItem(at:)"
      case .needlessInvalidation: "shouldInvalidateLayout(forBoundsChange:)"
      case .attributesNotCopied, .attributesNotCompared, .missingTwin, .scrollBeforeLayout,
        .modelBeforeUpdates, .leakingState, .unheededProperty, .growingWork:
        nil
      }
    }

    /// The way to repair it.
    package var remedy: String {
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
      case .incompleteCopy:
        "let copy(with:) copy, and isEqual(_:) compare, each property that the class adds, and call super; "
          + "views are shown what was copied"
      case .animatedBoundsChange:
        "remember the inserted index paths in prepare(forCollectionViewUpdates:), change only those, "
          + "and forget them in finalizeCollectionViewUpdates(); rotating the device asks this "
          + "method as well"
      case .needlessInvalidation:
        "return true only when what is shown depends on the new bounds, for example when the size "
          + "changes; each true prepares the layout anew while scrolling"
      case .slowQuery:
        "prepare() can sort attributes by position, so that a query finds its first by binary search"
      case .emptyContentSize:
        "return the size of all content; what is outside of it is neither asked for nor scrolled to"
      case .undeterminedOrder:
        "if they are not meant to overlap, a frame is wrong; if they are, give them different zIndex values, since the "
          + "order of equal ones is not determined"
      case .ignoredAttributesClass:
        "override layoutAttributesClass to return that class, and make all attributes of it; UIKit makes those that it "
          + "makes itself by that property"
      case .changedInPlace:
        "copy the attributes before you change them (attributes.copy()); the object is the layout's own, or its "
          + "superclass's, and stays changed"
      case .attributesNotCopied:
        "override copy(with:), call super, and give the copy your properties"
      case .attributesNotCompared:
        "override isEqual(_:), compare your properties, and return what super returns if they are equal"
      case .missingTwin:
        "override the twin for elements that go, or say in it that they fade: return super's attributes"
      case .scrollBeforeLayout:
        "call layoutIfNeeded() before, or scroll in viewDidLayoutSubviews(), once"
      case .modelBeforeUpdates:
        "change the data inside of the closure, beside the calls that announce it; or call layoutIfNeeded() before"
      case .leakingState:
        "set the property in both cases, or set it back in the cell's prepareForReuse()"
      case .growingWork:
        "work out places once, in prepare(), and find the first that is seen by arithmetic or by binary search; return "
          + "what is seen alone"
      case .unheededProperty:
        "do not judge the animation by it; for example, in place of \(Self.badSetting), which shows "
          + "nothing, \(Self.goodSetting) is shown"
      }
    }

    /// A statement that the rule about properties finds fault with, and one that does what it is about.
    static let badSetting = "button.showsTouchWhenHighlighted = true"
    static let goodSetting = "button.adjustsImageWhenHighlighted = true"
  }
}
