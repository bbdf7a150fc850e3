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

extension UICollectionViewLayout {
  /// What the layout says of one element of any kind.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementary(let kind):
      layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case .decoration(let kind):
      layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    }
  }

  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decoration(let kind):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decoration(let kind):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }
}
