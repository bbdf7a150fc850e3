import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension Rasterizer {
  /// A rectangle inside `limit` that holds every pixel that `items` may change.
  func deviceBounds(of items: [DisplayItem], in limit: PixelRect) -> PixelRect {
    items.reduce(.empty) { $0.union(deviceBounds(of: $1, in: limit)) }
  }

  /// A rectangle inside `limit` that holds every pixel that `item` may change.
  func deviceBounds(of item: DisplayItem, in limit: PixelRect) -> PixelRect {
    var limit = limit
    for clip in item.clips {
      let projection = toDevice(clip.transform)
      switch clip.region {
      case .box(let shape): limit = pixels(of: shape.rect, projection, in: limit)
      case .path(let path, _): limit = pixels(of: path.controlBounds, projection, in: limit)
      }
    }
    guard !limit.isEmpty, item.opacity > 0 else { return .empty }
    let projection = toDevice(item.transform)
    switch item.content {
    case .box(let box): return pixels(of: box.shape.rect, projection, in: limit)
    case .path(let path):
      var rect = path.path.controlBounds
      guard !rect.isNull else { return .empty }
      if let stroke = path.stroke {
        let reach = stroke.width / 2 * max(stroke.join == .miter ? stroke.miterLimit : 1, 1.5)
        rect = rect.insetBy(dx: -reach, dy: -reach)
      }
      return pixels(of: rect, projection, in: limit)
    case .glyphs(let run):
      return run.placements.reduce(.empty) { bounds, placement in
        let ems = placement.glyph.bounds
        guard !ems.isNull else { return bounds }
        let rect = CGRect(
          x: placement.position.x + ems.minX * run.fontSize,
          y: placement.position.y + ems.minY * run.fontSize, width: ems.width * run.fontSize,
          height: ems.height * run.fontSize)
        return bounds.union(pixels(of: rect, projection, in: limit))
      }
    case .image(let image): return pixels(of: image.destination, projection, in: limit)
    case .backdrop(let backdrop): return pixels(of: backdrop.shape.rect, projection, in: limit)
    case .shadow(let shadow): return deviceBounds(of: shadow, projection, in: limit)
    case .group(let group):
      let bounds = deviceBounds(of: group.items, in: limit)
      return group.mask.map { deviceBounds(of: $0, in: bounds) } ?? bounds
    }
  }

  private func deviceBounds(
    of shadow: Shadow, _ projection: Projection, in limit: PixelRect
  ) -> PixelRect {
    let moved = Projection(
      CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    ).concatenating(projection)
    switch shadow.shape {
    case .box(let shape):
      let reach = Blur.reach(sigma(shadow, moved, shape.rect)) + 1
      return pixels(of: shape.rect, moved, in: limit.outset(by: reach)).outset(by: reach)
        .intersection(limit)
    case .path(let path, _):
      let reach = Blur.reach(sigma(shadow, moved, path.controlBounds)) + 1
      return pixels(of: path.controlBounds, moved, in: limit.outset(by: reach))
        .outset(by: reach).intersection(limit)
    case .items(let items):
      let magnification = projection.magnification(at: .zero)
      let offset =
        (abs(shadow.offset.width) + abs(shadow.offset.height)) * max(magnification, 1) * 2
      let reach =
        Blur.reach(shadow.sigma * magnification) + Int(saturating: min(offset, 1e9).rounded(.up))
        + 2
      return deviceBounds(of: items, in: limit.outset(by: reach)).outset(by: reach)
        .intersection(limit)
    }
  }

  /// The pixels that the image of `rect` touches, with one to spare for rounding; all of `limit` if
  /// part of it is behind the eye.
  private func pixels(of rect: CGRect, _ projection: Projection, in limit: PixelRect) -> PixelRect {
    let image: CGRect
    if let t = projection.affine {
      // Without arrays: this is asked for every item of two lists.
      let (x0, x1) = (rect.minX * t.a, rect.maxX * t.a)
      let (x2, x3) = (rect.minY * t.c, rect.maxY * t.c)
      let (y0, y1) = (rect.minX * t.b, rect.maxX * t.b)
      let (y2, y3) = (rect.minY * t.d, rect.maxY * t.d)
      image = CGRect(
        x: min(x0, x1) + min(x2, x3) + t.tx, y: min(y0, y1) + min(y2, y3) + t.ty,
        width: abs(x1 - x0) + abs(x3 - x2), height: abs(y1 - y0) + abs(y3 - y2))
    } else {
      let corners = rect.corners.map { projection.homogeneous($0) }
      guard corners.allSatisfy({ $0.z > 1.0 / 256 }) else { return limit }
      image = CGRect(around: corners.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) })
    }
    func whole(_ value: Double) -> Int { Int(saturating: min(max(value, -1e9), 1e9)) }
    guard image.minX.isFinite, image.minY.isFinite, image.maxX.isFinite, image.maxY.isFinite else {
      return limit
    }
    return PixelRect(
      minX: whole(image.minX.rounded(.down)) - 1, minY: whole(image.minY.rounded(.down)) - 1,
      maxX: whole(image.maxX.rounded(.up)) + 1, maxY: whole(image.maxY.rounded(.up)) + 1
    ).intersection(limit)
  }
}
