package import UIKit

/// A flow layout whose items hang on springs and lag behind the finger, the farther from it the
/// more.
///
/// After "UICollectionView + UIKit Dynamics", objc.io issue 5: each item on screen is attached to
/// its place with the damping ratio 0.8 and one oscillation per second, and a scroll by `delta`
/// leaves it behind by `delta · distance from the finger / 1500`, at most by `delta`.
@preconcurrency @MainActor package class SpringyFlowLayout: UICollectionViewFlowLayout {
  /// The damping ratio of the springs.
  package var springDamping: CGFloat = 0.8
  /// The frequency of the springs, in oscillations per second.
  package var springFrequency: CGFloat = 1
  /// The distance from the finger at which an item would stay where it is on the screen, in points.
  package var scrollResistance: CGFloat = 1500

  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var springs: [IndexPath: UIAttachmentBehavior] = [:]
  private var latestDelta = CGPoint.zero
  /// The latest place of the finger, in the visible bounds.
  private var touch: CGPoint?

  package override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    // Springs are kept a little beyond the edges, so that items are swinging when they come.
    let rect = collectionView.bounds.insetBy(dx: -100, dy: -100)
    let items = (super.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }
    let paths = Set(items.map(\.indexPath))
    for (path, spring) in springs.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      animator.removeBehavior(spring)
      springs[path] = nil
    }
    for item in items where springs[item.indexPath] == nil {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = springDamping
      spring.frequency = springFrequency
      if latestDelta != .zero { leave(item, behind: latestDelta) }
      animator.addBehavior(spring)
      springs[item.indexPath] = spring
    }
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Far from the screen, items rest in their places.
    let others = (super.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory != .cell || springs[$0.indexPath] == nil }
    return others + animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  /// Stretches the springs; the animator invalidates the layout as they contract.
  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let bounds = collectionView.bounds
    latestDelta = CGPoint(x: newBounds.minX - bounds.minX, y: newBounds.minY - bounds.minY)
    if collectionView.isTracking {
      let location = collectionView.panGestureRecognizer.location(in: collectionView)
      touch = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    }
    for (_, spring) in springs.sorted(by: { $0.key < $1.key }) {
      for item in spring.items {
        leave(item, behind: latestDelta)
        animator.updateItem(usingCurrentState: item)
      }
    }
    return newBounds.size != bounds.size
  }

  private func leave(_ item: any UIDynamicItem, behind delta: CGPoint) {
    guard let collectionView, let touch, scrollResistance > 0 else { return }
    let bounds = collectionView.bounds
    let distance =
      abs(item.center.x - bounds.minX - touch.x) + abs(item.center.y - bounds.minY - touch.y)
    let part = min(distance / scrollResistance, 1)
    if scrollDirection == .vertical {
      item.center.y += delta.y * part
    } else {
      item.center.x += delta.x * part
    }
  }
}
