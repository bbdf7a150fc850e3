import AnimDrawing
import AnimPixels
import AnimRaster
import Foundation

extension CGImage {
  /// Drawings as pixels, `scale` of them per point; nil for an area without pixels.
  ///
  /// - Parameters:
  ///   - items: The drawings, in points from the area's top left corner.
  ///   - size: The area in points; what reaches into a pixel counts as a whole one.
  ///   - scale: Pixels per point, above 0.
  init?(drawing items: [DisplayItem], size: CGSize, scale: CGFloat) {
    let pixels = PixelSize(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    let list = DisplayList(size: size, items: items)
    self.init(Rasterizer(size: pixels, scale: Double(scale)).render(list))
  }
}
