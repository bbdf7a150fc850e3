import AnimDrawing
import AnimPixels
import Synchronization
import Testing

@testable import AnimStaging

struct MadePicturesTests {
  /// The recipes of what was made.
  private final class Made: Sendable {
    private let recipes = Mutex<[String]>([])
    var all: [String] { recipes.withLock(\.self) }

    func make(_ recipe: String, _ size: PixelSize) -> Pixmap {
      recipes.withLock { $0.append(recipe) }
      return Pixmap(size: size, filledWith: 0xff00_0000)
    }
  }

  /// Has each of some pictures drawn, in order, with room for eight pixels, and says which had to be made.
  private func made(_ asked: [(recipe: String, area: Int)]) -> [String] {
    let made = Made()
    var pictures = MadePictures(room: 8)
    for (recipe, area) in asked {
      let size = PixelSize(width: area, height: 1)
      #expect(
        pictures.image(recipe, size) { made.make(recipe, size) }.pixmap.pixels.count == area)
    }
    return made.all
  }

  @Test func `what is there is not made again`() {
    #expect(made([("a", 4), ("b", 4), ("a", 4), ("b", 4)]) == ["a", "b"])
  }

  @Test func `another size is another picture`() {
    #expect(made([("a", 2), ("a", 3), ("a", 2)]) == ["a", "a"])
  }

  @Test func `the oldest go where there is no room`() {
    #expect(made([("a", 4), ("b", 4), ("c", 4), ("b", 4), ("a", 4)]) == ["a", "b", "c", "a"])
  }

  @Test func `one that is larger than the room is kept alone`() {
    #expect(made([("a", 4), ("b", 20), ("b", 20), ("a", 4)]) == ["a", "b", "a"])
  }

  @Test func `a picture that nobody draws is not made`() {
    let made = Made()
    var pictures = MadePictures(room: 8)
    let size = PixelSize(width: 2, height: 2)
    #expect(pictures.image("a", size) { made.make("a", size) }.size == size)
    #expect(made.all == [])
  }

  /// An archive that has what was put there.
  private final class Archive: PictureArchive {
    private let pictures = Mutex<[String: Pixmap]>([:])

    func pixmap(of recipe: String, size: PixelSize, make: () -> Pixmap) -> Pixmap {
      if let picture = pictures.withLock({ $0[recipe] }), picture.size == size { return picture }
      let picture = make()
      pictures.withLock { $0[recipe] = picture }
      return picture
    }
  }

  @Test func `what an archive has is not made`() {
    let archive = Archive()
    let all = (0..<2).map { _ in
      PictureArchives.$current.withValue(archive) { made([("a", 2), ("b", 3)]) }
    }
    #expect(all == [["a", "b"], []])
    #expect(made([("a", 2)]) == ["a"])
  }
}
