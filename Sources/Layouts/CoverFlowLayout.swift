package import UIKit

/// Covers in a row; the one in the middle faces the viewer, the others are turned towards it.
///
/// After Apple's Cover Flow. Each cover has the position `d`, its distance from the middle in steps
/// of `sideSpacing`. Within one step it turns by `-d · sideAngle`, goes back by `d · sideDepth` and
/// keeps away from the middle by `d · centerGap` more; beyond, it only moves along.
@preconcurrency @MainActor package class CoverFlowLayout: UICollectionViewLayout {
  /// The size of every cover, in points.
  package var itemSize = CGSize(width: 160, height: 160) { didSet { invalidateLayout() } }
  /// The distance between the centres of two covers at a side, in points, and the way of a finger
  /// from one to the next.
  package var sideSpacing: CGFloat = 48 { didSet { invalidateLayout() } }
  /// The room that the covers at the sides leave free on each side of the middle beyond that, in
  /// points.
  package var centerGap: CGFloat = 64 { didSet { invalidateLayout() } }
  /// The turn of the covers at the sides, in radians.
  package var sideAngle: CGFloat = .pi / 3 { didSet { invalidateLayout() } }
  /// The distance of the covers at the sides behind the middle one, in points.
  package var sideDepth: CGFloat = 80 { didSet { invalidateLayout() } }
  /// The distance of the viewer from the covers, in points.
  package var viewerDistance: CGFloat = 500 { didSet { invalidateLayout() } }

  private var paths: [IndexPath] = []

  package override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  /// The size of the view, longer by the way that brings the last cover to the middle.
  package override var collectionViewContentSize: CGSize {
    guard let size = collectionView?.bounds.size else { return .zero }
    return CGSize(
      width: size.width + sideSpacing * CGFloat(max(paths.count - 1, 0)), height: size.height)
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // A turned cover is never wider than one that is not turned.
    paths.indices.map(attributes).filter {
      abs($0.center.x - rect.midX) < (rect.width + itemSize.width) / 2
    }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { paths.firstIndex(of: indexPath).map(attributes) }

  private func attributes(_ index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[index])
    guard let bounds = collectionView?.bounds else { return attributes }
    let distance = CGFloat(index) - bounds.minX / max(sideSpacing, 1)
    let side = min(max(distance, -1), 1)
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: bounds.midX + distance * sideSpacing + side * centerGap, y: bounds.midY)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / viewerDistance
    transform = CATransform3DTranslate(transform, 0, 0, -abs(side) * sideDepth)
    attributes.transform3D = CATransform3DRotate(transform, -side * sideAngle, 0, 1, 0)
    attributes.zIndex = -Int((abs(distance) * 100).rounded())
    return attributes
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The offset at which a cover is in the middle.
  package override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = max(sideSpacing, 1)
    let index = min(max((proposedContentOffset.x / step).rounded(), 0), CGFloat(paths.count - 1))
    return CGPoint(x: index * step, y: proposedContentOffset.y)
  }
}
