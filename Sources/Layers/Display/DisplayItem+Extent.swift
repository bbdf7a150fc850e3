package import AnimDrawing
import AnimGeometry
package import Foundation

extension DisplayItem {
  /// A rectangle around all that the item draws, in the coordinates that `inverse` leads to from the
  /// stage; infinite where that is not known.
  func extent(in inverse: Projection) -> CGRect {
    let own: CGRect
    switch content {
    case .box(let box): own = box.shape.rect
    case .backdrop(let backdrop): own = backdrop.shape.rect
    case .image(let image): own = image.destination
    case .path(let path):
      let reach = path.stroke.map { $0.width / 2 * max(2, $0.miterLimit) } ?? 0
      own = path.path.controlBounds.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run):
      own = run.placements.reduce(.null) { extent, placement in
        let outline = placement.glyph.outline.controlBounds
        return extent.union(
          CGRect(
            x: placement.position.x + outline.minX * run.fontSize,
            y: placement.position.y + outline.minY * run.fontSize,
            width: outline.width * run.fontSize, height: outline.height * run.fontSize))
      }
    case .group(let group):
      return group.items.reduce(.null) { $0.union($1.extent(in: inverse)) }
    case .shadow: return .infinite
    }
    guard !own.isNull else { return .null }
    let toTarget = transform.concatenating(inverse)
    guard toTarget.isAffine else { return .infinite }
    return CGRect(around: own.corners.map(toTarget.apply))
  }
}

extension Clip {
  /// A rectangle around the region on the stage; infinite where that is not known.
  package var boundingBox: CGRect {
    let own =
      switch region {
      case .box(let box): box.rect
      case .path(let path, _): path.controlBounds
      }
    if own.isNull { return own }
    return transform.isAffine ? CGRect(around: own.corners.map(transform.apply)) : .infinite
  }
}

extension RoundedRect {
  /// Whether all of `other` lies inside; may say no where it is close.
  func contains(_ other: CGRect) -> Bool {
    if other.isNull { return true }
    guard rect.insetBy(dx: -1e-9, dy: -1e-9).contains(other) else { return false }
    // A smooth corner needs 1.53 radii; the circle through its ends lies inside of it.
    let reach: CGFloat = curve == .continuous ? 1.53 : 1
    func isInside(_ x: CGFloat, _ y: CGFloat, _ radius: CGSize) -> Bool {
      let (dx, dy) = (1 - x / (radius.width * reach), 1 - y / (radius.height * reach))
      return radius.width <= 0 || radius.height <= 0 || dx <= 0 || dy <= 0
        || dx * dx + dy * dy <= 1
    }
    let (left, right) = (other.minX - rect.minX, rect.maxX - other.maxX)
    let (top, bottom) = (other.minY - rect.minY, rect.maxY - other.maxY)
    return isInside(left, top, topLeft) && isInside(right, top, topRight)
      && isInside(right, bottom, bottomRight) && isInside(left, bottom, bottomLeft)
  }
}
