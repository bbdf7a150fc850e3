/// The names of UIKit and Swift before Swift 3.
enum LegacyNames {
  /// A method or function: its present base name, and the label that its first argument has got.
  struct Method {
    let name: String
    /// Nil if there is none.
    let label: String?

    init(_ name: String, _ label: String? = nil) { (self.name, self.label) = (name, label) }
  }

  /// Whether it is a method of Swift's own types, and no function.
  static func isLibraryMethod(_ name: String) -> Bool { libraryMethods.contains(name) }

  private static let libraryMethods: Set = [
    "enumerate", "reverse", "sort", "sortInPlace", "appendContentsOf", "removeAtIndex", "indexOf",
    "minElement", "maxElement",
  ]

  /// Methods that only sources of that time override.
  static let signs: Set = [
    "prepareLayout", "layoutAttributesForElementsInRect", "layoutAttributesForItemAtIndexPath",
    "shouldInvalidateLayoutForBoundsChange", "layoutAttributesForSupplementaryViewOfKind",
    "targetContentOffsetForProposedContentOffset", "applyLayoutAttributes",
    "collectionViewContentSize", "initialLayoutAttributesForAppearingItemAtIndexPath",
    "finalLayoutAttributesForDisappearingItemAtIndexPath",
  ]

  /// The names of the same methods in overrides of today.
  static let presentSigns: Set = [
    "prepare", "layoutAttributesForElements", "layoutAttributesForItem", "shouldInvalidateLayout",
    "layoutAttributesForSupplementaryView", "targetContentOffset", "apply",
  ]

  /// Words that those sources did not have.
  static let presentWords: Set = ["IndexPath", "fileprivate", "DispatchQueue"]

  /// The largest and smallest numbers of types with fractions.
  static let bounds = ["max": "greatestFiniteMagnitude", "min": "leastNormalMagnitude"]

  static let methods: [String: Method] = [
    "splice": .init("insert", "contentsOf"), "addObject": .init("add"),
    "objectAtIndex": .init("object", "at"),
    // Layouts
    "prepareLayout": .init("prepare"),
    "layoutAttributesForElementsInRect": .init("layoutAttributesForElements", "in"),
    "layoutAttributesForItemAtIndexPath": .init("layoutAttributesForItem", "at"),
    "layoutAttributesForSupplementaryViewOfKind":
      .init("layoutAttributesForSupplementaryView", "ofKind"),
    "layoutAttributesForSupplementaryElementOfKind":
      .init("layoutAttributesForSupplementaryElement", "ofKind"),
    "layoutAttributesForDecorationViewOfKind":
      .init("layoutAttributesForDecorationView", "ofKind"),
    "initialLayoutAttributesForAppearingItemAtIndexPath":
      .init("initialLayoutAttributesForAppearingItem", "at"),
    "finalLayoutAttributesForDisappearingItemAtIndexPath":
      .init("finalLayoutAttributesForDisappearingItem", "at"),
    "initialLayoutAttributesForAppearingSupplementaryElementOfKind":
      .init("initialLayoutAttributesForAppearingSupplementaryElement", "ofKind"),
    "finalLayoutAttributesForDisappearingSupplementaryElementOfKind":
      .init("finalLayoutAttributesForDisappearingSupplementaryElement", "ofKind"),
    "initialLayoutAttributesForAppearingDecorationElementOfKind":
      .init("initialLayoutAttributesForAppearingDecorationElement", "ofKind"),
    "finalLayoutAttributesForDisappearingDecorationElementOfKind":
      .init("finalLayoutAttributesForDisappearingDecorationElement", "ofKind"),
    "shouldInvalidateLayoutForBoundsChange": .init("shouldInvalidateLayout", "forBoundsChange"),
    "shouldInvalidateLayoutForPreferredLayoutAttributes":
      .init("shouldInvalidateLayout", "forPreferredLayoutAttributes"),
    "invalidationContextForBoundsChange": .init("invalidationContext", "forBoundsChange"),
    "invalidationContextForPreferredLayoutAttributes":
      .init("invalidationContext", "forPreferredLayoutAttributes"),
    "invalidateLayoutWithContext": .init("invalidateLayout", "with"),
    "targetContentOffsetForProposedContentOffset":
      .init("targetContentOffset", "forProposedContentOffset"),
    "prepareForCollectionViewUpdates": .init("prepare", "forCollectionViewUpdates"),
    "prepareForAnimatedBoundsChange": .init("prepare", "forAnimatedBoundsChange"),
    "prepareForTransitionToLayout": .init("prepareForTransition", "to"),
    "prepareForTransitionFromLayout": .init("prepareForTransition", "from"),
    "invalidateItemsAtIndexPaths": .init("invalidateItems", "at"),
    "invalidateSupplementaryElementsOfKind": .init("invalidateSupplementaryElements", "ofKind"),
    "invalidateDecorationElementsOfKind": .init("invalidateDecorationElements", "ofKind"),
    // Views
    "applyLayoutAttributes": .init("apply"),
    "preferredLayoutAttributesFittingAttributes": .init("preferredLayoutAttributesFitting"),
    "registerClass": .init("register"),
    "registerNib": .init("register"),
    "numberOfItemsInSection": .init("numberOfItems", "inSection"),
    "numberOfSectionsInCollectionView": .init("numberOfSections", "in"),
    "cellForItemAtIndexPath": .init("cellForItem", "at"),
    "indexPathForItemAtPoint": .init("indexPathForItem", "at"),
    "indexPathForCell": .init("indexPath", "for"),
    "dequeueReusableCellWithReuseIdentifier":
      .init("dequeueReusableCell", "withReuseIdentifier"),
    "dequeueReusableSupplementaryViewOfKind":
      .init("dequeueReusableSupplementaryView", "ofKind"),
    "insertItemsAtIndexPaths": .init("insertItems", "at"),
    "deleteItemsAtIndexPaths": .init("deleteItems", "at"),
    "reloadItemsAtIndexPaths": .init("reloadItems", "at"),
    "moveItemAtIndexPath": .init("moveItem", "at"),
    "scrollToItemAtIndexPath": .init("scrollToItem", "at"),
    "deselectItemAtIndexPath": .init("deselectItem", "at"),
    "locationInView": .init("location", "in"),
    "translationInView": .init("translation", "in"),
    "velocityInView": .init("velocity", "in"),
    "itemsInRect": .init("items", "in"),
    "updateItemUsingCurrentState": .init("updateItem", "usingCurrentState"),
    "layoutAttributesForCellAtIndexPath": .init("layoutAttributesForCell", "at"),
    "animateWithDuration": .init("animate", "withDuration"),
    "sizeWithAttributes": .init("size", "withAttributes"),
    "boundingRectWithSize": .init("boundingRect", "with"),
    "systemFontOfSize": .init("systemFont", "ofSize"),
    "boldSystemFontOfSize": .init("boldSystemFont", "ofSize"),
    "colorWithAlphaComponent": .init("withAlphaComponent"),
    // Swift's library
    "enumerate": .init("enumerated"), "reverse": .init("reversed"),
    "sortInPlace": .init("sort"), "sort": .init("sorted"),
    "appendContentsOf": .init("append", "contentsOf"),
    "removeAtIndex": .init("remove", "at"), "indexOf": .init("firstIndex", "of"),
    "minElement": .init("min"), "maxElement": .init("max"),
    "copyWithZone": .init("copy", "with"),
  ]

