import AnimGeometry
public import Foundation

extension [DisplayItem] {
  /// The items as a picture of their own: nothing of them is seen outside of a rectangle, and they mix with each other alone.
  ///
  /// - Parameter rect: In the coordinates in which the items are.
  /// - Returns: The items, those that may reach beyond the rectangle with one clip more; one group of them where they mix otherwise than by
  ///   covering.
  public func cut(to rect: CGRect) -> [DisplayItem] {
    if contains(where: { $0.blendMode != .normal }) {
      let clip = Clip(.box(RoundedRect(rect)), transform: .identity)
      return [DisplayItem(clips: [clip], content: .group(Group(items: self)))]
    }
    let tolerant = rect.insetBy(dx: -1e-3, dy: -1e-3)
    return map { item in
      guard !item.isInside(tolerant) else { return item }
      var cut = item
      cut.clips.append(Clip(.box(RoundedRect(rect)), transform: .identity))
      return cut
    }
  }
}

extension DisplayItem {
  /// Whether nothing of the item is outside of a rectangle, as far as that can be told from the extent of its parts.
  fileprivate func isInside(_ rect: CGRect) -> Bool {
    let isClipped = clips.contains { clip in
      switch clip.region {
      case .box(let shape): rect.holds(shape.rect, clip.transform)
      case .path(let path, _): rect.holds(path.controlBounds, clip.transform)
      }
    }
    if isClipped { return true }
    switch content {
    case .box(let box): return rect.holds(box.shape.rect, transform)
    case .path(let path): return rect.holds(path.extent, transform)
    case .glyphs(let run):
      return run.placements.allSatisfy { placement in
        let ems = placement.glyph.bounds
        guard !ems.isNull else { return true }
        let size = run.fontSize
        return rect.holds(
          CGRect(
            x: placement.position.x + ems.minX * size, y: placement.position.y + ems.minY * size,
            width: ems.width * size, height: ems.height * size), transform)
      }
    case .image(let image): return rect.holds(image.destination, transform)
    case .backdrop(let backdrop): return rect.holds(backdrop.shape.rect, transform)
    case .shadow: return false
    case .group(let group):
      return group.items.allSatisfy { $0.isInside(rect) }
        || group.mask?.allSatisfy { $0.isInside(rect) } == true
    }
  }
}

extension FilledPath {
  /// A box around the path with its line, whose corners may be sharp.
  fileprivate var extent: CGRect {
    let bounds = path.controlBounds
    guard let stroke, !bounds.isNull else { return bounds }
    let reach = stroke.width / 2 * (stroke.join == .miter ? max(stroke.miterLimit, 1.5) : 1.5)
    return bounds.insetBy(dx: -reach, dy: -reach)
  }
}

extension CGRect {
  /// Whether the image of another rectangle is in this one; false for one that is seen in perspective.
  fileprivate func holds(_ other: CGRect, _ projection: Projection) -> Bool {
    guard !other.isNull else { return true }
    return projection.affine.map { contains(other.applying($0)) } ?? false
  }
}
