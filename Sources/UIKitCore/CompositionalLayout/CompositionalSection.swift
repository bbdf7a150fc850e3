import AnimLayoutEngine
import Foundation

/// A section of a compositional layout as an app describes it, and where the solver put it.
@MainActor struct CompositionalSection {
  let section: NSCollectionLayoutSection
  /// The headers and footers that `placed` has places for.
  let boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
  let placed: PlacedLayoutSection
  let direction: UICollectionView.ScrollDirection
  /// The items of the description, by the numbers that the solver knows them by.
  private let items: [NSCollectionLayoutItem]

  /// A section that is laid out.
  ///
  /// - Parameters:
  ///   - section: The section as the app describes it.
  ///   - index: The index of the section, by which `measured` knows its elements.
  ///   - itemCount: The number of its items.
  ///   - container: The layout's size in points: its window in the direction of scrolling, all of it
  ///     across.
  ///   - direction: The direction in which the layout scrolls.
  ///   - references: The boundaries inside of which the section and its headers are.
  ///   - environment: The environment whose traits custom groups are given.
  ///   - measured: The sizes in points that elements turned out to have.
  ///   - position: The start of the section along the direction of scrolling, in points.
  init(
    _ section: NSCollectionLayoutSection, index: Int, itemCount: Int, container: CGSize,
    direction: UICollectionView.ScrollDirection, references: LayoutDescription.References,
    environment: any NSCollectionLayoutEnvironment, measured: [ElementKey: CGSize],
    position: CGFloat
  ) {
    self.section = section
    let boundaryItems = section.boundarySupplementaryItems
    self.boundaryItems = boundaryItems
    self.direction = direction
    var description = LayoutDescription(direction: direction)
    let value = description.value(of: section, inside: references)
    let items = description.items
    self.items = items
    func size(_ kind: ElementKind, _ item: Int) -> Extent? {
      measured.isEmpty
        ? nil
        : measured[ElementKey(kind: kind, indexPath: IndexPath(item: item, section: index))]
          .map(direction.extent)
    }
    let answers = GroupSolver.Answers(
      measured: { size(.cell, $0) },
      customCells: { id, room in
        guard let group = items[id] as? NSCollectionLayoutGroup,
          case .custom(let provider) = group.arrangement
        else { return [] }
        return provider(
          LayoutEnvironment(
            size: direction.size(room), traitCollection: environment.traitCollection)
        ).map { GroupSolver.Cell(slot: direction.slot($0.frame), zIndex: $0.zIndex) }
      })
    placed = SectionSolver(
      value, itemCount: itemCount, container: direction.extent(container), answers: answers,
      measuredBoundary: { size(.supplementary(boundaryItems[$0].elementKind), 0) }
    ).place(at: position)
  }

  var scrollsOrthogonally: Bool { placed.scrollsAcross }

  /// The frame of a cell, without orthogonal scrolling.
  func frame(ofCell item: Int) -> CGRect { direction.rect(placed.cells[item].slot) }

  /// What is attached to a cell.
  func badges(ofCell item: Int) -> [NSCollectionLayoutSupplementaryItem] {
    placed.cells[item].item.map { items[$0].supplementaryItems } ?? []
  }

  /// The axes along which a cell may ask for another length.
  func estimatedAxes(ofCell item: Int) -> LayoutAxes {
    direction.axes(placed.cells[item].estimatedAxes)
  }
}

/// Values of what an app describes by objects.
@MainActor struct LayoutDescription {
  let direction: UICollectionView.ScrollDirection
  /// The items that values were made of, by the values' numbers.
  private(set) var items: [NSCollectionLayoutItem] = []

  init(direction: UICollectionView.ScrollDirection) { self.direction = direction }

  /// The room that is kept free beside a section, and beside its headers and footers, before their
  /// own insets.
  struct References {
    var section = NSDirectionalEdgeInsets.zero
    /// Nil for headers and footers that are as wide as the layout whatever else is said.
    var boundaries: NSDirectionalEdgeInsets? = .zero
  }

  mutating func value(
    of section: NSCollectionLayoutSection, inside references: References
  ) -> LayoutSection {
    let own = section.contentInsets
    let follows = section.supplementariesFollowContentInsets
    let boundaryInsets = references.boundaries.map { $0 + (follows ? own : .zero) } ?? .zero
    return LayoutSection(
      group: value(of: section.group), insets: direction.insets(references.section + own),
      interGroupSpacing: section.interGroupSpacing,
      boundaries: section.boundarySupplementaryItems.map { item in
        LayoutSection.Boundary(
          size: value(of: item.layoutSize), anchor: value(of: item.containerAnchor),
          offset: direction.extent(item.offset), insets: insets(of: item),
          extendsSection: item.extendsBoundary)
      },
      boundaryInsets: direction.insets(boundaryInsets),
      backgrounds: section.decorationItems.map { direction.insets($0.contentInsets) },
      scrollsAcross: section.orthogonalScrollingBehavior != .none)
  }

