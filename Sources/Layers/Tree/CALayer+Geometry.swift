import AnimGeometry
public import Foundation

extension CALayer {
  /// From this layer's coordinates to those of its root, each layer flattened into the one above.
  final var projectionToRoot: Projection {
    var projection = Projection.identity
    var layer = self
    while true {
      let above = layer.superlayer ?? layer.maskedLayer
      let matrix = above.map {
        CATransform3DConcat(
          layer.properties.matrix,
          layer.maskedLayer == nil ? $0.properties.sublayerMatrix : .identity)
      }
      guard let matrix, let above else { return projection }
      projection = projection.concatenating(Projection(matrix))
      layer = above
    }
  }

  /// Where the corners of the bounds are seen now, animations applied: clockwise from the top left, in
  /// the coordinates around the root layer.
  public final var presentedCorners: [CGPoint] {
    presented(presentedProperties(at: clock.now).bounds.corners)
  }

  /// Where points of the layer are seen now, in the coordinates around the root layer.
  public final func presented(_ points: [CGPoint]) -> [CGPoint] {
    let now = clock.now
    var properties = presentedProperties(at: now)
    var projection = Projection(CATransform3D.identity)
    var matrix = properties.matrix
    var layer = self
    while let above = layer.superlayer ?? layer.maskedLayer {
      properties = above.presentedProperties(at: now)
      // Depth counts between a layer and its superlayer's perspective, and no further.
      if layer.maskedLayer == nil {
        matrix = CATransform3DConcat(matrix, properties.sublayerMatrix)
      }
      projection = projection.concatenating(Projection(matrix))
      matrix = properties.matrix
      layer = above
    }
    projection = projection.concatenating(Projection(matrix))
    return points.map(projection.apply)
  }

  /// `point` of `layer`, or of the root for nil, in this layer's coordinates.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    if layer === self { return point }
    let inRoot = layer?.projectionToRoot.apply(point) ?? point
    return projectionToRoot.inverse?.apply(inRoot) ?? inRoot
  }

  /// `point` of this layer in the coordinates of `layer`, or of the root for nil.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    if layer === self { return point }
    let inRoot = projectionToRoot.apply(point)
    guard let layer else { return inRoot }
    return layer.projectionToRoot.inverse?.apply(inRoot) ?? inRoot
  }

  /// The box around `rect` of `layer` in this layer's coordinates.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: layer) })
  }

  /// The box around `rect` of this layer in the coordinates of `layer`, or of the root for nil.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: layer) })
  }

  /// The frontmost visible layer at a point of the superlayer.
  func frontmost(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let inverse = Projection(properties.matrix).inverse else {
      return nil
    }
    let local = inverse.apply(point)
    if masksToBounds && !contains(local) { return nil }
    if let mask = maskLayer, mask.hitTest(local) == nil { return nil }
    let sublayerSpace = Projection(properties.sublayerMatrix).inverse?.apply(local) ?? local
    for layer in children.inPaintingOrder(\.zPosition).reversed() {
      if let hit = layer.hitTest(sublayerSpace) { return hit }
    }
    return contains(local) ? self : nil
  }
}

extension Array {
  /// Sorted by a depth; elements of equal depth keep their order.
  func inPaintingOrder(_ depth: (Element) -> CGFloat) -> [Element] {
    guard contains(where: { depth($0) != 0 }) else { return self }
    return enumerated()
      .map { (element: $0.element, depth: depth($0.element), offset: $0.offset) }
      .sorted { ($0.depth, $0.offset) < ($1.depth, $1.offset) }
      .map(\.element)
  }
}
