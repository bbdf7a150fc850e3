package import AnimGeometry

/// A compositional layout: what its sections are made of, by the names of `NSCollectionLayoutSection` and
/// its parts.
package struct CompositionalLayout: Hashable, Sendable {
  package var isHorizontal = false
  /// Between sections, in points.
  package var interSectionSpacing = 0.0
  /// The looks that sections take in turn.
  package var sections: [Section] = []

  /// A width or a height.
  package enum Dimension: Hashable, Sendable {
    /// Points.
    case absolute(Double)
    /// Points, until the views have said what they need.
    case estimated(Double)
    /// Part of the container's width.
    case fractionalWidth(Double)
    /// Part of the container's height.
    case fractionalHeight(Double)
  }

  /// An item, or a group of items.
  package struct Element: Hashable, Sendable {
    package var width = Dimension.fractionalWidth(1)
    package var height = Dimension.fractionalHeight(1)
    package var contentInsets = EdgeInsets.zero
    package var axis = Axis.horizontal
    /// The parts of a group; none for an item.
    package var items: [Element] = []
    /// How often a group repeats its only part; nil for as often as it fits.
    package var count: Int?
    /// Between the parts of a group, in points.
    package var interItemSpacing = 0.0

    /// An item as large as what it is in.
    package init() {}

    /// The direction in which a group's parts follow each other.
    package enum Axis: String, WordChoice {
      case horizontal
      case vertical
    }
  }

  /// A header or footer.
  package struct Boundary: Hashable, Sendable {
    package var height = Dimension.absolute(0)
    package var pinsToVisibleBounds = false
  }

  /// The look of a section.
  package struct Section: Hashable, Sendable {
    package var group = Element()
    /// The appearance of the list that the section is; nil if it is made of groups.
    package var list: ListAppearance?
    /// Of a list's rows; nil for none.
    package var leadingSwipeActions: SwipeActions?
    package var trailingSwipeActions: SwipeActions?
    package var contentInsets = EdgeInsets.zero
    package var interGroupSpacing = 0.0
    package var orthogonal = OrthogonalScrolling.none
    package var header: Boundary?
    package var footer: Boundary?
    /// The kind of the decoration view behind the section; empty for none.
    package var background = ""
  }

  /// The way in which a section scrolls across the layout, by the names of
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum OrthogonalScrolling: String, WordChoice {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  /// The look of a list, by the names of `UICollectionLayoutListConfiguration.Appearance`.
  package enum ListAppearance: String, WordChoice {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }
}

// MARK: Tables

extension LayoutClass {
  static let compositional = LayoutClass(
    .compositional, "sections of groups of items, as UICollectionViewCompositionalLayout has them",
    [],
    fields: [
      Field(
        "sections", \.compositional.sections,
        .list(of: .section, "a list of sections such as [{group: {height: 80}}]"),
        "the looks that sections take in turn", required: true, synonyms: ["section"]),
      Field(
        "scrollDirection", .scrollDirection, "vertical or horizontal"
      ) { $1.compositional.isHorizontal = $0 == .horizontal },
      Field(
        "interSectionSpacing", \.compositional.interSectionSpacing, .number(0...1000),
        "points between sections", synonyms: ["sectionSpacing"]),
    ])
}

extension ValueReader where Value == CompositionalLayout.Element.Axis {
  fileprivate static let scrollDirection: ValueReader = .word
}

extension ValueReader where Value == CompositionalLayout.Dimension {
  /// Points; a part of the container along the same axis, as `50%`; or any dimension by its name.
  fileprivate static func dimension(_ whole: @escaping @Sendable (Double) -> Value) -> ValueReader {
    .byShape(
      scalar: ValueReader(
        .either([.number(.init(0...10_000)), .text]), "points, or a part such as 50%"
      ) {
        node, reading in
        if let text = node.scalar?.text, text.hasSuffix("%"), let part = Double(text.dropLast()) {
          return reading.checked(part, .init(0...1000), node).map { whole($0 / 100) }
        }
        return ValueReader<Double>.number(0...10_000).read(node, reading).map { .absolute($0) }
      },
      mapping: ValueReader<DimensionDraft>.mapping({ DimensionDraft() }, { DimensionDraft.table })
        .map(\.dimension))
  }

  fileprivate static let width = dimension { .fractionalWidth($0) }
  fileprivate static let height = dimension { .fractionalHeight($0) }
}

/// A dimension while it is read.
private struct DimensionDraft: Sendable {
  var dimension = CompositionalLayout.Dimension.absolute(0)

  static let table = MappingTable<Self>("dimension", "an NSCollectionLayoutDimension") {
    Field("absolute", ValueReader<Double>.number(0...10_000), "points") {
      $1.dimension = .absolute($0)
    }
    Field(
      "estimated", ValueReader<Double>.number(0...10_000),
      "points, until the views say what they need"
    ) { $1.dimension = .estimated($0) }
    Field("fractionalWidth", ValueReader<Double>.number(0...10), "a part of the container's width")
    {
      $1.dimension = .fractionalWidth($0)
    }
    Field(
      "fractionalHeight", ValueReader<Double>.number(0...10), "a part of the container's height"
    ) { $1.dimension = .fractionalHeight($0) }
  }
}

extension ValueReader where Value == CompositionalLayout.Element {
  fileprivate static let element: ValueReader<CompositionalLayout.Element> = .mapping(
    { CompositionalLayout.Element() }, { CompositionalLayout.Element.table })
}

extension CompositionalLayout.Element {
  fileprivate static let table: MappingTable<Self> = .init(
    "compositional element", "an item, or a group of items"
  ) {
    Field(
      "width", \.width, ValueReader<CompositionalLayout.Dimension>.width,
      "points, 50% of the container's, or {estimated: 80}", synonyms: ["widthDimension"])
    Field(
      "height", \.height, ValueReader<CompositionalLayout.Dimension>.height,
      "points, 50% of the container's, {estimated: 80} or {fractionalWidth: 0.5}",
      synonyms: ["heightDimension"])
    Field(
      "contentInsets", \.contentInsets, .insets(0...1000), "space around it",
      synonyms: ["insets", "padding"])
    Field(
      "axis", \.axis, .word, "horizontal or vertical: how a group's parts follow each other",
      synonyms: ["direction"])
    Field(
      "items", \.items, .list(of: .element, "a list of items and groups"),
      "the parts of a group; one whole item if left out", synonyms: ["subitems", "groups"])
    Field(
      "count", \.count, ValueReader<Int>.integer(1...1000).optional,
      "how often a group repeats its only part, which shares the room equally",
      synonyms: ["columns", "repeatingSubitem"])
    Field(
      "interItemSpacing", \.interItemSpacing, .number(0...1000), "points between a group's parts",
      synonyms: ["spacing", "itemSpacing"])
  }
}

extension ValueReader where Value == CompositionalLayout.Boundary {
  fileprivate static let boundary = ValueReader.byShape(
    scalar: ValueReader<Double>.number(0...10_000).map {
      CompositionalLayout.Boundary(height: .absolute($0))
    },
    mapping: .mapping({ CompositionalLayout.Boundary() }, { CompositionalLayout.Boundary.table }))
}

extension CompositionalLayout.Boundary {
  fileprivate static let table = MappingTable<Self>("section boundary", "a header or footer") {
    Field(
      "height", \.height, ValueReader<CompositionalLayout.Dimension>.height,
      "points, or {estimated: 44}", required: true)
    Field(
      "pinToVisibleBounds", \.pinsToVisibleBounds, .bool, "whether it stays in view",
      synonyms: ["pinned", "sticky"])
  }
}

extension ValueReader where Value == CompositionalLayout.Section {
  fileprivate static let section = ValueReader.mapping(
    { CompositionalLayout.Section() }, { CompositionalLayout.Section.table })
}

extension CompositionalLayout.Section {
  fileprivate static let table = MappingTable<Self>(
    "compositional section", "the look of a section: groups, or a list"
  ) {
    Field("group", \.group, .element, "the group that repeats until all items have their place")
    Field(
      "list", \.list, ValueReader<CompositionalLayout.ListAppearance>.word.optional,
      "in place of a group, a list: plain, grouped, insetGrouped, sidebar or sidebarPlain",
      synonyms: ["appearance"])
    Field(
      "leadingSwipeActions", \.leadingSwipeActions,
      ValueReader<SwipeActions>.swipeActions.optional,
      "the actions that a swipe uncovers at the beginning of a list's rows",
      synonyms: ["leadingActions"])
    Field(
      "trailingSwipeActions", \.trailingSwipeActions,
      ValueReader<SwipeActions>.swipeActions.optional,
      "the actions that a swipe uncovers at the end of a list's rows",
      synonyms: ["trailingActions", "swipeActions"])
    Field(
      "contentInsets", \.contentInsets, .insets(-1000...1000), "space around the groups",
      synonyms: ["insets", "sectionInset", "padding"])
    Field(
      "interGroupSpacing", \.interGroupSpacing, .number(0...1000), "points between groups",
      synonyms: ["groupSpacing", "lineSpacing", "spacing"])
    Field(
      "orthogonalScrollingBehavior", \.orthogonal, .word, "whether and how it scrolls sideways",
      synonyms: ["orthogonal", "orthogonalScrolling"])
    Field(
      "header", \.header, ValueReader<CompositionalLayout.Boundary>.boundary.optional,
      "the header's height, or {height, pinToVisibleBounds}")
    Field(
      "footer", \.footer, ValueReader<CompositionalLayout.Boundary>.boundary.optional,
      "the footer's height, or {height, pinToVisibleBounds}")
    Field(
      "background", \.background, .text, "the kind of the decoration view behind the section",
      synonyms: ["backgroundDecoration", "decoration"])
  }
}
