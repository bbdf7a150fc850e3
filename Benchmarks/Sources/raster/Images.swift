import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension Scene {
  /// Forty pictures of 200 × 200 texels, turned, or turned and tilted.
  static func images(perspective: Bool) -> Scene {
    let bitmaps = (0..<4).map { Image(bitmap($0)) }
    let items = (0..<40).map { index in
      let k = Double(index)
      let center = CGPoint(x: 75 + 150 * (index % 5), y: 86 + 166 * (index / 5))
      let scale = 0.72 + 0.1 * sin(0.9 * k)
      let angle = 0.5 * sin(1.3 * k + 0.2)
      let middle = CGPoint(x: 100, y: 100)
      let transform: Projection
      if perspective {
        let tilt = 0.7 * sin(0.8 * k + 1)
        transform = Projection(
          turned(to: .zero, angle: angle, scale: scale, center: middle)
        ).concatenating(
          Projection(
            x: [cos(tilt), 0, sin(tilt) / 400], y: [0, 1, 0], origin: [0, 0, 1])
        ).concatenating(
          Projection(CGAffineTransform(translationX: center.x, y: center.y)))
      } else {
        transform = Projection(turned(to: center, angle: angle, scale: scale, center: middle))
      }
      return DisplayItem(
        id: UInt64(index + 1), transform: transform,
        content: .image(
          PlacedImage(
            bitmaps[index % 4], destination: CGRect(x: 0, y: 0, width: 200, height: 200))))
    }
    return Scene(name: perspective ? "W3p" : "W3a", items: items)
  }

  private static func bitmap(_ b: Int) -> Pixmap {
    var pixmap = Pixmap(size: PixelSize(width: 200, height: 200))
    for y in 0..<200 {
      for x in 0..<200 {
        let (u, v, k) = (Double(x), Double(y), Double(b))
        let channels = [
          128 + 100 * sin(u * (0.05 + 0.01 * k)), 128 + 100 * sin(0.06 * v + k),
          128 + 100 * sin(0.04 * (u + v) + 2 * k),
        ].map { ($0 + 0.5).rounded(.down) }
        let inside = min(max((96 - hypot(u - 99.5, v - 99.5)) / 12, 0), 1)
        let alpha = b < 2 ? 255 : (255 * inside + 0.5).rounded(.down)
        let premultiplied = channels.map { UInt32(($0 * alpha / 255 + 0.5).rounded(.down)) }
        pixmap[x, y] =
          premultiplied[0] | premultiplied[1] << 8 | premultiplied[2] << 16 | UInt32(alpha) << 24
      }
    }
    return pixmap
  }
}
