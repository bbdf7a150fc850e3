public import Drawing
public import Foundation
import Geometry
public import Pixels

extension DisplayList {
  /// Flattens a tree of layers: absolute transforms, siblings in the order in which they are
  /// painted, and nothing that cannot be seen.
  ///
  /// The root's superlayer coordinates are stage points.
  public init(_ root: LayerSnapshot, size: CGSize, background: Color = .clear) {
    let flattener = LayerFlattener()
    self.init(
      size: size, background: background,
      items: flattener.items(of: root, in: Space(matrix: .identity, plane: .identity), clips: []))
  }
}

/// Where the coordinates of a layer's superlayer are.
private struct Space {
  /// To the nearest plane on which things are flattened; more than a projection only within
  /// transform layers.
  var matrix: CATransform3D
  /// From that plane to stage points.
  var plane: Projection

  /// The space of the sublayers of a layer with the given properties.
  func sublayerSpace(of properties: LayerProperties) -> Space {
    let matrix = CATransform3DConcat(properties.matrix, matrix)
    if case .transform = properties.kind {
      return Space(
        matrix: CATransform3DConcat(properties.sublayerMatrix, matrix), plane: plane)
    }
    return Space(
      matrix: properties.sublayerMatrix, plane: Projection(matrix).concatenating(plane))
  }
}

/// Turns layers into display items.
private struct LayerFlattener {
  /// What is to be seen of `layer`, whose superlayer coordinates are `space`.
  func items(of layer: LayerSnapshot, in space: Space, clips: [Clip]) -> [DisplayItem] {
    guard let transition = layer.transition else {
      return plainItems(of: layer, in: space, clips: clips)
    }
    // A true cross-fade: both looks are weighted and added, so that what they share stays as it is.
    let id = layer.id << 16 | 0xfff0
    let progress = min(max(transition.progress, 0), 1)
    let old = plainItems(of: transition.from, in: space, clips: clips)
    let new = plainItems(of: layer, in: space, clips: clips)
    if old == new { return new }
    let sides = [
      DisplayItem(id: id + 1, opacity: 1 - progress, content: .group(Group(items: old))),
      DisplayItem(
        id: id + 2, opacity: progress, blendMode: .plusLighter, content: .group(Group(items: new))),
    ]
    return [DisplayItem(id: id, content: .group(Group(items: sides)))]
  }

  private func plainItems(
    of layer: LayerSnapshot, in space: Space, clips: [Clip]
  ) -> [DisplayItem] {
    let properties = layer.properties
    let opacity = min(max(properties.opacity, 0), 1)
    guard !properties.isHidden, opacity > 0 else { return [] }
    let sublayerSpace = space.sublayerSpace(of: properties)
    if case .transform = properties.kind {
      return sublayers(of: layer, in: sublayerSpace, clips: clips)
    }
    let projection = Projection(CATransform3DConcat(properties.matrix, space.matrix))
      .concatenating(space.plane)
    guard projection.determinant != 0 else { return [] }
    if !properties.isDoubleSided && projection.determinant < 0 { return [] }

    var clips = clips
    var mask: [DisplayItem]?
    if let maskLayer = layer.mask {
      if let region = maskLayer.clipRegion {
        clips.append(Clip(region.region, transform: region.projection.concatenating(projection)))
      } else {
        mask = items(
          of: maskLayer, in: Space(matrix: .identity, plane: projection), clips: [])
        guard mask?.isEmpty == false else { return [] }
      }
    }

    let drawings = LayerDrawings(properties, id: layer.id, projection: projection, clips: clips)
    var inner = clips
    if properties.masksToBounds {
      inner.append(Clip(.box(properties.outline), transform: projection))
    }
    let below = sublayers(of: layer, in: sublayerSpace, clips: inner)
    var items = drawings.items(sublayers: below, contentClips: inner)
    if let shadow = drawings.shadow(
      of: items, isBox: drawings.coversBounds && layer.keepsWithinBounds)
    {
      items.insert(shadow, at: 0)
    }
    guard !items.isEmpty else { return [] }
    return composited(items, opacity: opacity, mask: mask, id: layer.id)
  }

  private func sublayers(
    of layer: LayerSnapshot, in space: Space, clips: [Clip]
  ) -> [DisplayItem] {
    let isDeep = if case .transform = layer.properties.kind { true } else { false }
    return layer.sublayers
      .inPaintingOrder { sublayer in
        isDeep ? sublayer.properties.depth(in: space.matrix) : sublayer.properties.zPosition
      }
      .flatMap { items(of: $0, in: space, clips: clips) }
  }

  /// Applies a layer's opacity and mask to all that it shows as one picture.
  private func composited(
    _ items: [DisplayItem], opacity: Double, mask: [DisplayItem]?, id: UInt64
  ) -> [DisplayItem] {
    if mask == nil && opacity == 1 { return items }
    if mask == nil && items.count == 1 {
      var item = items[0]
      item.opacity *= opacity
      return [item]
    }
    return [
      DisplayItem(
        id: id << 16 | 0xffff, opacity: opacity,
        content: .group(Group(items: items, mask: mask)))
    ]
  }
}

extension LayerProperties {
  /// How far towards the viewer the anchor point lies.
  fileprivate func depth(in matrix: CATransform3D) -> CGFloat {
    let matrix = CATransform3DConcat(self.matrix, matrix)
    let image = matrix.applied(toRow: [anchor.x, anchor.y, anchorPointZ, 1])
    return image.z / image.w
  }
}

extension LayerSnapshot {
  /// The region that a mask of one opaque shape amounts to, in the masked layer's coordinates; nil if
  /// the mask is anything else.
  fileprivate var clipRegion: (region: Clip.Region, projection: Projection)? {
    let p = properties
    guard sublayers.isEmpty, mask == nil, transition == nil, !p.isHidden, p.opacity >= 1,
      p.shadowOpacity <= 0, p.borderWidth <= 0, p.content == .none, p.isDoubleSided
    else { return nil }
    let projection = Projection(p.matrix)
    let isOpaque = (p.backgroundColor?.alpha ?? 0) >= 1
    switch p.kind {
    case .plain where isOpaque: return (.box(p.outline), projection)
    case .shape(let shape):
      guard (p.backgroundColor?.alpha ?? 0) <= 0, (shape.fillColor?.alpha ?? 0) >= 1,
        (shape.strokeColor?.alpha ?? 0) <= 0 || shape.lineWidth <= 0, let path = shape.path
      else { return nil }
      return (.path(path, shape.fillRule), projection)
    default: return nil
    }
  }

  /// Whether nothing below the layer shows outside of its bounds.
  fileprivate var keepsWithinBounds: Bool {
    sublayers.isEmpty
      || properties.sublayerTransform == .identity
        && sublayers.allSatisfy { sublayer in
          let p = sublayer.properties
          return p.isHidden || p.opacity <= 0
            || CATransform3DIsAffine(p.transform) && p.shadowOpacity <= 0
              && properties.bounds.contains(p.frame) && properties.cornerRadius == 0
              && (p.masksToBounds || sublayer.keepsWithinBounds)
        }
  }
}
