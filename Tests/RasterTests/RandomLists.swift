import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

/// Display lists with everything in them, from a seed.
struct RandomLists {
  private var state: UInt64
  private var lastID: UInt64 = 0
  static let size = CGSize(width: 96, height: 72)

  init(seed: UInt64) {
    state = seed
  }

  /// Knuth's MMIX generator; the high bits are the good ones.
  private mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }

  private mutating func next(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * next()
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int(next() * Double(values.count))]
  }

  mutating func list() -> DisplayList {
    DisplayList(
      size: Self.size, background: pick([.white, Color(hex: 0x306080, alpha: 0.5)]),
      items: (0..<12).map { _ in item(depth: 0) })
  }

  /// The list with some items moved, added, removed or put elsewhere.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0..<Int(next(1...4)) {
      let index = Int(next() * Double(list.items.count))
      switch Int(next() * 5) {
      case 0: list.items.insert(item(depth: 0), at: index)
      case 1 where list.items.count > 4: list.items.remove(at: index)
      case 2:
        let item = list.items.remove(at: index)
        list.items.insert(item, at: Int(next() * Double(list.items.count)))
      case 3: list.items[index].opacity = next()
      default:
        let shift = CGAffineTransform(translationX: next(-9...9), y: next(-9...9))
        list.items[index].transform = list.items[index].transform.concatenating(Projection(shift))
      }
    }
    return list
  }

  private mutating func item(depth: Int) -> DisplayItem {
    lastID += 1
    var item = DisplayItem(
      id: lastID, transform: transform(), opacity: pick([1, 1, 0.6]), content: content(depth: depth)
    )
    // As on a device: all is clipped to a screen with round corners, which few pixels show.
    item.clips = [
      Clip(
        .box(RoundedRect(CGRect(origin: .zero, size: Self.size), radius: 8)), transform: .identity)
    ]
    if next() < 0.2 { item.clips.append(Clip(.box(shape()), transform: transform())) }
    if next() < 0.1 { item.blendMode = pick(BlendMode.allCases) }
    return item
  }

  private mutating func transform() -> Projection {
    let place = CGAffineTransform(translationX: next(0...70), y: next(0...50))
    switch Int(next() * 4) {
    case 0: return Projection(place.rotated(by: next(-3...3)))
    case 1:
      let tilt = Projection(x: [1, 0, next(-0.01...0.01)], y: [0, 1, 0], origin: [0, 0, 1])
      return tilt.concatenating(Projection(place))
    default: return Projection(place)
    }
  }

  private mutating func color() -> Color {
    Color(red: next(), green: next(), blue: next(), alpha: pick([1, 1, 0.5]))
  }

  private mutating func shape() -> RoundedRect {
    RoundedRect(
      CGRect(x: 0, y: 0, width: next(4...40), height: next(4...40)), radius: next(0...9),
      curve: pick([.circular, .continuous]))
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: CGPoint(x: next(0...30), y: next(0...30)))
    for _ in 0..<3 {
      path.cubic(
        to: CGPoint(x: next(0...30), y: next(0...30)),
        control1: CGPoint(x: next(0...30), y: next(0...30)),
        control2: CGPoint(x: next(0...30), y: next(0...30)))
    }
    return path
  }

  private mutating func paint() -> Paint {
    guard next() < 0.4 else { return .color(color()) }
    let stops = [
      Gradient.Stop(location: 0, color: color()), Gradient.Stop(location: 1, color: color()),
    ]
    let center = CGPoint(x: 12, y: 9)
    return .gradient(
      Gradient(
        pick([
          .linear(start: .zero, end: CGPoint(x: 20, y: 14)),
          .linear(start: .zero, end: CGPoint(x: 0, y: 20)),
          .radial(center: center, radii: CGSize(width: 14, height: 9)),
          .conic(center: center, angle: 1),
        ]), stops: stops))
  }

  private static let picture: Image = {
    var pixmap = Pixmap(size: PixelSize(width: 16, height: 12), filledWith: 0xff40_80c0)
    for y in 0..<12 { for x in 0..<16 where x % 5 > y % 3 { pixmap[x, y] = 0x8010_4060 } }
    return Image(pixmap)
  }()

  private mutating func shadowShape(depth: Int) -> Shadow.Shape {
    switch Int(next() * (depth < 2 ? 3 : 2)) {
    case 0: .box(shape())
    case 1: .path(path(), .nonZero)
    default: .items((0..<2).map { _ in item(depth: depth + 1) })
    }
  }

  private mutating func content(depth: Int) -> DisplayItem.Content {
    switch Int(next() * (depth < 2 ? 8 : 6)) {
    case 0:
      let border = next() < 0.5 ? Border(width: next(0.5...4), color: color()) : nil
      return .box(Box(shape(), fill: paint(), border: border))
    case 1:
      let stroke = Stroke(
        paint: paint(), width: next(0.5...4), cap: pick([.butt, .round, .square]),
        join: pick([.miter, .round, .bevel]), dashes: pick([[], [3, 2]]))
      return .path(
        FilledPath(
          path(), fill: paint(), fillRule: pick([.nonZero, .evenOdd]),
          stroke: pick([nil, stroke])))
    case 2:
      let glyph = Glyph(
        font: "Test", index: 1, outline: path().map { CGPoint(x: $0.x / 30, y: -$0.y / 30) })
      return .glyphs(
        GlyphRun(
          fontSize: next(8...20), color: color(),
          placements: (0..<3).map {
            GlyphRun.Placement(glyph, at: CGPoint(x: Double($0) * next(5...12), y: 12))
          }))
    case 3:
      return .image(
        PlacedImage(
          Self.picture, destination: CGRect(x: 0, y: 0, width: next(2...40), height: next(2...40)),
          filter: pick([.linear, .nearest])))
    case 4:
      return .shadow(
        Shadow(
          shadowShape(depth: depth), color: color(),
          offset: CGSize(width: next(-5...5), height: next(-5...5)), sigma: next(0...10)))
    case 5: return .box(Box(shape(), fill: .color(color())))
    case 6:
      return .backdrop(
        Backdrop(
          shape(), sigma: next(0...12), saturation: pick([1, 1.8]), tint: color().faded(by: 0.4)))
    default:
      let items = (0..<3).map { _ in item(depth: depth + 1) }
      return .group(Group(items: items, mask: next() < 0.3 ? [item(depth: 2)] : nil))
    }
  }
}
