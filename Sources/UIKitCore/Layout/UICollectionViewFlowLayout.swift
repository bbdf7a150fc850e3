public import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// Invalidation of a flow layout, which can spare the questions to the delegate.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and spacings are to be asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are to be computed again.
  open var invalidateFlowLayoutAttributes = true
}

/// Lines of items, justified, between headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured across the lines.
  ///
  /// `fromSafeArea` and `fromLayoutMargins` add what the scroll view's insets do not keep free
  /// already.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Estimate for `estimatedItemSize` that has cells measured, starting from `itemSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis along which lines follow each other; by default vertical.
  ///
  /// Another one invalidates the layout.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { propertyDidChange() } }
  }
  /// Width and height in points of items about which the delegate says nothing; by default 50 × 50.
  ///
  /// Across the lines it has to fit between the insets; if not, UIKit's warning is printed.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { propertyDidChange() } }
  }
  /// Least distance between lines, in points, unless the delegate names another; by default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { propertyDidChange() } }
  }
  /// Least distance between items of a line, in points, unless the delegate names another; by
  /// default 10.
  ///
  /// Items of a full line are spread over its length, so that the distance is larger as a rule.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { propertyDidChange() } }
  }
  /// Room around the items of each section, headers and footers outside, in points, unless the
  /// delegate names another; by default none.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { propertyDidChange() } }
  }
  /// Size of headers, unless the delegate names another; by default zero, which means no header.
  ///
  /// Only the length along the scroll direction counts: headers reach across the whole breadth.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { propertyDidChange() } }
  }
  /// Size of footers, unless the delegate names another; by default zero, which means no footer.
  ///
  /// Only the length along the scroll direction counts: footers reach across the whole breadth.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { propertyDidChange() } }
  }
  /// Whether headers stay at the start of the visible bounds while their section is seen; by
  /// default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { propertyDidChange() } }
  }
  /// Whether footers stay at the end of the visible bounds while their section is seen; by default
  /// false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { propertyDidChange() } }
  }
  /// The edges from which section insets are measured across the lines; by default the content
  /// inset's.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { propertyDidChange() } }
  }

  /// Size that items have until their cells have said which they need, in points; by default zero,
  /// with which cells are not measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { propertyDidChange() } }
  }

  /// Sizes that cells need by their own account.
  private var measuredSizes: [IndexPath: CGSize] = [:]
  private var solver = FlowSolver([], breadth: 0)
  /// The delegate's answers, kept while only the bounds change.
  private var metrics: [FlowSolver.Section]?
  private var preparedBreadth: CGFloat?

  /// Invalidates the layout; without a collection view nobody is told: public layouts insist on it in
  /// `invalidateLayout(with:)` and are given their properties before (mrhsunami/MomentsFlowLayout).
  private func propertyDidChange() {
    if host == nil { forget() } else { invalidateLayout() }
  }

  /// Creates a layout that scrolls vertically, of items of 50 × 50 points with 10 points between
  /// them.
  public override init() { super.init() }

  /// Creates a layout as it is in a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  override var followsVertically: Bool { isVertical }

  // MARK: Preparation

  /// Forgets the delegate's answers, unless a flow context says that sizes or frames still hold.
  ///
  /// A context of everything has it forget the sizes that cells asked for, too.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.isOfWholeLayout || context.invalidateEverything { measuredSizes = [:] }
    let keepsMetrics =
      flow.map {
        !$0.invalidateFlowLayoutDelegateMetrics || !$0.invalidateFlowLayoutAttributes
      } ?? false
    if !keepsMetrics || context.isOfWholeLayout || context.invalidateEverything
      || context.invalidateDataSourceCounts
    {
      metrics = nil
      preparedBreadth = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Asks the delegate for sizes and spacings, where they are out of date, and places all lines.
  open override func prepare() {
    super.prepare()
    solve()
  }

  /// Layouts set properties after `super.prepare()` too; what was solved then is out of date.
  override func settle() { solve() }

  override func forget() {
    metrics = nil
    preparedBreadth = nil
  }

  /// Whether the delegate was asked while the view had no size, as before constraints have given it one.
  private var isMeasuredInNothing = false

  private func solve() {
    guard let collectionView else { return }
    let breadth = breadth(in: collectionView.bounds)
    guard metrics == nil || preparedBreadth != breadth else { return }
    // Answers for a view of no size hold no longer than that.
    if isMeasuredInNothing, !collectionView.bounds.isEmpty { metrics = nil }
    if metrics == nil { isMeasuredInNothing = collectionView.bounds.isEmpty }
    let sections = metrics ?? delegateMetrics(in: collectionView)
    metrics = sections
    preparedBreadth = breadth
    warnOfImpossibleSizes(sections, breadth: breadth)
    solver = FlowSolver(sections, breadth: breadth)
  }

  /// Lines are broken anew where there is another room for them.
  override func safeAreaDidChange() {
    guard let collectionView, metrics != nil, breadth(in: collectionView.bounds) != preparedBreadth
    else { return }
    invalidateLayout()
  }

  /// The room across the lines, along which the content never scrolls, whatever size it still has from other bounds.
  private func breadth(in bounds: CGRect) -> CGFloat {
    let inset = collectionView?.adjustedInset(around: .zero) ?? .zero
    return isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
  }

  private func delegateMetrics(in collectionView: UICollectionView) -> [FlowSolver.Section] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<collectionView.numberOfSections).map { section in
      let ask = FlowDelegateQuestions(
        delegate: delegate, collectionView: collectionView, layout: self, section: section)
      var inset = ask.inset ?? sectionInset
      let margin = referenceInset(in: collectionView)
      if isVertical {
        inset.left += margin.left
        inset.right += margin.right
      } else {
        inset.top += margin.top
        inset.bottom += margin.bottom
      }
      let count = collectionView.numberOfItems(inSection: section)
      let sizes = measuresElements ? fittedSizes(section, count) : ask.itemSizes(count: count)
      let isNegative = (sizes ?? [itemSize]).contains { $0.width < 0 || $0.height < 0 }
      if count > 0, isNegative {
        UIEnvironment.current.raise("negative sizes are not supported in the flow layout")
      }
      return FlowSolver.Section(
        header: main(ask.headerSize ?? headerReferenceSize),
        footer: main(ask.footerSize ?? footerReferenceSize),
        insetStart: isVertical ? inset.top : inset.left,
        insetEnd: isVertical ? inset.bottom : inset.right,
        crossInsetStart: isVertical ? inset.left : inset.top,
        crossInsetEnd: isVertical ? inset.right : inset.bottom,
        lineSpacing: ask.lineSpacing ?? minimumLineSpacing,
        interitemSpacing: ask.interitemSpacing ?? minimumInteritemSpacing,
        items: sizes.map { .sized($0.map(scrollDirection.extent)) }
          ?? .uniform(count: count, size: scrollDirection.extent(itemSize)))
    }
  }

  /// Room that is kept free beside the lines in addition to the section's insets.
  private func referenceInset(in view: UICollectionView) -> UIEdgeInsets {
    let (safe, content, adjusted) = (
      view.safeAreaInsets, view.contentInset, view.adjustedContentInset
    )
    // What the scroll view has kept free already counts once.
    let free = UIEdgeInsets(
      top: max(0, safe.top - adjusted.top + content.top),
      left: max(0, safe.left - adjusted.left + content.left),
      bottom: max(0, safe.bottom - adjusted.bottom + content.bottom),
      right: max(0, safe.right - adjusted.right + content.right))
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: return free
    case .fromLayoutMargins:
      let margins = view.ownMargins
      return UIEdgeInsets(
        top: free.top + margins.top, left: free.left + margins.left,
        bottom: free.bottom + margins.bottom, right: free.right + margins.right)
    }
  }

  private func fittedSizes(_ section: Int, _ count: Int) -> [CGSize] {
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return (0..<count).map { measuredSizes[IndexPath(item: $0, section: section)] ?? estimate }
  }

  private func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Says what UIKit prints where items cannot fit.
  private func warnOfImpossibleSizes(_ sections: [FlowSolver.Section], breadth: CGFloat) {
    let (length, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let fits = sections.allSatisfy { section in
      let room = breadth - section.crossInsetStart - section.crossInsetEnd + Tolerance.length
      return switch section.items {
      case .uniform(let count, let size): count == 0 || size.cross <= room
      case .sized(let sizes): sizes.allSatisfy { $0.cross <= room }
      }
    }
    guard !fits, breadth > 0 else { return }
    UIEnvironment.current.warn(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) "
        + "must be less than the \(length) of the UICollectionView minus the section insets "
        + "\(sides) values, minus the content insets \(sides) values.")
  }

  // MARK: Content

  /// The length of all sections along the scroll direction by the room between the view's insets.
  ///
  /// It is right as soon as the layout was invalidated, before the pass that prepares it: apps read it then, and a suite
  /// of tests counts on it.
  open override var collectionViewContentSize: CGSize {
    settleWhilePreparing()
    if preparedBreadth == nil { solve() }
    let breadth = preparedBreadth ?? 0
    return isVertical
      ? CGSize(width: breadth, height: solver.length)
      : CGSize(width: solver.length, height: breadth)
  }

  /// Items, headers and footers that overlap `rect`, section by section, each header before and
  /// each footer behind its items.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !rect.isNull else { return [] }
    settleWhilePreparing()
    let range = isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    var elements: [UICollectionViewLayoutAttributes] = []
    // Pinned headers and footers stay inside their section, so no other sections are needed.
    for section in solver.sections(in: range) {
      let path = IndexPath(item: 0, section: section)
      func add(_ attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes, attributes.size != .zero, attributes.frame.overlaps(rect) else {
          return
        }
        elements.append(attributes)
      }
      add(supplementary(UICollectionView.elementKindSectionHeader, at: path))
      for item in solver.items(in: range, section: section) {
        add(self.item(at: IndexPath(item: item, section: section)))
      }
      add(supplementary(UICollectionView.elementKindSectionFooter, at: path))
    }
    return elements
  }

  /// Attributes of a cell on its line; nil for an item that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleWhilePreparing()
    return item(at: indexPath)
  }

  // Subclasses override both the queries for a rectangle and those for one element, and change what
  // `super` returns: the one must not call the other, or they would do so twice.

  private func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let slot = solver.slot(item: indexPath.item, section: indexPath.section) else {
      return nil
    }
    let attributes = attributesClass.init(forCellWith: indexPath)
    attributes.frame = scrollDirection.rect(slot)
    return attributes
  }

  /// Attributes of a header or footer, pinned ones in their place in the visible bounds.
  ///
  /// Those of one of no length are of no size, as a suite that ran on iOS asserts (LayoutKit), and are not among
  /// those for a rectangle; nil for other kinds.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, at: indexPath) }

  private func supplementary(
    _ elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = indexPath.first, indexPath.item == 0,
      solver.sections.indices.contains(number)
    else { return nil }
    let section = solver.sections[number]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let range = isHeader ? section.headerRange : section.footerRange
    let length = range.upperBound - range.lowerBound
    let attributes = attributesClass.init(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    guard length > 0 else {
      attributes.frame = scrollDirection.rect(
        Slot(main: range.lowerBound, cross: 0, size: Extent(main: 0, cross: 0)))
      return attributes
    }
    var start = range.lowerBound
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins {
      start = pinned(start, length: length, in: section, isHeader: isHeader)
      attributes.zIndex = 10
    }
    attributes.frame = scrollDirection.rect(
      Slot(main: start, cross: 0, size: Extent(main: length, cross: preparedBreadth ?? 0)))
    return attributes
  }

  /// A header follows the top of the visible bounds until the end of its section pushes it out; a
  /// footer mirrors it at the bottom.
  private func pinned(
    _ start: CGFloat, length: CGFloat, in section: FlowSolver.PlacedSection, isHeader: Bool
  ) -> CGFloat {
    guard let collectionView else { return start }
    let (bounds, inset) = (collectionView.bounds, collectionView.coveredInset)
    if isHeader {
      let top = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
      return min(max(start, top), section.end - section.metrics.footer - length)
    }
    let bottom = isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
    return max(min(start, bottom - length), section.start + section.metrics.header)
  }

  // MARK: Self-sizing

  override var measuresElements: Bool { estimatedItemSize != .zero }

  override func fittedAxes(of attributes: UICollectionViewLayoutAttributes) -> LayoutAxes {
    measuresElements && attributes.kind == .cell ? .all : []
  }

  override func elementsWillMove(_ map: IndexMap) {
    measuredSizes = Dictionary(
      measuredSizes.compactMap { path, size in
        map.newIndexPath(forOld: path).map { ($0, size) }
      }
    ) { first, _ in first }
  }

  /// True while cells are measured and one prefers another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { measuresElements && preferredAttributes.size != originalAttributes.size }

  /// Keeps the preferred size for the next preparation, and returns the base class's context.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measuredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  // MARK: Bounds changes

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// True if the room across the lines changes, or pinned headers or footers have to move.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return breadth(in: newBounds) != breadth(in: collectionView.bounds)
      || pins && newBounds.origin != collectionView.bounds.origin
  }

  private func acrossLines(_ bounds: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? bounds.minX...bounds.maxX : bounds.minY...bounds.maxY
  }

  /// A flow context that does not ask the delegate again, and frames only for bounds that are others
  /// across the lines; it names pinned views when content scrolls.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let resized = collectionView.map { newBounds.size != $0.bounds.size } ?? true
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes =
        collectionView.map { acrossLines(newBounds) != acrossLines($0.bounds) } ?? true
    }
    if pins, !resized, let bounds = collectionView?.bounds {
      // Only sections that are seen before or after have headers that move.
      let both = bounds.union(newBounds)
      let range = isVertical ? both.minY...both.maxY : both.minX...both.maxX
      let sections = solver.sections(in: range).map { IndexPath(item: 0, section: $0) }
      if sectionHeadersPinToVisibleBounds {
        context.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader, at: sections)
      }
      if sectionFootersPinToVisibleBounds {
        context.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionFooter, at: sections)
      }
    }
    return context
  }
}
