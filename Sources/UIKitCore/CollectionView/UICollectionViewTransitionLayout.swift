import AnimGeometry
import AnimLayoutEngine
public import Foundation

/// A layout part of the way between two others.
///
/// Every element that either layout shows is interpolated linearly: centre, size, alpha and each entry
/// of the transform matrix.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at progress 0.
  public let currentLayout: UICollectionViewLayout
  /// The layout at progress 1.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The content offsets that belong to the two layouts.
  var startOffset = CGPoint.zero
  var endOffset = CGPoint.zero
  /// The offset that belongs to the progress.
  var offset: CGPoint {
    CGPoint(
      x: startOffset.x + (endOffset.x - startOffset.x) * transitionProgress,
      y: startOffset.y + (endOffset.y - startOffset.y) * transitionProgress)
  }

  override var followsVertically: Bool { nextLayout.followsVertically }

  /// Creates a layout at the beginning of the way from one layout to another.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Not available: stops the program.
  public required init?(coder: NSCoder) {
    fatalError("a transition layout is made of two layouts, not decoded")
  }

  /// The fraction of the way: 0 is the current layout, 1 the next one, values beyond extrapolate.
  ///
  /// Call `invalidateLayout()` after changing it.
  open var transitionProgress: CGFloat = 0

  /// Keeps a value under a name, for subclasses and for code that follows a gesture.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value that was last kept under a name; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// The mixture of both layouts' content sizes.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: from.width + (to.width - from.width) * transitionProgress,
      height: from.height + (to.height - from.height) * transitionProgress)
  }

  /// Mixed attributes of all elements that either layout has within one rectangle's size around
  /// `rect`, as far as they then overlap it.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // An element may pass through the rect on its way between places outside of it.
    let reach = rect.insetBy(dx: -rect.width, dy: -rect.height)
    let shown =
      currentLayout.elements(in: reach) + nextLayout.elements(in: reach)
    var seen: Set<ElementKey> = []
    return shown.map(\.key).filter { seen.insert($0).inserted }
      .compactMap(mixedAttributes).filter { $0.frame.overlaps(rect) }
  }

  /// Mixed attributes of a cell; a layout that does not have it counts as the other one, faded.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(for: ElementKey(kind: .cell, indexPath: indexPath))
  }

  /// Mixed attributes of a supplementary view; a layout that does not have it counts as the other
  /// one, faded.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(for: ElementKey(kind: .supplementary(elementKind), indexPath: indexPath))
  }

  /// Mixed attributes of a decoration view; a layout that does not have it counts as the other one,
  /// faded.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(for: ElementKey(kind: .decoration(elementKind), indexPath: indexPath))
  }

  /// The mixture of what both layouts say; one that says nothing counts as the other, faded.
  private func mixedAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (currentLayout.attributes(for: key), nextLayout.attributes(for: key))
    guard let start = from ?? to?.faded(), let end = to ?? from?.faded() else { return nil }
    return start.interpolated(to: end, progress: transitionProgress)
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy on the way to `end`, linear in every property; `zIndex` and `isHidden` are the end's.
  func interpolated(to end: UICollectionViewLayoutAttributes, progress: CGFloat) -> Self {
    let mixed = cloned()
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    mixed.center = CGPoint(x: mix(center.x, end.center.x), y: mix(center.y, end.center.y))
    mixed.size = CGSize(
      width: mix(size.width, end.size.width), height: mix(size.height, end.size.height))
    mixed.alpha = mix(alpha, end.alpha)
    let (a, b) = (transform3D.rows, end.transform3D.rows)
    mixed.transform3D = CATransform3D(
      rows: a.0 + (b.0 - a.0) * progress, a.1 + (b.1 - a.1) * progress,
      a.2 + (b.2 - a.2) * progress, a.3 + (b.3 - a.3) * progress)
    mixed.zIndex = end.zIndex
    mixed.isHidden = end.isHidden
    return mixed
  }
}
