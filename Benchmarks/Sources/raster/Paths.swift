import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension Scene {
  /// Two thousand translucent blots of three cubics each.
  static var paths: Scene {
    var state: UInt32 = 12345
    func random() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / 16_777_216
    }
    let items = (0..<2000).map { index in
      let center = CGPoint(x: 750 * random(), y: 1334 * random())
      let color = bytes(
        Int(256 * random()), Int(256 * random()), Int(256 * random()), alpha: 128.0 / 255)
      let points = (0..<10).map { _ in
        let x = center.x + 60 * (random() - 0.5)
        return CGPoint(x: x, y: center.y + 60 * (random() - 0.5))
      }
      var path = Path()
      path.move(to: points[0])
      for start in [1, 4, 7] {
        path.cubic(
          to: points[start + 2], control1: points[start], control2: points[start + 1])
      }
      path.close()
      return DisplayItem(
        id: UInt64(index + 1), content: .path(FilledPath(path, fill: .color(color))))
    }
    return Scene(name: "W6", items: items)
  }
}
