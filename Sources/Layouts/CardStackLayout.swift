package import UIKit

/// A deck of cards, of which a finger throws the topmost one away.
///
/// Each card is a little lower and smaller than the one above it. While the top card follows the
/// finger the others move up; let go near the middle it springs back, let go with speed or far out
/// it leaves the view to that side.
@preconcurrency @MainActor package class CardStackLayout: UICollectionViewLayout {
  /// The size of every card, in points.
  package var itemSize = CGSize(width: 280, height: 360) { didSet { invalidateLayout() } }
  /// The number of cards that are seen at once.
  package var visibleCards = 3 { didSet { invalidateLayout() } }
  /// The distance by which each card shows below the one above it, in points.
  package var cardSpacing: CGFloat = 14 { didSet { invalidateLayout() } }
  /// The difference of a card's scale from that of the one above it.
  package var scaleStep: CGFloat = 0.06 { didSet { invalidateLayout() } }
  /// The turn of a card that is half the view's width away, in radians.
  package var tilt: CGFloat = .pi / 14
  /// The distance that a card has to be moved to be thrown, in points, unless the finger is fast.
  package var throwDistance: CGFloat = 110

  /// The first card that was not thrown.
  package private(set) var topIndex = 0

  private var drag = CGPoint.zero
  /// The offsets from the deck to which cards were thrown, in points.
  private var thrown: [Int: CGPoint] = [:]
  private var paths: [IndexPath] = []

  private lazy var pan = UIPanGestureRecognizer { [weak self] in self?.follow($0) }

  package override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if pan.view !== collectionView { collectionView.addGestureRecognizer(pan) }
    paths = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  package override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    pan.view?.removeGestureRecognizer(pan)
  }

  package override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  // MARK: Cards

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // The one that was thrown last, for as long as it is on its way, and one that is about to show.
    let cards = max(topIndex - 1, 0)..<max(min(topIndex + visibleCards + 1, paths.count), topIndex)
    return cards.map(attributes)
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { paths.firstIndex(of: indexPath).map(attributes) }

  private func attributes(_ index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[index])
    guard let bounds = collectionView?.bounds else { return attributes }
    attributes.size = itemSize
    attributes.zIndex = -index
    var center = CGPoint(x: bounds.midX, y: bounds.midY)
    if index > topIndex {
      let level = CGFloat(index - topIndex) - min(abs(drag.x) / max(throwDistance, 1), 1)
      let scale = 1 - scaleStep * level
      // The lower edges of the cards are one spacing apart, whatever their scales.
      center.y += level * cardSpacing + itemSize.height * (1 - scale) / 2
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.alpha = min(max(CGFloat(visibleCards) - level, 0), 1)
    } else {
      let offset = index == topIndex ? drag : thrown[index] ?? CGPoint(x: -bounds.width * 1.5, y: 0)
      center.x += offset.x
      center.y += offset.y
      attributes.transform = CGAffineTransform(
        rotationAngle: tilt * offset.x / max(bounds.width / 2, 1))
    }
    attributes.center = center
    return attributes
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  // MARK: The finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let collectionView, topIndex < paths.count else { return }
    switch pan.state {
    case .began, .changed:
      drag = pan.translation(in: collectionView)
      invalidateLayout()
    case .ended:
      let velocity = pan.velocity(in: collectionView)
      let isFast = abs(velocity.x) > 500 && velocity.x * drag.x > 0
      guard isFast || abs(drag.x) > throwDistance else { return settle(collectionView) }
      throwTopCard(collectionView, velocity: velocity)
    case .cancelled, .failed: settle(collectionView)
    case .possible: break
    }
  }

  private func settle(_ view: UICollectionView) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) {
      self.drag = .zero
      self.invalidateLayout()
      view.layoutIfNeeded()
    }
  }

  /// Sends the top card on in the direction that the finger gave it.
  private func throwTopCard(_ view: UICollectionView, velocity: CGPoint) {
    let way = (drag.x < 0 ? -1.5 : 1.5) * view.bounds.width
    let slope = abs(drag.x) > 1 ? drag.y / drag.x : 0
    thrown[topIndex] = CGPoint(x: way, y: way * slope)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
      self.topIndex += 1
      self.drag = .zero
      self.invalidateLayout()
      view.layoutIfNeeded()
    }
  }
}
