import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// A workload of the rasterizer: an ordinary display list over an opaque white frame.
struct Scene {
  static let size = PixelSize(width: 750, height: 1334)
  let name: String
  let items: [DisplayItem]

  var list: DisplayList {
    DisplayList(
      size: CGSize(width: Self.size.width, height: Self.size.height), background: .white,
      items: items)
  }
}

/// Rotates by `angle` and scales by `scale` about the local point `center`, which lands on `place`.
func turned(
  to place: CGPoint, angle: Double, scale: Double, center: CGPoint
) -> CGAffineTransform {
  CGAffineTransform(translationX: -center.x, y: -center.y)
    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    .concatenating(CGAffineTransform(rotationAngle: angle))
    .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
}

func bytes(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> Color {
  Color(
    red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
}
