import Foundation

extension UICollectionView {
  /// Whether what the layout says is shown mirrored, since the user reads in the other direction.
  var isMirrored: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
      && currentLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// A rectangle of the layout's coordinates in the view's, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored, !rect.isNull else { return rect }
    var rect = rect
    rect.origin.x = max(contentSize.width, bounds.width) - rect.maxX
    return rect
  }

  /// What the layout says of an element in the view's coordinates.
  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.cloned()
    copy.center.x = max(contentSize.width, bounds.width) - attributes.center.x
    return copy
  }
}
