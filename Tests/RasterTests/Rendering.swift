import AnimDrawing
import AnimPixels
import AnimRaster
import Foundation
import Foundation

/// The picture of a list, a pixel to a point.
func render(_ list: DisplayList) -> Pixmap {
  Rasterizer(
    size: PixelSize(width: Int(list.size.width), height: Int(list.size.height)), scale: 1
  ).render(list)
}
