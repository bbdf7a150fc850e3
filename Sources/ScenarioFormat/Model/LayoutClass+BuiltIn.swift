// The classes by name; properties and defaults are those of UIKit and of the module `Layouts`.
extension LayoutClass {
  static let flow = LayoutClass(
    .flow, "UICollectionViewFlowLayout: lines of items, as many in each as fit", flowProperties())

  static let list = LayoutClass(
    .list, "rows as wide as the view, as in a table",
    [
      number(.rowHeight, 44, .length, "points", synonyms: ["itemHeight", "estimatedRowHeight"]),
      number(
        .minimumLineSpacing, 0, .distance, "points between rows",
        synonyms: ["rowSpacing", "lineSpacing", "spacing"]),
      bool(.showsSeparators, true, "whether lines stand between rows", synonyms: ["separators"]),
      number(.separatorIndent, 16, .distance, "points left free before each separator"),
      number(.separatorThickness, 0.5, .init(0...1000), "points"),
      sectionInset,
    ] + supplementary)

  static let expandable = LayoutClass(
    .expandable, "rows of which the selected one is higher",
    rows
      + supplementary.filter {
        [.headerReferenceSize, .sectionHeadersPinToVisibleBounds].contains($0.key)
      })

  static let stickyHeaders = LayoutClass(
    .stickyHeaders, "expandable rows under headers that stay at the top",
    rows + [
      number(
        .sectionHeaderHeight, 40, .length, "points; 0 for no headers", synonyms: ["headerHeight"])
    ])

  static let carousel = LayoutClass(
    .carousel, "a line of items that comes to rest with one of them in the middle",
    flowProperties(direction: .horizontal) + [
      number(.sideItemScale, 1, .init(0...10), "the scale of items one step from the middle"),
      number(.sideItemAlpha, 1, .alpha, "the alpha of items one step from the middle"),
    ])

  static let paging = LayoutClass(
    .paging, "pages as large as the view, side by side", [sectionInset] + supplementary)

  static let reorderable = LayoutClass(
    .reorderable, "a long press takes an item up, and the others make way",
    flowProperties() + [
      number(.liftedScale, 1.1, .init(0...10), "of the item under the finger"),
      number(.liftedAlpha, 0.9, .alpha, "of the item under the finger"),
    ])

  static let springy = LayoutClass(
    .springy, "items hang on springs and lag behind the finger",
    flowProperties() + [
      number(
        .springDamping, 0.8, .init(0...2), "the damping ratio of the springs",
        synonyms: ["damping"]),
      number(
        .springFrequency, 1, .init(0...20), "oscillations per second", synonyms: ["frequency"]),
      number(
        .scrollResistance, 1500, .init(1...1_000_000),
        "points from the finger at which an item would stay where it is"),
    ])

  static let sine = LayoutClass(
    .sine, "items on a wave, one after the other",
    [
      itemSize,
      number(.headerHeight, 20, .length, "points; 0 for no headers"),
      number(.verticalGap, 10, .distance, "points between items"),
      number(.amplitude, 125, .distance, "how far items swing to the sides, in points"),
      number(.wavelength, .name(["bounds", "height"]), .init(1...1_000_000), "points per swing"),
    ])
}

extension LayoutClass {
  enum ScrollDirection: String, WordChoice {
    case vertical
    case horizontal
  }

  static func number(
    _ name: LayoutPropertyName, _ initial: Expression, _ limits: Schema.Limits, _ doc: String,
    isWhole: Bool = false, synonyms: [String] = []
  ) -> Property {
    Property(
      name, .number(initial), .numberProperty(limits, isWhole: isWhole), doc, synonyms: synonyms)
  }

  static func bool(
    _ name: LayoutPropertyName, _ initial: Bool, _ doc: String, synonyms: [String] = []
  ) -> Property {
    Property(name, .bool(initial), .boolProperty, doc, synonyms: synonyms)
  }

  static func size(
    _ name: LayoutPropertyName, _ width: Double, _ height: Double, _ doc: String, synonyms: [String]
  ) -> Property {
    let initial = SizeExpression(width: .number(width), height: .number(height))
    return Property(name, .size(initial), .sizeProperty, doc, synonyms: synonyms)
  }

  static let itemSize = size(
    .itemSize, 50, 50, "[width, height] of every item", synonyms: ["cellSize", "size"])

  static let sectionInset = Property(
    .sectionInset, .insets(.zero), .insetsProperty, "space around the items of a section",
    synonyms: ["contentInsets", "sectionInsets", "insetForSection"])

  static let rows = [
    number(.rowHeight, 100, .length, "points", synonyms: ["itemHeight"]),
    number(
      .expandedRowHeight, 300, .length, "points of the selected row",
      synonyms: ["selectedRowHeight"]),
  ]

  static let supplementary = [
    size(
      .headerReferenceSize, 0, 0, "[width, height] of section headers; no height, no header",
      synonyms: ["headerSize", "headerHeight"]),
    size(
      .footerReferenceSize, 0, 0, "[width, height] of section footers",
      synonyms: ["footerSize", "footerHeight"]),
    bool(
      .sectionHeadersPinToVisibleBounds, false, "whether headers stay at the top",
      synonyms: ["stickyHeaders", "pinnedViews", "pinToVisibleBounds"]),
    bool(.sectionFootersPinToVisibleBounds, false, "whether footers stay at the bottom"),
  ]

  static func flowProperties(direction: ScrollDirection = .vertical) -> [Property] {
    [
      itemSize,
      number(
        .minimumLineSpacing, 10, .distance, "points between lines",
        synonyms: ["lineSpacing", "verticalSpacing", "interGroupSpacing"]),
      number(
        .minimumInteritemSpacing, 10, .distance, "points between items of a line, at least",
        synonyms: [
          "minimumInterItemSpacing", "interitemSpacing", "itemSpacing", "horizontalSpacing",
          "spacing",
        ]),
      Property(
        .scrollDirection, .text(direction.rawValue), .wordProperty(ScrollDirection.self),
        "vertical or horizontal", synonyms: ["axis", "direction"]),
      sectionInset,
    ] + supplementary
  }
}
