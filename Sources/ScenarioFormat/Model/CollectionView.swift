package import AnimGeometry

/// The collection view's own properties; names and defaults are UIKit's.
package struct CollectionView: Hashable, Sendable {
  /// In the canvas; `bounds` is the canvas.
  package var frame = RectExpression.bounds
  package var contentInset = EdgeInsets.zero
  package var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  package var backgroundColor = ThemedColor.clear
  package var alwaysBounceVertical = false
  package var alwaysBounceHorizontal = false
  package var bounces = true
  package var isPagingEnabled = false
  package var isScrollEnabled = true
  package var allowsSelection = true
  package var allowsMultipleSelection = false
  package var decelerationRate = DecelerationRate.normal
  package var showsScrollIndicator = true
  package var isPrefetchingEnabled = true
  package var hasRefreshControl = false
  /// Behind everything, from back to front; they do not scroll.
  package var backgroundViews: [ViewElement] = []
  /// The menu of every item; nil for none.
  package var contextMenu: ContextMenu?

  /// A collection view as UIKit makes it.
  package init() {}

  /// The effect of the safe area on the content's insets, as `UIScrollView` has it.
  package enum ContentInsetAdjustmentBehavior: String, WordChoice {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// The rate at which content slows down that a finger has let go, as `UIScrollView` has it.
  package enum DecelerationRate: String, WordChoice {
    case normal
    case fast
  }
}

extension CollectionView {
  /// A property, by its name; in the order of the table.
  package enum Property: String, CaseIterable, Sendable {
    case frame
    case contentInset
    case contentInsetAdjustmentBehavior
    case backgroundColor
    case alwaysBounceVertical
    case alwaysBounceHorizontal
    case bounces
    case isPagingEnabled
    case isScrollEnabled
    case allowsSelection
    case allowsMultipleSelection
    case decelerationRate
    case showsScrollIndicator
    case isPrefetchingEnabled
    case refreshControl

    fileprivate var field: Field<CollectionView> {
      switch self {
      case .frame:
        Field(
          rawValue, \.frame, .rectExpression,
          "[x, y, width, height] in the canvas; all of it if left out")
      case .contentInset:
        Field(rawValue, \.contentInset, .insets(-10_000...10_000), "space around the content")
      case .contentInsetAdjustmentBehavior:
        Field(
          rawValue, \.contentInsetAdjustmentBehavior, .word,
          "whether the safe area adds to the content inset")
      case .backgroundColor:
        Field(
          rawValue, \.backgroundColor, .color, "the colour behind the cells",
          synonyms: ["background"])
      case .alwaysBounceVertical:
        Field(
          rawValue, \.alwaysBounceVertical, .bool,
          "bounces even when the content is shorter than the view")
      case .alwaysBounceHorizontal:
        Field(
          rawValue, \.alwaysBounceHorizontal, .bool,
          "bounces even when the content is narrower than the view")
      case .bounces:
        Field(rawValue, \.bounces, .bool, "whether scrolling goes past the edge and returns")
      case .isPagingEnabled:
        Field(
          rawValue, \.isPagingEnabled, .bool, "stops at multiples of the view's size",
          synonyms: ["pagingEnabled"])
      case .isScrollEnabled:
        Field(
          rawValue, \.isScrollEnabled, .bool, "whether fingers scroll",
          synonyms: ["scrollEnabled"])
      case .allowsSelection:
        Field(rawValue, \.allowsSelection, .bool, "whether a tap selects")
      case .allowsMultipleSelection:
        Field(
          rawValue, \.allowsMultipleSelection, .bool,
          "whether a tap adds to the selection")
      case .decelerationRate:
        Field(rawValue, \.decelerationRate, .word, "normal or fast")
      case .showsScrollIndicator:
        Field(
          rawValue, \.showsScrollIndicator, .bool,
          "whether the indicator shows while scrolling",
          synonyms: [
            "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "showsIndicators",
          ])
      case .isPrefetchingEnabled:
        Field(
          rawValue, \.isPrefetchingEnabled, .bool,
          "what the collection view says of it; some layouts insist on false",
          synonyms: ["prefetchingEnabled"])
      case .refreshControl:
        Field(
          rawValue, \.hasRefreshControl, .bool,
          "whether a wheel turns when the content is pulled down, until 'endRefreshing'",
          synonyms: ["refreshable", "pullToRefresh"])
      }
    }
  }

  static let table = MappingTable<CollectionView>(
    "collectionView", "the collection view's own properties"
  ) {
    Property.allCases.map(\.field) + [
      Field(
        "backgroundView", \.backgroundViews, .views,
        "views behind everything that do not scroll, such as [{image: {source: photo:alps/3}}]",
        synonyms: ["wallpaper", "backgroundViews"]),
      Field(
        "contextMenu", \.contextMenu, ValueReader<ContextMenu>.contextMenu.optional,
        "the menu that a long press on an item opens",
        synonyms: ["menu", "contextMenuConfiguration"]),
    ]
  }
}

extension ValueReader where Value == CollectionView {
  static let collectionView = ValueReader.mapping({ CollectionView() }, { CollectionView.table })
}
