public import AnimGeometry
public import Foundation

extension LayerProperties {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's own coordinates to its superlayer's, without the latter's `sublayerTransform`:
  /// `p′ = (p − anchor) · transform + position`.
  var matrix: CATransform3D {
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return transform == .identity
      ? CATransform3DConcat(toAnchor, toPosition)
      : CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }

  /// The `sublayerTransform` in the layer's own coordinates: it applies about the anchor point.
  var sublayerMatrix: CATransform3D {
    if sublayerTransform == .identity { return .identity }
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), sublayerTransform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
  }

  /// The smallest rectangle around the transformed bounds, in the superlayer's coordinates.
  public var frame: CGRect {
    get {
      if transform == .identity {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      let projection = Projection(matrix)
      return CGRect(around: bounds.corners.map(projection.apply))
    }
    set {
      // Through a transform that flattens all depth there is no way back; a published screenshot of an app that sets frames of
      // such layers shows that it is left out.
      if transform == .identity || transform.isFlat {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width,
          y: newValue.minY + anchorPoint.y * newValue.height)
        return
      }
      // The size whose transformed box has the new size, if the transform keeps axes apart; Core
      // Animation leaves other transforms undefined.
      let affine = CATransform3DGetAffineTransform(transform)
      let size = CGRect(origin: .zero, size: newValue.size).applying(affine.inverted()).size
      bounds.size = size
      let reached = frame
      position.x += newValue.minX - reached.minX
      position.y += newValue.minY - reached.minY
    }
  }

  /// The outline of the layer: its bounds with the corners that are rounded.
  public var outline: RoundedRect {
    if let cornerRadii { return cornerRadii.outline(of: bounds) }
    func radius(_ corner: CACornerMask) -> CGSize {
      let radius = maskedCorners.contains(corner) ? cornerRadius : 0
      return CGSize(width: radius, height: radius)
    }
    return RoundedRect(
      bounds, topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner),
      curve: cornerCurve)
  }
}

extension CATransform3D {
  /// Whether it scales depth to nothing, beside what it does in the plane.
  fileprivate var isFlat: Bool {
    m33 == 0 && m13 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m34 == 0
  }
}
