package import UIKit

/// Expandable rows under headers that stay at the top of the view until their section is over.
///
/// After cnoon's CollectionViewAnimations. Scrolling invalidates the headers alone, through a
/// context of the layout's own: rows keep what they had, so that an animation of them is not
/// disturbed.
@preconcurrency @MainActor package class StickyHeadersLayout: ExpandableLayout {
  /// A context that tells whether only headers are to be computed again.
  @MainActor package final class InvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidatesHeaders = false
    var invalidatesRows = true

    package override var invalidateEverything: Bool { invalidatesRows }
  }

  /// The height of the headers, in points; 0 for no headers.
  package var sectionHeaderHeight: CGFloat = 40
  /// Whether headers stay at the top of the view; otherwise they scroll with their sections.
  package var sectionHeadersPinToVisibleBounds = true
  /// The size of the headers, as in a flow layout; they are as wide as the view whatever the width
  /// is.
  package var headerReferenceSize: CGSize {
    get { CGSize(width: collectionView?.bounds.width ?? 0, height: sectionHeaderHeight) }
    set { sectionHeaderHeight = newValue.height }
  }
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var previousHeaders: [UICollectionViewLayoutAttributes] = []
  private var keepsRows = false

  override var headerHeight: CGFloat { sectionHeaderHeight }

  package override class var invalidationContextClass: AnyClass { InvalidationContext.self }

  package override func prepare() {
    if !keepsRows {
      previousHeaders = headers
      super.prepare()
    }
    keepsRows = false
    placeHeaders()
  }

  /// Each header is at the top of its section, or at the top of the view while its section goes on
  /// under it; a section that ends pushes it out.
  private func placeHeaders() {
    guard let collectionView else { return }
    let offset = collectionView.contentOffset.y
    var sectionTop: CGFloat = 0
    headers = attributes.indices.map { section in
      let bottom = attributes[section].last?.frame.maxY ?? sectionTop + sectionHeaderHeight
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      let y =
        sectionHeadersPinToVisibleBounds
        ? min(
          max(sectionTop, offset), max(bottom - sectionHeaderHeight, offset - sectionHeaderHeight))
        : sectionTop
      header.frame = CGRect(
        x: 0, y: y, width: collectionView.bounds.width, height: sectionHeaderHeight)
      header.zIndex = 1
      sectionTop = bottom
      return header
    }
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (sectionHeaderHeight > 0 ? headers : []).filter { $0.frame.intersects(rect) }
      + (super.layoutAttributesForElements(in: rect) ?? [])
  }

  package override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    sectionHeaderHeight > 0 && headers.indices.contains(indexPath.section)
      ? headers[indexPath.section] : nil
  }

  package override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    previousHeaders.indices.contains(elementIndexPath.section)
      ? previousHeaders[elementIndexPath.section] : nil
  }

  package override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds && sectionHeaderHeight > 0
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  package override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let context = context as? InvalidationContext, let collectionView else { return context }
    context.invalidatesRows = newBounds.size != collectionView.bounds.size
    context.invalidatesHeaders = newBounds.origin != collectionView.bounds.origin
    return context
  }

  package override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? InvalidationContext, context.invalidatesHeaders,
      !context.invalidatesRows, !context.invalidateDataSourceCounts
    {
      keepsRows = true
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: headers.map(\.indexPath))
    } else {
      keepsRows = false
    }
    super.invalidateLayout(with: context)
  }
}
