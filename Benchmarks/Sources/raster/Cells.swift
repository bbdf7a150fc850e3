import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// The cells of W1 and W2.
struct Cell {
  let index: Int
  let origin: CGPoint
  static let size = CGSize(width: 98, height: 102)

  init(_ index: Int) {
    self.index = index
    origin = CGPoint(x: 8 + 106 * (index % 7), y: 8 + 110 * (index / 7))
  }

  static let all = (0..<84).map(Cell.init)

  /// The place among the moving cells; nil for those that stay.
  var motion: Int? {
    [0, 3, 6, 9, 12].firstIndex(of: index % 14).map { 5 * (index / 14) + $0 }
  }

  static func colors(_ index: Int, alpha: Double = 1) -> (fill: Color, border: Color) {
    let (r, g, b) = (64 + 37 * index % 160, 64 + 59 * index % 160, 64 + 83 * index % 160)
    return (bytes(r, g, b, alpha: alpha), bytes(r / 2, g / 2, b / 2, alpha: alpha))
  }

  func box(alpha: Double = 1) -> Box {
    let (fill, border) = Self.colors(index, alpha: alpha)
    return Box(
      RoundedRect(CGRect(origin: .zero, size: Self.size), radius: 16), fill: .color(fill),
      border: Border(width: 1, color: border))
  }

  var resting: DisplayItem {
    DisplayItem(
      id: UInt64(index + 1),
      transform: Projection(CGAffineTransform(translationX: origin.x, y: origin.y)),
      content: .box(box()))
  }

  /// The moving cell `k`: with translucent parts, or opaque in a translucent group.
  func moving(_ k: Double, grouped: Bool) -> DisplayItem {
    let transform = turned(
      to: CGPoint(x: origin.x + 49 + 12 * cos(k), y: origin.y + 51 + 18 * sin(2 * k)),
      angle: 0.9 * sin(1.7 * k + 0.3), scale: 0.85 + 0.35 * cos(1.1 * k + 0.5),
      center: CGPoint(x: 49, y: 51))
    return DisplayItem(
      id: UInt64(index + 1), transform: Projection(transform), opacity: grouped ? 0.7 : 1,
      content: .box(box(alpha: grouped ? 1 : 179.0 / 255)))
  }
}

extension Scene {
  static var grid: Scene {
    Scene(name: "W1", items: Cell.all.map(\.resting))
  }

  static func insertion(grouped: Bool) -> Scene {
    let resting = Cell.all.filter { $0.motion == nil }.map(\.resting)
    let moving = Cell.all.compactMap { cell in
      cell.motion.map { cell.moving(Double($0), grouped: grouped) }
    }
    return Scene(name: grouped ? "W2g" : "W2", items: resting + moving)
  }
}
