/// The smallest part of a compositional layout: one cell, or a group of them.
package struct LayoutItem: Hashable, Sendable {
  /// The content of an item.
  package enum Content: Hashable, Sendable {
    case cell
    case group(LayoutGroup)
  }

  /// The number by which whoever described the item recognizes it in the result.
  package var id: Int
  /// The size, which may depend on that of what the item is in.
  package var size: LayoutSize
  /// Taken off the item after it was placed.
  package var insets: AxisInsets
  /// Kept free around the item on a line.
  ///
  /// Along the line, flexible spacing grows.
  package var spacing: LayoutEdgeSpacing
  /// A cell, or items of its own.
  package var content: Content

  /// An item of a size; a cell unless it has other content.
  package init(
    id: Int = 0, size: LayoutSize, insets: AxisInsets = .zero,
    spacing: LayoutEdgeSpacing = LayoutEdgeSpacing(), content: Content = .cell
  ) {
    self.id = id
    self.size = size
    self.insets = insets
    self.spacing = spacing
    self.content = content
  }
}

/// How the items of a group are arranged.
package struct LayoutGroup: Hashable, Sendable {
  /// Where the items of a group go.
  package enum Arrangement: Hashable, Sendable {
    /// One after the other, over and over, as many as fit.
    case repeating(along: Axis)
    /// Each once, one after the other.
    case once(along: Axis)
    /// Each once, with equal shares of the group's length whatever their own.
    case sharing(along: Axis)
    /// Where whoever described the group says.
    case custom
  }

  /// Where the items go.
  package var arrangement: Arrangement
  /// The items that are arranged; none in a custom group.
  package var items: [LayoutItem]
  /// Between two items of the line.
  package var spacing: LayoutSpacing

  /// A group of items with spacing between them.
  package init(
    _ arrangement: Arrangement, items: [LayoutItem] = [], spacing: LayoutSpacing = .none
  ) {
    self.arrangement = arrangement
    self.items = items
    self.spacing = spacing
  }
}
