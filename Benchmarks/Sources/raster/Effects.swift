import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension Scene {
  /// A blurred header, and twelve cells with shadows.
  static var effects: Scene {
    let frame = CGRect(x: 0, y: 0, width: 750, height: 500)
    let header = [
      DisplayItem(
        id: 1, content: .image(PlacedImage(Image(headerPicture()), destination: frame))),
      DisplayItem(id: 2, content: .backdrop(Backdrop(RoundedRect(frame), sigma: 20))),
    ]
    let cells = (0..<12).flatMap { index in
      let shape = RoundedRect(
        CGRect(x: 20 + 245 * (index % 3), y: 540 + 195 * (index / 3), width: 220, height: 170),
        radius: 16)
      return [
        DisplayItem(
          id: UInt64(10 + 2 * index),
          content: .shadow(
            Shadow(
              .box(shape), color: Color(white: 0, alpha: 128.0 / 255),
              offset: CGSize(width: 0, height: 6), sigma: 8))),
        DisplayItem(
          id: UInt64(11 + 2 * index),
          content: .box(Box(shape, fill: .color(Cell.colors(7 * index).fill)))),
      ]
    }
    return Scene(name: "W4", items: header + cells)
  }

  private static func headerPicture() -> Pixmap {
    var pixmap = Pixmap(size: PixelSize(width: 750, height: 500))
    for y in 0..<500 {
      for x in 0..<750 {
        let (u, v) = (Double(x), Double(y))
        let red = UInt32(128 + 110 * sin(0.031 * u) * cos(0.027 * v) + 0.5)
        let green = UInt32(128 + 110 * sin(0.017 * u + 0.023 * v) + 0.5)
        let blue: UInt32 = (x / 50 + y / 50) % 2 == 1 ? 40 : 220
        pixmap[x, y] = red | green << 8 | blue << 16 | 255 << 24
      }
    }
    return pixmap
  }
}
