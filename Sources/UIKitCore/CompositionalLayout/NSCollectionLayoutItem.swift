public import Foundation

/// The smallest part of a compositional layout: one cell, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Width and height, which may be parts of the group or section around the item.
  public let layoutSize: NSCollectionLayoutSize
  /// Views attached to each of the item's cells, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Insets in points that are taken off the item after it was placed; by default none.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room kept free around the item in its group; nil, the default, for none.
  ///
  /// Across the group's direction flexible spacing counts as fixed.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of a size, with views attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// Creates an item of a size, without attached views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Whether the size of anything in it depends on its content.
  var hasEstimates: Bool {
    layoutSize.estimatedAxes != [] || supplementaryItems.contains { $0.hasEstimates }
  }
}

/// The place of a cell in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject, Sendable {
  /// The cell's place, in points from the top leading corner of the group without its insets.
  public let frame: CGRect
  /// Drawing order; higher is nearer.
  public let zIndex: Int

  /// Creates the place of one cell.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Items side by side, one above the other, or where an app puts them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Places the cells of a custom group, one for each; the environment's container is the group
  /// without its insets.
  ///
  /// Places beyond the last item of the section are not used.
  public typealias CustomItemProvider = (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    /// As many of the items, over and over, as fit.
    case line(isHorizontal: Bool)
    /// The items once each.
    case count(isHorizontal: Bool, equally: Bool)
    case custom(CustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items of the group, a repeated one as often as it is repeated; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// Room between items of the group; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ arrangement: Arrangement, layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row that takes the items one after the other, over and over, as long as they fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .init(.line(isHorizontal: true), layoutSize: layoutSize, subitems: subitems)
  }

  /// A column that takes the items one after the other, over and over, as long as they fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .init(.line(isHorizontal: false), layoutSize: layoutSize, subitems: subitems)
  }

  /// A row of `count` items that share the width equally, whatever their own.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(
      .count(isHorizontal: true, equally: true), layoutSize: layoutSize,
      subitems: Array(repeating: subitem, count: count))
  }

  /// A column of `count` items that share the height equally, whatever their own.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(
      .count(isHorizontal: false, equally: true), layoutSize: layoutSize,
      subitems: Array(repeating: subitem, count: count))
  }

  /// A row of `count` items of their own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(
      .count(isHorizontal: true, equally: false), layoutSize: layoutSize,
      subitems: Array(repeating: subitem, count: count))
  }

  /// A column of `count` items of their own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    .init(
      .count(isHorizontal: false, equally: false), layoutSize: layoutSize,
      subitems: Array(repeating: subitem, count: count))
  }

  /// A group whose items are where `itemProvider` says, in the group's coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
  ) -> NSCollectionLayoutGroup {
    .init(.custom(itemProvider), layoutSize: layoutSize, subitems: [])
  }

  override var hasEstimates: Bool { super.hasEstimates || subitems.contains { $0.hasEstimates } }
}

/// A point of a rectangle at which a supplementary item is attached.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
  /// The edges that the point is on; halfway between two of which none is named, or both.
  public let edges: NSDirectionalRectEdge
  /// Shift from the edges, in points or in sizes of the supplementary item.
  public let offset: CGPoint
  /// Whether `offset` counts in sizes of the supplementary item.
  public let isFractionalOffset: Bool
  /// Whether `offset` counts in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor on edges; on none, in the middle.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
  }

  /// Creates an anchor that is shifted from edges by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor that is shifted from edges by sizes of the supplementary item.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }
}

/// A view attached to an item: a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Kind of the supplementary view.
  public let elementKind: String
  /// The point of the cell or section that the view is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached; nil for the one on the same edges as
  /// `containerAnchor`.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Drawing order; higher is nearer.
  ///
  /// By default 1, which is before the cells.
  open var zIndex = 1

  /// Creates a view of a kind, whose size may be parts of what it is attached to.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A view at an edge of a section or of the whole layout: a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section or layout that the view is at; along it, the corner or the middle.
  public let alignment: NSRectAlignment
  /// Shift from the edge, in points; the headers and footers of a whole layout ignore it.
  public let offset: CGPoint
  /// Whether the section grows by the item; otherwise the item lies over it.
  open var extendsBoundary = true
  /// Whether the view stays in the visible bounds as long as its section is seen; by default false.
  ///
  /// Pinned views have a `zIndex` of 1 at least. The headers and footers of a whole layout are not
  /// pinned.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge, shifted by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Kind of the decoration view, whose class is registered with the layout.
  public let elementKind: String
  /// Drawing order; higher is nearer.
  ///
  /// By default 0, which is behind the cells.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind a whole section, headers and footers included, less its `contentInsets`.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
