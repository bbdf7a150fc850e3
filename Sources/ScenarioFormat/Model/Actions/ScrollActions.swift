/// `UICollectionView.ScrollPosition`.
public enum ScrollPosition: String, WordChoice {
  /// Just far enough to be visible.
  case none
  case top
  case centeredVertically
  case bottom
  case left
  case centeredHorizontally
  case right

  public static var synonyms: [String: String] {
    [
      "center": "centeredVertically", "centered": "centeredVertically", "leading": "left",
      "trailing": "right", "middle": "centeredVertically",
    ]
  }
}

extension Action {
  /// `scrollToItem(at:at:animated:)`.
  public struct ScrollToItem: Hashable, Sendable {
    public var item = Located<ItemReference>(.first, at: SourceName.none.location)
    public var position = ScrollPosition.none
    public var animated = true
  }

  /// `setContentOffset(_:animated:)`.
  public struct ContentOffsetChange: Hashable, Sendable {
    public var offset = PointExpression(x: 0, y: 0)
    public var animated = true
  }
}

extension Action.ScrollToItem {
  static let table = MappingTable<Self>(
    "scrollToItem", "scrolls until an item is where it should be"
  ) {
    Field(
      "item", \.item, .itemReference, "an index path, or first, last, center, tapped, pinched",
      required: true, synonyms: ["at", "indexPath"])
    Field(
      "position", \.position, .word, "a UICollectionView.ScrollPosition",
      synonyms: ["scrollPosition", "anchor"])
    Field("animated", \.animated, .bool, "whether it moves there")
  }

  static let reader = ValueReader.mapping({ Self() }, { table })
}

extension Action.ContentOffsetChange {
  static let table = MappingTable<Self>("setContentOffset", "scrolls to a place") {
    Field(
      "offset", \.offset, .pointExpression, "[x, y] in the content", required: true,
      synonyms: ["to", "contentOffset"])
    Field("animated", \.animated, .bool, "whether it moves there")
  }

  static let reader = ValueReader.byShape(
    list: ValueReader<PointExpression>.pointExpression.map { Self(offset: $0) },
    mapping: .mapping({ Self() }, { table }))
}
