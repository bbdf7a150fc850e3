public import Geometry

/// The collection view's own properties; names and defaults are UIKit's.
public struct CollectionView: Hashable, Sendable {
  /// In the canvas; `bounds` is the canvas.
  public var frame = RectExpression.bounds
  public var contentInset = EdgeInsets.zero
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.never
  public var backgroundColor = ThemedColor.clear
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var bounces = true
  public var isPagingEnabled = false
  public var isScrollEnabled = true
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public var decelerationRate = DecelerationRate.normal
  public var showsScrollIndicator = true

  public enum ContentInsetAdjustmentBehavior: String, WordChoice {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public enum DecelerationRate: String, WordChoice {
    case normal
    case fast
  }
}

extension CollectionView {
  /// Every property, in the order of the table.
  public static var propertyNames: [String] { table.fields.map(\.description.name) }

  static let table = MappingTable<CollectionView>(
    "collectionView", "the collection view's own properties"
  ) {
    Field(
      "frame", \.frame, .rectExpression,
      "[x, y, width, height] in the canvas; all of it if left out")
    Field("contentInset", \.contentInset, .insets(-10_000...10_000), "space around the content")
    Field(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .word,
      "whether the safe area adds to the content inset")
    Field(
      "backgroundColor", \.backgroundColor, .color, "the colour behind the cells",
      synonyms: ["background"])
    Field(
      "alwaysBounceVertical", \.alwaysBounceVertical, .bool,
      "bounces even when the content is shorter than the view")
    Field(
      "alwaysBounceHorizontal", \.alwaysBounceHorizontal, .bool,
      "bounces even when the content is narrower than the view")
    Field("bounces", \.bounces, .bool, "whether scrolling goes past the edge and returns")
    Field(
      "isPagingEnabled", \.isPagingEnabled, .bool, "stops at multiples of the view's size",
      synonyms: ["pagingEnabled"])
    Field(
      "isScrollEnabled", \.isScrollEnabled, .bool, "whether fingers scroll",
      synonyms: ["scrollEnabled"])
    Field("allowsSelection", \.allowsSelection, .bool, "whether a tap selects")
    Field(
      "allowsMultipleSelection", \.allowsMultipleSelection, .bool,
      "whether a tap adds to the selection")
    Field("decelerationRate", \.decelerationRate, .word, "normal or fast")
    Field(
      "showsScrollIndicator", \.showsScrollIndicator, .bool,
      "whether the indicator shows while scrolling",
      synonyms: [
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "showsIndicators",
      ])
  }
}

extension ValueReader where Value == CollectionView {
  static let collectionView = ValueReader.mapping({ CollectionView() }, { CollectionView.table })
}
