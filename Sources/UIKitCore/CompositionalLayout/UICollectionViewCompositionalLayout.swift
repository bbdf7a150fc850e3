import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// Describes a section by its number; nil is an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections that are described: groups of items, of sizes that depend on their container.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Properties that hold for all sections; another value invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var sections: [CompositionalSection] = []
  /// Headers and footers of the whole layout.
  private var globalBoundaries: [GlobalBoundary] = []
  private var contentSize = CGSize.zero
  /// Sizes that elements with estimated ones turned out to need.
  private var measured: [ElementKey: CGSize] = [:]
  /// Attributes that handlers of visible items changed, until the next call.
  private var adjusted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var isStale = true

  /// Creates a layout that asks for each section's description, when it is prepared anew.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout that asks for each section's description, with a configuration by default.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Not available: stops the program.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// A header or footer of the whole layout in its place.
  private struct GlobalBoundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// Among the layout's headers and footers of the same kind.
    let index: Int
    let frame: CGRect
  }

  private var direction: UICollectionView.ScrollDirection { configuration.scrollDirection }
  private var isVertical: Bool { direction == .vertical }

  override var followsVertically: Bool { isVertical }

  /// True: leading edges are on the right where one reads from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparation

  /// Has sections described anew if everything or the counts are out of date; both together forget
  /// measured sizes, too.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.isOfWholeLayout || context.invalidateEverything
      || context.invalidateDataSourceCounts
    {
      isStale = true
    }
    if context.invalidateEverything, context.invalidateDataSourceCounts { measured = [:] }
    super.invalidateLayout(with: context)
  }

  /// Has all sections described and places them, if they are out of date or the room between the
  /// view's insets has changed.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    pixels = collectionView.traitCollection.displayScale
    let size = room(in: collectionView.bounds)
    let margins = insets(inside: .layoutMargins, of: collectionView)
    guard isStale || size != preparedSize || margins != preparedMargins else { return }
    isStale = false
    preparedSize = size
    preparedMargins = margins
    let environment = environment(of: collectionView)
    var position = placeGlobalBoundaries(in: size, edge: isVertical ? .top : .leading, at: 0)
    sections = []
    for index in 0..<collectionView.numberOfSections {
      guard let section = sectionProvider(index, environment) else {
        UIEnvironment.current.raise(
          "Invalid section definition. Please specify a valid section definition when content is "
            + "to be rendered for a section.")
        break
      }
      if index > 0 { position += configuration.interSectionSpacing }
      sections.append(
        CompositionalSection(
          section, index: index, itemCount: collectionView.numberOfItems(inSection: index),
          container: size, direction: direction,
          references: references(of: section, in: collectionView), environment: environment,
          measured: measured, position: position))
      position = sections[index].placed.frame.end(.main)
    }
    position += sections.last?.section.roomAtEnd ?? 0
    position = placeGlobalBoundaries(
      in: size, edge: isVertical ? .bottom : .trailing, at: position)
    contentSize =
      isVertical
      ? CGSize(width: size.width, height: position) : CGSize(width: position, height: size.height)
    placeScrollers(in: collectionView)
    // A view with the colour that it was made with, or none, gets the list's.
    if let list = sections.first?.section.list,
      collectionView.backgroundColor.map({ $0 === UIColor.systemBackground }) ?? true
    {
      collectionView.backgroundColor = list.shownBackgroundColor
    }
    let hasSwipeActions = sections.contains {
      $0.section.leadingSwipeActions != nil || $0.section.trailingSwipeActions != nil
    }
    if hasSwipeActions, collectionView.swipeActions == nil {
      collectionView.swipeActions = SwipeActionsInteraction(collectionView)
    }
  }

  override func decorate(_ view: UICollectionReusableView, at path: IndexPath) {
    guard sections.indices.contains(path.section), let cell = view as? UICollectionViewListCell,
      let list = sections[path.section].section.list, let collectionView
    else { return }
    cell.take(
      list.appearance, isFirst: path.item == 0,
      isLast: path.item == collectionView.numberOfItems(inSection: path.section) - 1,
      separators: list.separators(at: path))
  }

  override func hasItemsAsHeaders(in section: Int) -> Bool {
    sections.indices.contains(section)
      && sections[section].section.list?.headerMode == .firstItemInSection
  }

  override func swipeActions(
    forItemAt path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section].section
    return (isLeading ? section.leadingSwipeActions : section.trailingSwipeActions)?(path)
  }

  private var preparedSize: CGSize?
  /// The number of pixels to a point.
  private var pixels: CGFloat = 1
  /// The room beside the sections that was kept free, by the margins in the safe area.
  private var preparedMargins: NSDirectionalEdgeInsets?

  override func safeAreaDidChange() {
    guard let collectionView, let preparedMargins,
      insets(inside: .layoutMargins, of: collectionView) != preparedMargins
    else { return }
    invalidateLayout()
  }

  private func room(in bounds: CGRect) -> CGSize {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
  }

  private func environment(of view: UICollectionView) -> LayoutEnvironment {
    LayoutEnvironment(
      size: room(in: view.bounds),
      insets: insets(inside: configuration.contentInsetsReference, of: view),
      traitCollection: view.traitCollection)
  }

  /// Places the headers or the footers of the layout, and returns where they end.
  ///
  /// There are none without a section: who makes them names what they show by a section, as in a first
  /// `apply` of a snapshot, before which there is nothing. What UIKit does is not documented.
  private func placeGlobalBoundaries(
    in size: CGSize, edge: NSDirectionalRectEdge, at position: CGFloat
  ) -> CGFloat {
    let isFirst = edge == .top || edge == .leading
    if isFirst { globalBoundaries = [] }
    guard (collectionView?.numberOfSections ?? 0) > 0 else { return position }
    let description = LayoutDescription(direction: direction)
    var end = position
    var counts: [String: Int] = [:]
    for item in configuration.boundarySupplementaryItems {
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      guard item.alignment.edges.contains(edge) else { continue }
      let key = ElementKey(
        kind: .supplementary(item.elementKind), indexPath: IndexPath(index: index))
      let extent = description.value(of: item.layoutSize)
        .extent(in: direction.extent(size), measured: measured[key].map(direction.extent))
      let slot = Slot(main: position, cross: 0, size: extent)
      let frame = direction.rect(slot.inset(by: description.insets(of: item)))
      globalBoundaries.append(GlobalBoundary(item: item, index: index, frame: frame))
      end = max(end, slot.end(.main))
    }
    return end
  }

  // MARK: Orthogonal scrolling

  /// How far an orthogonal section is scrolled; zero for others.
  func orthogonalOffset(of section: Int) -> CGPoint {
    collectionView?.orthogonalScrollers[section]?.contentOffset ?? .zero
  }

  private func placeScrollers(in collectionView: UICollectionView) {
    for section in collectionView.orthogonalScrollers.keys.sorted()
    where !sections.indices.contains(section) || !sections[section].scrollsOrthogonally {
      collectionView.orthogonalScrollers.removeValue(forKey: section)?.removeFromSuperview()
    }
    for (index, section) in sections.enumerated() where section.scrollsOrthogonally {
      let scroller = collectionView.orthogonalScrollers[index] ?? OrthogonalScroller(section: index)
      if scroller.superview == nil { collectionView.insertSubview(scroller, at: 0) }
      collectionView.orthogonalScrollers[index] = scroller
      scroller.show(section)
    }
  }

  override func isInScroller(_ key: ElementKey) -> Bool {
    guard key.indexPath.count == 2, sections.indices.contains(key.indexPath.section),
      sections[key.indexPath.section].scrollsOrthogonally
    else { return false }
    switch key.kind {
    case .cell: return true
    case .supplementary(let kind):
      return !sections[key.indexPath.section].boundaryItems.contains { $0.elementKind == kind }
    case .decoration: return false
    }
  }

  // MARK: Elements

  /// The length of all sections along the scroll direction by the room between the view's insets.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Elements of the sections that `rect` touches, orthogonal scrolling included, and all headers
  /// and footers of the layout.
  ///
  /// Calls these sections' handlers of visible items.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let slot = direction.slot(rect)
    let first = sections.partitioningIndex { $0.placed.frame.end(.main) >= slot.main }
    let last = sections.partitioningIndex { $0.placed.frame.main > slot.end(.main) }
    var elements = globalBoundaries.indices.map(globalAttributes)
    for index in first..<max(first, last) {
      elements += backgrounds(of: index)
      let visible = cells(of: index, in: rect)
      callHandler(of: index, visible)
      elements += visible
      elements += boundaryAttributes(of: index)
    }
    return elements
  }

  /// The cells and badges of a section that are seen in a rectangle of the content.
  private func cells(
    of index: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    let offset = orthogonalOffset(of: index)
    let shown = rect.offsetBy(dx: offset.x, dy: offset.y)
    let items = section.placed.items(in: direction.slot(shown))
    return items.flatMap { item -> [UICollectionViewLayoutAttributes] in
      let path = IndexPath(item: item, section: index)
      guard let cell = cellAttributes(at: path), cell.frame.overlaps(shown) else { return [] }
      return section.badges(ofCell: item).compactMap { badgeAttributes($0, at: path) } + [cell]
    }
  }

  private func callHandler(
    of index: Int, _ visible: [UICollectionViewLayoutAttributes]
  ) {
    guard let handler = sections[index].section.visibleItemsInvalidationHandler,
      let collectionView
    else { return }
    let offset =
      sections[index].scrollsOrthogonally
      ? orthogonalOffset(of: index) : collectionView.contentOffset
    handler(visible, offset, environment(of: collectionView))
    adjusted = adjusted.filter { $0.key.indexPath.section != index }
    for attributes in visible { adjusted[attributes.key] = attributes.cloned() }
  }

  /// Attributes of a cell as the handler of visible items has left them, in content that has not
  /// scrolled orthogonally.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    adjusted[ElementKey(kind: .cell, indexPath: indexPath)]?.cloned()
      ?? cellAttributes(at: indexPath)
  }

  private func cellAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard hasCell(at: path) else { return nil }
    let section = sections[path.section]
    let attributes = attributesClass.init(forCellWith: path)
    attributes.frame = onPixels(section.frame(ofCell: path.item))
    attributes.zIndex = section.placed.cells[path.item].zIndex
    return attributes
  }

  /// A frame with its edges on pixels, where elements are put; sections go on from where they end
  /// without that.
  private func onPixels(_ frame: CGRect) -> CGRect {
    func pixel(_ place: CGFloat) -> CGFloat { (place * pixels + 0.5 + 1e-6).rounded(.down) }
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    // Lengths are whole pixels to the last bit, as cells measure themselves.
    return CGRect(
      x: left / pixels, y: top / pixels, width: (pixel(frame.maxX) - left) / pixels,
      height: (pixel(frame.maxY) - top) / pixels)
  }

  private func hasCell(at path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].placed.cells.indices.contains(path.item)
  }

  private func badgeAttributes(
    _ badge: NSCollectionLayoutSupplementaryItem, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let cell = cellAttributes(at: path) else { return nil }
    let attributes = attributesClass.init(
      forSupplementaryViewOfKind: badge.elementKind, with: path)
    let key = attributes.key
    let description = LayoutDescription(direction: direction)
    let size =
      measured[key].map(direction.extent)
      ?? description.value(of: badge.layoutSize).extent(in: direction.extent(cell.size))
    attributes.frame = onPixels(
      direction.rect(
        description.attachment(of: badge).slot(size, on: direction.slot(cell.frame))
          .inset(by: description.insets(of: badge))))
    attributes.zIndex = badge.zIndex
    return attributes
  }

  /// Attributes of a header, a footer or a badge; an index path of length 1 means those of the
  /// whole layout.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else {
      return globalBoundaries.indices.map(globalAttributes).first {
        $0.representedElementKind == elementKind && $0.indexPath == indexPath
      }
    }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let boundary = boundaryAttributes(of: indexPath.section).first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
    if let boundary { return boundary }
    guard hasCell(at: indexPath) else { return nil }
    return sections[indexPath.section].badges(ofCell: indexPath.item)
      .first { $0.elementKind == elementKind }
      .flatMap { badgeAttributes($0, at: indexPath) }
  }

  private func boundaryAttributes(of index: Int) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    return zip(section.boundaryItems, section.placed.boundaries).map {
      item, slot in
      let attributes = attributesClass.init(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.zIndex = item.pinToVisibleBounds ? max(1, item.zIndex) : item.zIndex
      attributes.frame =
        item.pinToVisibleBounds
        ? direction.rect(pinned(slot, item, in: section.placed)) : onPixels(direction.rect(slot))
      return attributes
    }
  }

  /// Keeps a header at the beginning, or a footer at the end, of the visible bounds as long as its
  /// section is there.
  private func pinned(
    _ slot: Slot, _ item: NSCollectionLayoutBoundarySupplementaryItem,
    in section: PlacedLayoutSection
  ) -> Slot {
    guard let collectionView else { return slot }
    let bounds = collectionView.bounds.inset(by: collectionView.coveredInset)
    return section.pinned(
      slot, isHeader: item.alignment.edges.contains(isVertical ? .top : .leading),
      visibleFrom: isVertical ? bounds.minY : bounds.minX,
      to: isVertical ? bounds.maxY : bounds.maxX)
  }

  private func globalAttributes(_ index: Int) -> UICollectionViewLayoutAttributes {
    let boundary = globalBoundaries[index]
    let attributes = attributesClass.init(
      forSupplementaryViewOfKind: boundary.item.elementKind, with: IndexPath(index: boundary.index))
    attributes.frame = onPixels(boundary.frame)
    attributes.zIndex = boundary.item.zIndex
    return attributes
  }

  /// Attributes of a section's background.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return backgrounds(of: indexPath.section).first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  private func backgrounds(of index: Int) -> [UICollectionViewLayoutAttributes] {
    zip(sections[index].section.decorationItems, sections[index].placed.backgrounds).map {
      item, slot in
      let attributes = attributesClass.init(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.frame = onPixels(direction.rect(slot))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  // MARK: Bounds changes

  private var mindsScrolling: Bool {
    sections.contains { section in
      section.section.visibleItemsInvalidationHandler != nil
        || section.boundaryItems.contains { $0.pinToVisibleBounds }
    }
  }

  /// True for a new size, and for scrolling if a section has pinned views or a handler of visible
  /// items.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || mindsScrolling
  }

  // MARK: Self-sizing

  override func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> LayoutAxes {
    let path = attributes.indexPath
    guard path.count == 2 else {
      return globalBoundaries.first {
        $0.index == path.first && .supplementary($0.item.elementKind) == attributes.kind
      }?.item.layoutSize.estimatedAxes ?? []
    }
    guard sections.indices.contains(path.section) else { return [] }
    let section = sections[path.section]
    switch attributes.kind {
    case .cell: return hasCell(at: path) ? section.estimatedAxes(ofCell: path.item) : []
    case .supplementary(let kind):
      let badges = hasCell(at: path) ? section.badges(ofCell: path.item) : []
      let item =
        section.boundaryItems.first { $0.elementKind == kind && path.item == 0 }
        ?? badges.first { $0.elementKind == kind }
      return item?.layoutSize.estimatedAxes ?? []
    case .decoration: return []
    }
  }

  override var measuresElements: Bool {
    sections.contains { $0.section.hasEstimates }
      || globalBoundaries.contains { $0.item.hasEstimates }
  }

  override func elementsWillMove(_ map: IndexMap) {
    measured = Dictionary(
      measured.compactMap { key, size in map.newKey(forOld: key).map { ($0, size) } }
    ) { first, _ in first }
    adjusted = [:]
  }

  /// True if a view prefers another size than it was given.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    // One that is as large as a sibling needs has been measured before and stays so.
    preferredAttributes.size != originalAttributes.size
      && preferredAttributes.size != measured[originalAttributes.key]
  }

  /// Keeps the preferred size for the next preparation, and returns the base class's context.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.key] = preferredAttributes.size
    adjusted[originalAttributes.key] = nil
    isStale = true
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
}
