import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// The picture and the reduction by which a smaller picture is kept.
struct ReducedKey: Hashable {
  let image: Image
  /// The number of times that it was halved.
  let level: Int
}

extension Rasterizer {
  func draw(_ placed: PlacedImage, _ context: Context) {
    let destination = placed.destination.standardized
    guard let sampler = sampler(for: placed, destination, context.projection) else { return }
    fill(
      joined(destination, placed.joints, context.projection),
      .texture(.image(sampler), alpha: alphaByte(context.opacity)), context)
  }

  /// A rectangle with some edges at those of pixels; as it is where it turns.
  private func joined(
    _ rect: CGRect, _ joints: PlacedImage.Edges, _ projection: Projection
  ) -> CGRect {
    guard !joints.isEmpty, let t = projection.affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0 else {
      return rect
    }
    func snapped(_ value: Double, _ scale: Double, _ offset: Double) -> Double {
      // On the grid of outlines before, so that sums that are off by nothing fall to the same side.
      let place = ((value * scale + offset) * Outline.grid).rounded() / Outline.grid
      return (place.rounded() - offset) / scale
    }
    let left = joints.contains(.left) ? snapped(rect.minX, t.a, t.tx) : rect.minX
    let right = joints.contains(.right) ? snapped(rect.maxX, t.a, t.tx) : rect.maxX
    let top = joints.contains(.top) ? snapped(rect.minY, t.d, t.ty) : rect.minY
    let bottom = joints.contains(.bottom) ? snapped(rect.maxY, t.d, t.ty) : rect.maxY
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func sampler(
    for placed: PlacedImage, _ destination: CGRect, _ projection: Projection
  ) -> ImageSampler? {
    let source = placed.source.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !source.isNull, source.width > 0, source.height > 0, destination.width > 0,
      destination.height > 0
    else { return nil }
    let size = placed.image.size
    // Pixels per texel in the direction that shrinks least decides how far to reduce.
    let texels = Projection(
      CGAffineTransform(
        a: destination.width / (source.width * Double(size.width)), b: 0, c: 0,
        d: destination.height / (source.height * Double(size.height)), tx: destination.minX,
        ty: destination.minY)
    ).concatenating(projection)
    let extent = CGRect(
      x: 0, y: 0, width: source.width * Double(size.width),
      height: source.height * Double(size.height))
    var level = 0
    // Between two halvings pixels are the means of four samples, closer together the less is left to
    // reduce, so that a picture shrinks without steps.
    var spread = 0.0
    if placed.filter == .linear {
      var magnification = texels.scale(around: extent)
      while magnification <= 0.5, level < 16, max(size.width, size.height) >> level > 1 {
        magnification *= 2
        level += 1
      }
      if level > 0, magnification < 1 { spread = 0.25 * min(1 / magnification - 1, 1) }
    }
    let pixmap = level == 0 ? placed.image.pixmap : reduced(placed.image, level: level)
    let exact = CGRect(
      x: source.minX * Double(pixmap.size.width), y: source.minY * Double(pixmap.size.height),
      width: source.width * Double(pixmap.size.width),
      height: source.height * Double(pixmap.size.height))
    let slack = 1e-6
    let part = PixelRect(
      minX: Int(saturating: (exact.minX + slack).rounded(.down)),
      minY: Int(saturating: (exact.minY + slack).rounded(.down)),
      maxX: Int(saturating: (exact.maxX - slack).rounded(.up)),
      maxY: Int(saturating: (exact.maxY - slack).rounded(.up)))
    return ImageSampler(
      pixmap, part: part, exactPart: exact, destination: destination, projection: projection,
      filter: placed.filter, spread: spread, isOpaque: placed.image.isOpaque)
  }

  /// The picture halved `level` times, each pixel the mean of four.
  private func reduced(_ image: Image, level: Int) -> Pixmap {
    let key = ReducedKey(image: image, level: level)
    if let known = reduced[key] { return known }
    let larger = level == 1 ? image.pixmap : reduced(image, level: level - 1)
    let half = larger.halved()
    reduced.insert(half, for: key, cost: half.pixels.count * 4)
    return half
  }
}

extension Pixmap {
  /// The picture half as wide and high, rounded up; edge pixels count twice where there is no pair.
  func halved() -> Pixmap {
    var result = Pixmap(
      size: PixelSize(width: (size.width + 1) / 2, height: (size.height + 1) / 2))
    for y in 0..<result.size.height {
      let (top, bottom) = (2 * y * size.width, min(2 * y + 1, size.height - 1) * size.width)
      for x in 0..<result.size.width {
        let (left, right) = (2 * x, min(2 * x + 1, size.width - 1))
        let four = [
          pixels[top + left], pixels[top + right], pixels[bottom + left], pixels[bottom + right],
        ]
        let even = four.reduce(0x0002_0002) { $0 + ($1 & 0x00ff_00ff) } >> 2 & 0x00ff_00ff
        let odd = four.reduce(0x0002_0002) { $0 + ($1 >> 8 & 0x00ff_00ff) } >> 2 & 0x00ff_00ff
        result.pixels[y * result.size.width + x] = even | odd << 8
      }
    }
    return result
  }
}
