import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

@testable import AnimRaster

struct DamageTests {
  private let size = PixelSize(
    width: Int(RandomLists.size.width), height: Int(RandomLists.size.height))

  @Test(arguments: 1...40)
  func `redrawing what changed equals drawing everything`(seed: UInt64) {
    var lists = RandomLists(seed: seed)
    let rasterizer = Rasterizer(size: size, scale: 1)
    var list = lists.list()
    var pixmap = rasterizer.render(list)
    for _ in 0..<4 {
      let next = lists.changed(list)
      let before = pixmap
      let damage = rasterizer.update(&pixmap, from: list, to: next)
      let isEqual = pixmap == Rasterizer(size: size, scale: 1).render(next)
      #expect(isEqual)
      // Outside the damage nothing may change.
      for y in 0..<size.height {
        for x in 0..<size.width where pixmap[x, y] != before[x, y] {
          let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
          #expect(damage.contains { $0.contains(pixel) })
        }
      }
      list = next
    }
  }

  @Test(arguments: 1...10)
  func `lists need not follow one another`(seed: UInt64) {
    var lists = RandomLists(seed: 300 + seed)
    let rasterizer = Rasterizer(size: size, scale: 1)
    // Two pictures that take turns, forwards and back again.
    let (first, other) = (lists.list(), lists.list())
    let (next, otherNext) = (lists.changed(first), lists.changed(other))
    var (picture, otherPicture) = (rasterizer.render(first), rasterizer.render(other))
    for _ in 0..<2 {
      _ = rasterizer.update(&picture, from: first, to: next)
      _ = rasterizer.update(&otherPicture, from: other, to: otherNext)
      #expect(picture == Rasterizer(size: size, scale: 1).render(next))
      #expect(otherPicture == Rasterizer(size: size, scale: 1).render(otherNext))
      _ = rasterizer.update(&otherPicture, from: otherNext, to: other)
      _ = rasterizer.update(&picture, from: next, to: first)
      #expect(picture == Rasterizer(size: size, scale: 1).render(first))
      #expect(otherPicture == Rasterizer(size: size, scale: 1).render(other))
    }
  }

  @Test func `equal lists damage nothing`() {
    var lists = RandomLists(seed: 7)
    let list = lists.list()
    let rasterizer = Rasterizer(size: size, scale: 1)
    let picture = rasterizer.render(list)
    let (again, damage) = rasterizer.render(list, reusing: (list, picture))
    #expect(again == picture)
    #expect(damage.isEmpty)
  }

  @Test func `a moving box damages where it was and where it is`() {
    func list(x: Double) -> DisplayList {
      DisplayList(
        size: RandomLists.size,
        items: [
          DisplayItem(
            id: 1,
            content: .box(
              Box(
                RoundedRect(CGRect(x: x, y: 10, width: 8, height: 8)), fill: .color(.black))))
        ])
    }
    let rasterizer = Rasterizer(size: size, scale: 1)
    let picture = rasterizer.render(list(x: 10))
    let (_, damage) = rasterizer.render(list(x: 60), reusing: (list(x: 10), picture))
    // One pixel is to spare around each.
    #expect(
      damage == [
        PixelRect(minX: 9, minY: 9, maxX: 19, maxY: 19),
        PixelRect(minX: 59, minY: 9, maxX: 69, maxY: 19),
      ])
  }

  @Test(arguments: 1...10)
  func `nothing depends on what was drawn before`(seed: UInt64) {
    var lists = RandomLists(seed: 100 + seed)
    let (first, second) = (lists.list(), lists.list())
    let used = Rasterizer(size: size, scale: 1)
    _ = used.render(first)
    #expect(used.render(second) == Rasterizer(size: size, scale: 1).render(second))
  }

  @Test(arguments: 1...10)
  func `the baseline rows give the same bytes`(seed: UInt64) {
    var lists = RandomLists(seed: 200 + seed)
    let list = lists.list()
    let baseline = Rasterizer(size: size, scale: 1, rows: Rows(baseline: true))
    #expect(baseline.render(list) == Rasterizer(size: size, scale: 1).render(list))
  }
}
