import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation
import TestSupport
import Testing

/// Expects the rasterizer's picture of `items` over white to be within `tolerance` of 255 levels of
/// the reference in every channel of every pixel.
func expectAgreement(
  _ items: [DisplayItem], size: CGSize = CGSize(width: 32, height: 24), scale: Double = 1,
  background: Color = .white, within tolerance: Double = 2,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let list = DisplayList(size: size, background: background, items: items)
  let reference = ReferencePicture(list, scale: scale)
  let picture = Rasterizer(size: reference.size, scale: scale).render(list)
  let worst = reference.difference(from: picture)
  #expect(
    worst.levels <= tolerance,
    """
    at (\(worst.x), \(worst.y)): \(String(picture[worst.x, worst.y], radix: 16)), not \
    \(reference.pixels[worst.y * reference.size.width + worst.x] * 255)
    """, sourceLocation: sourceLocation)
}

extension DisplayItem {
  init(_ content: Content, _ transform: CGAffineTransform = .identity, opacity: Double = 1) {
    self.init(transform: Projection(transform), opacity: opacity, content: content)
  }
}

/// Transforms that keep a drawing of about 20 × 14 points inside 32 × 24.
let placements: [CGAffineTransform] = [
  .identity,
  CGAffineTransform(translationX: 0.3, y: 0.71),
  CGAffineTransform(a: 1.1, b: 0, c: 0, d: 0.8, tx: -1.27, ty: 2.61),
  CGAffineTransform(translationX: 16, y: 12).rotated(by: 0.4).translatedBy(x: -16, y: -12),
  CGAffineTransform(translationX: 16, y: 12).rotated(by: -2.1).scaledBy(x: 0.7, y: 1.05)
    .translatedBy(x: -16, y: -12),
  CGAffineTransform(a: 0.9, b: 0.3, c: -0.5, d: 0.6, tx: 7, ty: 1),
  CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 31.5, ty: 0),
]

/// A tilt about the vertical axis through x = 16, with the eye 60 points away.
let tilted: Projection = {
  let middle = Projection(CGAffineTransform(translationX: -16, y: -12))
  let tilt = Projection(x: [cos(0.8), 0, sin(0.8) / 60], y: [0, 1, 0], origin: [0, 0, 1])
  let back = Projection(CGAffineTransform(translationX: 16, y: 12))
  return middle.concatenating(tilt).concatenating(back)
}()
