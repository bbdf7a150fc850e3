import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// The values on which the blurred mask of an upright box depends.
struct ShadowKey: Hashable {
  /// The box in pixels, its corner in the first pixel.
  let shape: RoundedRect
  let sigma: Double
}

extension Rasterizer {
  /// Draws the shadow of a box, of a path or of items.
  ///
  /// - Parameters:
  ///   - shadow: The shadow, with the shape that throws it.
  ///   - hidden: The pixels that need not be drawn.
  ///   - context: The state that the item is drawn with.
  func draw(_ shadow: Shadow, hidden: PixelRect, _ context: Context) {
    let color = pixel(shadow.color.premultiplied * context.opacity)
    guard color != 0 || context.blendMode != .normal else { return }
    let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    let projection = Projection(offset).concatenating(context.projection)
    let mask: Mask
    switch shadow.shape {
    case .box(let shape):
      let sigma = sigma(shadow, projection, shape.rect)
      if drawUpright(shape, sigma, projection, color, hidden: hidden, context) { return }
      outline.removeAll()
      outline.add(Path(shape), projection)
      mask = blurred(outline, evenOdd: false, sigma, context)
    case .path(let path, let rule):
      outline.removeAll()
      outline.add(path, projection)
      mask = blurred(
        outline, evenOdd: rule == .evenOdd, sigma(shadow, projection, path.controlBounds), context)
    case .items(let items):
      mask = silhouette(of: items, shadow, context)
    }
    mask.forEachRow(in: context.canvas.scissor) { y, row in
      painter.paint(
        row, y: y, .solid(color), context.blendMode, on: context.canvas, clips: context.clips)
    }
  }

