import AnimDrawing
import AnimPictures
import AnimPixels
import Synchronization

/// Pictures of which this process was asked for: each is made when it is first drawn, and once for all scenarios,
/// as long as there is room.
enum MadePictures {
  /// A photograph; the same for the same seed and size.
  static func photo(seed: UInt64, size: PixelSize) -> Image {
    image("photo \(seed)", size) { Picture.photo(seed: seed, size: size) }
  }

  /// A picture of one kind; the same for the same seed and size.
  static func picture(of kind: Picture.Kind, seed: UInt64, size: PixelSize) -> Image {
    image("\(kind) \(seed)", size) { Picture.picture(of: kind, seed: seed, size: size) }
  }

  private struct Key: Hashable {
    var recipe: String
    var size: PixelSize
  }

  private struct Shelf {
    var images: [Key: Image] = [:]
    /// From the one that was asked for first.
    var order: [Key] = []
    var pixels = 0
  }

  /// How many pixels are kept: 64 MB.
  private static let room = 1 << 24

  private static let shelf = Mutex(Shelf())

  private static func image(
    _ recipe: String, _ size: PixelSize, make: @escaping @Sendable () -> Pixmap
  ) -> Image {
    let key = Key(recipe: recipe, size: size)
    return shelf.withLock { shelf in
      if let image = shelf.images[key] { return image }
      let image = Image(opaque: recipe, size: size, make: make)
      shelf.images[key] = image
      shelf.order.append(key)
      shelf.pixels += size.area
      var gone = 0
      while shelf.pixels > room, gone < shelf.order.count - 1 {
        shelf.images[shelf.order[gone]] = nil
        shelf.pixels -= shelf.order[gone].size.area
        gone += 1
      }
      shelf.order.removeFirst(gone)
      return image
    }
  }
}
