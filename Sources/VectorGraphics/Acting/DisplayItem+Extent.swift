import AnimDrawing
import AnimGeometry
import Foundation

extension DisplayItem {
  /// A box around all that it draws, in its own coordinates; null for a group, whose members have
  /// their own.
  var extent: CGRect {
    switch content {
    case .box(let box): return box.shape.rect
    case .backdrop(let backdrop): return backdrop.shape.rect
    case .image(let image): return image.destination.standardized
    case .path(let path):
      let reach = path.stroke.map { $0.width / 2 * max(1.5, $0.join == .miter ? 2 : 1) } ?? 0
      return path.path.controlBounds.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run):
      return run.placements.reduce(.null) { extent, placement in
        let outline = placement.glyph.bounds
        guard !outline.isNull else { return extent }
        return extent.union(
          CGRect(
            x: placement.position.x + outline.minX * run.fontSize,
            y: placement.position.y + outline.minY * run.fontSize,
            width: outline.width * run.fontSize, height: outline.height * run.fontSize))
      }
    case .shadow(let shadow):
      let shape: CGRect
      switch shadow.shape {
      case .box(let outline): shape = outline.rect
      case .path(let path, _): shape = path.controlBounds
      case .items: return .null
      }
      return shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -3 * shadow.sigma, dy: -3 * shadow.sigma)
    case .group: return .null
    }
  }
}

extension Clip {
  /// Whether it leaves all of a box; may say no where it is close.
  ///
  /// - Parameters:
  ///   - extent: The box, in coordinates of its own.
  ///   - map: The way from these to the stage.
  /// - Returns: True if nothing of the box is cut off.
  func contains(_ extent: CGRect, _ map: CGAffineTransform) -> Bool {
    guard case .box(let shape) = region, let own = transform.affine,
      abs(own.a * own.d - own.b * own.c) > 1e-9
    else { return false }
    guard !extent.isNull else { return false }
    let box = extent.applying(map.concatenating(own.inverted()))
    // Edges may touch: what is cut there is less than can be seen.
    let rect = shape.rect.insetBy(dx: -0.01, dy: -0.01)
    guard rect.contains(box) else { return false }
    let reach = shape.curve == .continuous ? 1.53 : 1
    func isInside(_ x: CGFloat, _ y: CGFloat, _ radius: CGSize) -> Bool {
      guard radius.width > 0, radius.height > 0 else { return true }
      let (dx, dy) = (1 - x / (radius.width * reach), 1 - y / (radius.height * reach))
      return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= 1
    }
    let (left, right) = (box.minX - rect.minX, rect.maxX - box.maxX)
    let (top, bottom) = (box.minY - rect.minY, rect.maxY - box.maxY)
    return isInside(left, top, shape.topLeft) && isInside(right, top, shape.topRight)
      && isInside(right, bottom, shape.bottomRight) && isInside(left, bottom, shape.bottomLeft)
  }
}
