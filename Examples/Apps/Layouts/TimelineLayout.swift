import UIKit

/// A day per section: its header stands at the left and stays in view while the day's events go
/// by, and a line leads from one event to the next.
final class TimelineLayout: UICollectionViewLayout {
  static let lineKind = "TimelineLine"

  var headerSize = CGSize(width: 72, height: 56) { didSet { invalidateLayout() } }
  var eventHeight: CGFloat = 84 { didSet { invalidateLayout() } }
  var spacing: CGFloat = 10 { didSet { invalidateLayout() } }
  var sectionSpacing: CGFloat = 28 { didSet { invalidateLayout() } }
  var margin: CGFloat = 16 { didSet { invalidateLayout() } }

  private var events: [[UICollectionViewLayoutAttributes]] = []
  private var lines: [UICollectionViewLayoutAttributes] = []
  private var sections: [CGRect] = []
  private var contentSize = CGSize.zero

  override init() {
    super.init()
    register(TimelineLine.self, forDecorationViewOfKind: Self.lineKind)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(TimelineLine.self, forDecorationViewOfKind: Self.lineKind)
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func prepare() {
    super.prepare()
    (events, lines, sections) = ([], [], [])
    guard let collectionView else { return }
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let left = margin + headerSize.width
    var y = margin
    for section in 0..<collectionView.numberOfSections {
      let top = y
      var elements: [UICollectionViewLayoutAttributes] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let element = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        element.frame = CGRect(
          x: left + margin, y: y, width: max(0, width - left - 2 * margin), height: eventHeight)
        elements.append(element)
        y += eventHeight + spacing
      }
      let bottom = max(elements.isEmpty ? y : y - spacing, top + headerSize.height)
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.lineKind, with: IndexPath(item: 0, section: section))
      line.frame = CGRect(x: left + margin / 2 - 1, y: top, width: 2, height: bottom - top)
      line.zIndex = -1
      events.append(elements)
      lines.append(line)
      sections.append(CGRect(x: 0, y: top, width: width, height: bottom - top))
      y = bottom + sectionSpacing
    }
    contentSize = CGSize(
      width: width, height: sections.isEmpty ? 0 : y - sectionSpacing + margin)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let headers = sections.indices.compactMap {
      layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))
    }
    return (events.flatMap { $0 } + lines + headers).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard events.indices.contains(indexPath.section),
      events[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return events[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    lines.indices.contains(indexPath.section) ? lines[indexPath.section] : nil
  }

  /// The header, as far down as its section goes.
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top + margin
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    header.frame = CGRect(
      x: margin, y: max(section.minY, min(top, section.maxY - headerSize.height)),
      width: headerSize.width, height: headerSize.height)
    header.zIndex = 1
    return header
  }

  // MARK: - Scrolling

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// While the size stays, only headers move.
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.size == collectionView?.bounds.size else { return context }
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: sections.indices.map { IndexPath(item: 0, section: $0) })
    return context
  }
}

/// The line that leads through a day.
final class TimelineLine: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    layer.cornerRadius = 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