  /// Draws the shadow of an upright box from a mask that is kept.
  ///
  /// Further from the corners than the blur reaches, pixels are the same all along an edge: the
  /// mask is made for a box without that part, and its middle row and column are repeated.
  ///
  /// - Parameters:
  ///   - shape: The box, in the drawing's points.
  ///   - sigma: The standard deviation, in pixels.
  ///   - projection: The map from the shape's points to device pixels.
  ///   - color: The premultiplied pixel of full coverage.
  ///   - hidden: The pixels that need not be drawn.
  ///   - context: The state that the item is drawn with.
  /// - Returns: Whether it is drawn: false if the box is turned, too large, or hardly blurred.
  private func drawUpright(
    _ shape: RoundedRect, _ sigma: Double, _ projection: Projection, _ color: UInt32,
    hidden: PixelRect, _ context: Context
  ) -> Bool {
    guard let t = projection.affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0, sigma > 0.01 else {
      return false
    }
    let rect = shape.rect.applying(t)
    guard abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.width < 1e6, rect.height < 1e6 else {
      return false
    }
    // The steeper the blur, the finer its place: steps change a pixel by one level at most.
    let steps = sigma < 1 ? 256.0 : sigma < 2 ? 64 : sigma < 4 ? 32 : 16
    let (left, top) = (
      (rect.minX * steps).rounded() / steps, (rect.minY * steps).rounded() / steps
    )
    let (column, row) = (Int(saturating: left.rounded(.down)), Int(saturating: top.rounded(.down)))
    let corners = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft]
    let reach = Double(Blur.reach(sigma))
    // A continuous corner takes 1.53 radii.
    let widest = 1.6 * t.a * (corners.map(\.width).max() ?? 0)
    let highest = 1.6 * t.d * (corners.map(\.height).max() ?? 0)
    let cutX = max(0, (rect.width - 2 * (reach + widest) - 4).rounded(.down))
    let cutY = max(0, (rect.height - 2 * (reach + highest) - 4).rounded(.down))
    func scaled(_ radius: CGSize) -> CGSize {
      CGSize(width: radius.width * t.a, height: radius.height * t.d)
    }
    let key = ShadowKey(
      shape: RoundedRect(
        CGRect(
          x: left - Double(column), y: top - Double(row), width: rect.width - cutX,
          height: rect.height - cutY), topLeft: scaled(shape.topLeft),
        topRight: scaled(shape.topRight), bottomRight: scaled(shape.bottomRight),
        bottomLeft: scaled(shape.bottomLeft), curve: shape.curve), sigma: sigma)
    guard key.shape.rect.width * key.shape.rect.height < Self.largestKeptMask else { return false }
    let mask: Mask
    if let known = shadows[key] {
      mask = known
    } else {
      outline.removeAll()
      outline.add(Path(key.shape), .identity)
      mask = blurred(self.mask(of: outline, in: outline.bounds), sigma)
      shadows.insert(mask, for: key, cost: mask.bytes.count)
    }
    let repeated = RepeatedMask(mask: mask, columns: Int(cutX), rows: Int(cutY))
    let canvas = context.canvas
    repeated.forEachRow(in: canvas.scissor, except: hidden, movedBy: column, row) { y, row, share in
      painter.paint(
        row, y: y, .solid(share == 255 ? color : AnimRaster.scaled(color, by: UInt32(share))),
        context.blendMode, on: canvas, clips: context.clips)
    }
    return true
  }

  /// The largest mask that is kept, in pixels; larger ones are made for the part that the canvas
  /// shows.
  static let largestKeptMask = 16_000_000.0

  /// The standard deviation in pixels: that in points, times the mean magnification in the middle.
  func sigma(_ shadow: Shadow, _ projection: Projection, _ bounds: CGRect) -> Double {
    shadow.sigma * projection.magnification(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// The pixels that a blur may look at: those further from the canvas than it reaches do not
  /// matter.
  ///
  /// They are the same for any scissor, so that no pixel depends on it.
  func blurWindow(_ sigma: Double, _ canvas: Canvas) -> PixelRect {
    canvas.bounds.outset(by: 2 * Blur.reach(sigma))
  }

  private func blurred(
    _ outline: Outline, evenOdd: Bool, _ sigma: Double, _ context: Context
  ) -> Mask {
    let sharp = mask(of: outline, in: blurWindow(sigma, context.canvas), evenOdd: evenOdd)
    return blurred(sharp, sigma)
  }

  /// The mask blurred by a deviation of `sigma` pixels, larger by the blur's reach.
  func blurred(_ mask: Mask, _ sigma: Double) -> Mask {
    guard sigma > 0.01, !mask.bounds.isEmpty else { return mask }
    let blur = Blur(sigma: sigma, rows: rows)
    let bounds = mask.bounds.outset(by: Blur.reach(sigma)).aligned(to: blur.factor)
    let (left, top) = (mask.bounds.minX - bounds.minX, mask.bounds.minY - bounds.minY)
    var line = [UInt8](repeating: 0, count: bounds.width)
    let empty = line
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    unsafe line.withUnsafeMutableBufferPointer { line in
      unsafe empty.withUnsafeBufferPointer { empty in
        unsafe mask.bytes.withUnsafeBufferPointer { source in
          unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            guard let line = line.baseAddress, let empty = empty.baseAddress,
              let source = source.baseAddress, let bytes = bytes.baseAddress
            else { return }
            // Each row is used before the next one is asked for.
            let picture = unsafe blur.apply(
              width: bounds.width, height: bounds.height, channels: 1
            ) { y in
              guard y >= top, y < top + mask.bounds.height else { return unsafe empty }
              let width = mask.bounds.width
              unsafe (line + left).update(from: source + (y - top) * width, count: width)
              return unsafe UnsafePointer(line)
            }
            for y in 0..<bounds.height {
              unsafe picture.fetch(
                0, y, count: bounds.width, into: bytes + y * bounds.width, line: blurLine)
            }
          }
        }
      }
    }
    return Mask(bounds: bounds, bytes: bytes)
  }

  /// The alpha of items, moved by the shadow's offset and blurred.
  private func silhouette(of items: [DisplayItem], _ shadow: Shadow, _ context: Context) -> Mask {
    let magnification = context.projection.magnification(at: .zero)
    let sigma = shadow.sigma * magnification
    let origin = context.projection.apply(.zero)
    let end = context.projection.apply(
      CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    func whole(_ value: Double) -> Int { Int(saturating: min(max(value, -1e9), 1e9).rounded()) }
    let (dx, dy) = (whole(end.x - origin.x), whole(end.y - origin.y))
    let window = blurWindow(sigma, context.canvas).moved(-dx, -dy)
    let bounds = deviceBounds(of: items, in: window)
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    withLayer(bounds) { layer in
      draw(items, on: layer)
      for y in 0..<bounds.height {
        for x in 0..<bounds.width {
          bytes[y * bounds.width + x] = UInt8(
            unsafe layer.pixel(bounds.minX + x, bounds.minY + y).pointee >> 24)
        }
      }
    }
    painter.prepare(for: context.canvas)
    return blurred(Mask(bounds: bounds.moved(dx, dy), bytes: bytes), sigma)
  }
}

extension Projection {
  /// The square root of the factor by which areas grow at `point`; 0 behind the eye.
  func magnification(at point: CGPoint) -> Double {
    let w = homogeneous(point).z
    return w > 0 ? (abs(determinant) / (w * w * w)).squareRoot() : 0
  }
}