  private mutating func value(of item: NSCollectionLayoutItem) -> LayoutItem {
    let id = items.count
    items.append(item)
    let content: LayoutItem.Content =
      if let group = item as? NSCollectionLayoutGroup { .group(value(of: group)) } else { .cell }
    return LayoutItem(
      id: id, size: value(of: item.layoutSize), insets: insets(of: item),
      spacing: value(of: item.edgeSpacing), content: content)
  }

  private mutating func value(of group: NSCollectionLayoutGroup) -> LayoutGroup {
    func axis(_ isHorizontal: Bool) -> Axis {
      isHorizontal ? direction.horizontal : direction.vertical
    }
    let arrangement: LayoutGroup.Arrangement =
      switch group.arrangement {
      case .line(let isHorizontal): .repeating(along: axis(isHorizontal))
      case .count(let isHorizontal, equally: true): .sharing(along: axis(isHorizontal))
      case .count(let isHorizontal, equally: false): .once(along: axis(isHorizontal))
      case .custom: .custom
      }
    return LayoutGroup(
      arrangement, items: group.subitems.map { value(of: $0) },
      spacing: value(of: group.interItemSpacing))
  }

  /// What is taken off an item after it was placed: nothing along an axis on which its length is
  /// estimated, as UIKit's header has it.
  func insets(of item: NSCollectionLayoutItem) -> AxisInsets {
    var insets = item.contentInsets
    let estimated = item.layoutSize.estimatedAxes
    if estimated.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if estimated.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return direction.insets(insets)
  }

  func value(of size: NSCollectionLayoutSize) -> LayoutSize {
    let (width, height) = (value(of: size.widthDimension), value(of: size.heightDimension))
    return direction == .vertical
      ? LayoutSize(main: height, cross: width) : LayoutSize(main: width, cross: height)
  }

  private func value(of dimension: NSCollectionLayoutDimension) -> LayoutDimension {
    switch dimension.kind {
    case .fractionalWidth(let fraction): .fraction(fraction, of: direction.horizontal)
    case .fractionalHeight(let fraction): .fraction(fraction, of: direction.vertical)
    case .absolute(let length): .absolute(length)
    case .estimated(let length): .estimated(length)
    case .uniform(let length): .uniform(length)
    }
  }

  private func value(of spacing: NSCollectionLayoutSpacing?) -> LayoutSpacing {
    spacing.map { LayoutSpacing($0.spacing, isFlexible: $0.isFlexibleSpacing) } ?? .none
  }

  private func value(of spacing: NSCollectionLayoutEdgeSpacing?) -> LayoutEdgeSpacing {
    let horizontal = LayoutEdgeSpacing.Sides(
      before: value(of: spacing?.leading), after: value(of: spacing?.trailing))
    let vertical = LayoutEdgeSpacing.Sides(
      before: value(of: spacing?.top), after: value(of: spacing?.bottom))
    return direction == .vertical
      ? LayoutEdgeSpacing(main: vertical, cross: horizontal)
      : LayoutEdgeSpacing(main: horizontal, cross: vertical)
  }

  /// The value of an anchor; halfway between opposite edges, too.
  func value(of anchor: NSCollectionLayoutAnchor) -> LayoutAnchor {
    func place(
      _ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge
    ) -> LayoutAnchor.Place {
      switch (anchor.edges.contains(start), anchor.edges.contains(end)) {
      case (true, false): .start
      case (false, true): .end
      case (true, true), (false, false): .middle
      }
    }
    let (horizontal, vertical) = (place(.leading, .trailing), place(.top, .bottom))
    return LayoutAnchor(
      main: direction == .vertical ? vertical : horizontal,
      cross: direction == .vertical ? horizontal : vertical,
      offset: direction.extent(anchor.offset), isOffsetFractional: anchor.isFractionalOffset)
  }

  /// How a badge is attached to its item.
  func attachment(of item: NSCollectionLayoutSupplementaryItem) -> LayoutAttachment {
    LayoutAttachment(
      container: value(of: item.containerAnchor), own: item.itemAnchor.map { value(of: $0) })
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static func + (
    first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }
}
