public import AnimDrawing
import AnimGeometry
public import AnimPixels
public import Foundation

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

extension Space {
  /// The distance of the eye from a layer that flips, in points.
  ///
  /// UIKit's is not known.
  private static var flipDistance: CGFloat { 1000 }

  /// The space with a layer's surroundings turned about the layer's middle: through half a turn in
  /// two quarters, the second showing the back as if from the front.
  fileprivate func turned(
    _ flip: LayerSnapshot.Transition.Flip, to progress: Double, about properties: LayerProperties
  ) -> Space {
    let angle = .pi * (progress < 0.5 ? progress : progress - 1)
    let rotation =
      switch flip {
      case .fromLeft: CATransform3DMakeRotation(angle, 0, 1, 0)
      case .fromRight: CATransform3DMakeRotation(-angle, 0, 1, 0)
      case .fromTop: CATransform3DMakeRotation(-angle, 1, 0, 0)
      case .fromBottom: CATransform3DMakeRotation(angle, 1, 0, 0)
      }
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / Self.flipDistance
    let middle = properties.frame
    let turn = [
      CATransform3DMakeTranslation(-middle.midX, -middle.midY, -properties.zPosition), rotation,
      perspective, CATransform3DMakeTranslation(middle.midX, middle.midY, properties.zPosition),
    ].reduce(.identity, CATransform3DConcat)
    return Space(matrix: CATransform3DConcat(turn, matrix), plane: plane)
  }
}

extension Space {
  /// The space with a layer's surroundings moved by shares of the layer's size.
  fileprivate func moved(by share: CGVector, of properties: LayerProperties) -> Space {
    let size = properties.frame.size
    let way = CATransform3DMakeTranslation(share.dx * size.width, share.dy * size.height, 0)
    return Space(matrix: CATransform3DConcat(way, matrix), plane: plane)
  }
}

extension LayerSnapshot.Transition.Flip {
  /// The place from which the new look comes, in sizes of the layer.
  fileprivate var side: CGVector {
    switch self {
    case .fromLeft: CGVector(dx: -1, dy: 0)
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    }
  }
}

/// Turns layers into display items.
private struct LayerFlattener {
  /// The visible items of `layer`, whose superlayer coordinates are `space`.
  func items(of layer: LayerSnapshot, in space: Space, clips: [Clip]) -> [DisplayItem] {
    guard let transition = layer.transition else {
      return plainItems(of: layer, in: space, clips: clips)
    }
    let progress = min(max(transition.progress, 0), 1)
    switch transition.style {
    case .fade:
      return crossFade(
        from: plainItems(of: transition.from, in: space, clips: clips),
        to: plainItems(of: layer, in: space, clips: clips), progress: progress, id: layer.id)
    case .flip(let flip):
      let side = progress < 0.5 ? transition.from : layer
      return plainItems(
        of: side, in: space.turned(flip, to: progress, about: layer.properties), clips: clips)
    case .slide(let slide, let side):
      return self.slide(
        slide, side.side, from: transition.from, to: layer, progress: progress, space, clips)
    }
  }

  /// Both looks, of which one or both move.
  private func slide(
    _ slide: LayerSnapshot.Transition.Slide, _ side: CGVector, from: LayerSnapshot,
    to: LayerSnapshot, progress: Double, _ space: Space, _ clips: [Clip]
  ) -> [DisplayItem] {
    func items(_ layer: LayerSnapshot, at share: Double) -> [DisplayItem] {
      plainItems(
        of: layer,
        in: space.moved(
          by: CGVector(dx: side.dx * share, dy: side.dy * share), of: layer.properties),
        clips: clips)
    }
    switch slide {
    case .moveIn: return items(from, at: 0) + items(to, at: 1 - progress)
    case .reveal: return items(to, at: 0) + items(from, at: -progress)
    case .push:
      let id = to.id << 16 | 0xfff0
      return [
        DisplayItem(
          id: id + 1, opacity: 1 - progress,
          content: .group(Group(items: items(from, at: -progress)))),
        DisplayItem(
          id: id + 2, opacity: progress,
          content: .group(Group(items: items(to, at: 1 - progress)))),
      ]
    }
  }

  /// Both looks weighted and added, so that what they share stays as it is.
  private func crossFade(
    from old: [DisplayItem], to new: [DisplayItem], progress: Double, id: UInt64
  ) -> [DisplayItem] {
    if old == new { return new }
    let id = id << 16 | 0xfff0
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
    if properties.masksToBounds {
      items.removeHidden(in: properties.outline, at: projection, by: inner)
    }
    if let shadow = drawings.shadow(of: items) { items.insert(shadow, at: 0) }
    guard !items.isEmpty else { return [] }
    if opacity < 1 && !properties.allowsGroupOpacity {
      for index in items.indices { items[index].opacity *= opacity }
      return composited(items, opacity: 1, properties.blendMode, mask: mask, id: layer.id)
    }
    return composited(items, opacity: opacity, properties.blendMode, mask: mask, id: layer.id)
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

  /// Applies a layer's opacity, blend mode and mask to all that it shows as one picture.
  private func composited(
    _ items: [DisplayItem], opacity: Double, _ blendMode: BlendMode, mask: [DisplayItem]?,
    id: UInt64
  ) -> [DisplayItem] {
    let isPlain = mask == nil && blendMode == .normal
    if isPlain && opacity == 1 { return items }
    if isPlain && items.count == 1 {
      var item = items[0]
      item.opacity *= opacity
      return [item]
    }
    return [
      DisplayItem(
        id: id << 16 | 0xffff, opacity: opacity, blendMode: blendMode,
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
}