  /// Labels of other arguments.
  static let labels: [String: String] = [
    "atIndexPath": "at", "withIndexPath": "with", "atIndexPaths": "at", "toIndexPath": "to",
    "forIndexPath": "for", "atIndex": "at", "forCellWithIndexPath": "forCellWith",
    "atScrollPosition": "at", "keepCapacity": "keepingCapacity",
    "sizeForItemAtIndexPath": "sizeForItemAt", "insetForSectionAtIndex": "insetForSectionAt",
    "minimumLineSpacingForSectionAtIndex": "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAtIndex": "minimumInteritemSpacingForSectionAt",
    "cellForItemAtIndexPath": "cellForItemAt", "didSelectItemAtIndexPath": "didSelectItemAt",
    "didDeselectItemAtIndexPath": "didDeselectItemAt",
  ]

  /// Methods that have become properties, whatever they were called on.
  static let properties: [String: String] = [
    "numberOfSections": "numberOfSections", "visibleCells": "visibleCells",
    "indexPathsForVisibleItems": "indexPathsForVisibleItems",
    "indexPathsForSelectedItems": "indexPathsForSelectedItems",
    "collectionViewContentSize": "collectionViewContentSize",
    "layoutAttributesClass": "layoutAttributesClass",
    "invalidationContextClass": "invalidationContextClass", "mainScreen": "main",
    "sharedApplication": "shared", "currentDevice": "current",
    "intrinsicContentSize": "intrinsicContentSize",
    "blackColor": "black", "whiteColor": "white", "grayColor": "gray", "redColor": "red",
    "lightGrayColor": "lightGray", "darkGrayColor": "darkGray", "greenColor": "green",
    "blueColor": "blue", "cyanColor": "cyan", "yellowColor": "yellow", "magentaColor": "magenta",
    "orangeColor": "orange", "purpleColor": "purple", "brownColor": "brown", "clearColor": "clear",
  ]

  static let types: [String: String] = [
    "NSIndexPath": "IndexPath", "NSTimeInterval": "TimeInterval",
    "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero", "CGRectZero": "CGRect.zero",
    "CGRectNull": "CGRect.null", "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
  ]

  /// Cases of UIKit's enumerations, which began with a capital.
  static let cases: Set = [
    "Vertical", "Horizontal", "Cell", "SupplementaryView", "DecorationView", "Insert", "Delete",
    "Reload", "Move", "Began", "Changed", "Ended", "Cancelled", "Failed", "Possible", "Top",
    "Bottom", "Left", "Right", "CenteredVertically", "CenteredHorizontally", "Center",
    "BeginFromCurrentState", "CurveEaseInOut", "CurveEaseIn", "CurveEaseOut", "CurveLinear",
    "ScaleAspectFill", "ScaleAspectFit", "ScaleToFill", "FlexibleWidth", "FlexibleHeight",
  ]
}
