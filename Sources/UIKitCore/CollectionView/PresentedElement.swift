public import AnimGeometry
import AnimLayers
public import Foundation

/// An element of a collection view as it is seen at a moment, in the middle of an animation too.
public struct PresentedElement: Hashable, Sendable {
  /// The number of the view's layer under its clock.
  public let id: UInt64
  /// Whether the element is a cell, a supplementary view or a decoration view.
  public let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for cells.
  public let kind: String?
  /// As of the last update; of an element that is disappearing, as of before it.
  public let indexPath: IndexPath
  /// Whether the element is on its way out.
  public let isDisappearing: Bool
  /// In content coordinates.
  public let center: CGPoint
  /// Width and height of the untransformed element, in points.
  public let size: CGSize
  /// Opacity of the element alone, from 0 to 1; that of its superviews is not multiplied in.
  public let alpha: CGFloat
  /// Transform about the centre.
  public let transform: CATransform3D
  /// Drawing order as the layout gave it; higher is nearer.
  public let zIndex: Int
  /// The places at which the corners are seen, all transforms and scrolling applied.
  ///
  /// Top left, top right, bottom right and bottom left of the untransformed element, in the
  /// coordinates around the root layer. Not finite for a corner on the horizon of a perspective.
  public let corners: [CGPoint]
}

extension UICollectionView {
  /// The elements on screen now, those that are animating away included: sorted by what they are and
  /// where they belong, so that lists of different moments can be compared.
  public var presentedElements: [PresentedElement] {
    let shown = Set(visible.values.map(ObjectIdentifier.init))
    let scrollers = orthogonalScrollers.sorted { $0.key < $1.key }.map(\.value)
    return (subviews + scrollers.flatMap(\.subviews)).compactMap { subview -> PresentedElement? in
      guard let view = subview as? UICollectionReusableView,
        let attributes = view.appliedAttributes
      else { return nil }
      let layer = view.layer.presented
      return PresentedElement(
        id: view.layer.id, category: attributes.representedElementCategory,
        kind: attributes.representedElementKind,
        indexPath: attributes.indexPath,
        isDisappearing: !shown.contains(ObjectIdentifier(view)),
        center: view.superview.map { convert(layer.position, from: $0) } ?? layer.position,
        size: layer.bounds.size, alpha: CGFloat(layer.opacity), transform: layer.transform,
        zIndex: attributes.zIndex, corners: view.layer.presentedCorners)
    }.sorted {
      ($0.category.rawValue, $0.kind ?? "", $0.indexPath, $0.isDisappearing ? 1 : 0)
        < ($1.category.rawValue, $1.kind ?? "", $1.indexPath, $1.isDisappearing ? 1 : 0)
    }
  }
}
