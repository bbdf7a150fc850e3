import AnimPixels
import Foundation
import Synchronization
import Testing

@testable import AnimDrawing

struct ImageTests {
  private let size = PixelSize(width: 2, height: 3)

  /// How often pixels were made.
  private final class Count: Sendable {
    private let value = Mutex(0)
    var made: Int { value.withLock { $0 } }

    func make(_ size: PixelSize) -> Pixmap {
      value.withLock { $0 += 1 }
      return Pixmap(size: size, filledWith: 0xff00_00ff)
    }
  }

  @Test func `a picture that is not looked at is not made`() {
    let (count, size) = (Count(), size)
    let image = Image(opaque: "blue", size: size) { count.make(size) }
    #expect(image.size == size)
    #expect(image.isOpaque)
    #expect(Set([image, image]).count == 1)
    #expect(count.made == 0)
  }

  @Test func `it is made once for all who look at it`() async {
    let (count, size) = (Count(), size)
    let image = Image(opaque: "blue", size: size) { count.make(size) }
    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask { #expect(image.pixmap.pixels == [UInt32](repeating: 0xff00_00ff, count: 6)) }
      }
    }
    #expect(count.made == 1)
  }

  @Test func `what a list shows is made, each picture once, and not what is outside of it`() {
    let (count, size) = (Count(), size)
    func item(_ recipe: String, x: Double) -> DisplayItem {
      let image = Image(opaque: recipe, size: size) { count.make(size) }
      return DisplayItem(
        content: .image(
          PlacedImage(image, destination: CGRect(x: x, y: 0, width: 2, height: 3))))
    }
    let group = DisplayItem(
      content: .group(Group(items: [item("in a group", x: 1), item("again", x: 2)])))
    let list = DisplayList(
      size: CGSize(width: 10, height: 10),
      items: [item("left", x: 0), item("right", x: 8), item("outside", x: 10), group])
    list.makePictures()
    #expect(count.made == 4)
    list.makePictures()
    #expect(count.made == 4)
  }

  @Test func `recipe and size are its identity`() {
    func image(_ recipe: String, _ size: PixelSize) -> Image {
      Image(opaque: recipe, size: size) { Pixmap(size: size) }
    }
    #expect(image("a", size) == image("a", size))
    #expect(image("a", size).id == image("a", size).id)
    #expect(image("a", size) != image("b", size))
    #expect(image("a", size) != image("a", PixelSize(width: 3, height: 2)))
  }

  @Test func `pixels are the identity of those that are there`() {
    #expect(Image(Pixmap(size: size, filledWith: 1)) == Image(Pixmap(size: size, filledWith: 1)))
    #expect(Image(Pixmap(size: size, filledWith: 1)) != Image(Pixmap(size: size, filledWith: 2)))
    #expect(!Image(Pixmap(size: size)).isOpaque)
  }
}
