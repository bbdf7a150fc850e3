import Foundation

/// How places in a layout's coordinates become those in the view's.
struct Mirror {
  /// The width of the content if it is shown mirrored; nil if it is not.
  let width: CGFloat?

  /// A rectangle of the layout's coordinates in the view's, or the other way round.
  func reflected(_ rect: CGRect) -> CGRect {
    guard let width, !rect.isNull else { return rect }
    var rect = rect
    rect.origin.x = width - rect.maxX
    return rect
  }

  /// The layout's attributes of an element in the view's coordinates.
  func reflected(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let width else { return attributes }
    let copy = attributes.cloned()
    copy.center.x = width - attributes.center.x
    return copy
  }
}

extension UICollectionView {
  /// The reflection of the layout's places for a user who reads in the other direction.
  var mirror: Mirror {
    let isMirrored =
      currentLayout.flipsHorizontallyInOppositeLayoutDirection
      && currentLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    return Mirror(width: isMirrored ? max(contentSize.width, bounds.width) : nil)
  }

  func mirrored(_ rect: CGRect) -> CGRect { mirror.reflected(rect) }

  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { mirror.reflected(attributes) }
}
