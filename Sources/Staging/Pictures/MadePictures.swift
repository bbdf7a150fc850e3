import AnimDrawing
import AnimPictures
import AnimPixels
import Synchronization

/// Pictures that were asked for: each is made when it is first drawn, and once as long as there is room for it.
struct MadePictures {
  private struct Key: Hashable {
    var recipe: String
    var size: PixelSize
  }

  private let room: Int
  private var images: [Key: Image] = [:]
  /// From the one that was asked for first.
  private var order: [Key] = []
  private var pixels = 0

  /// No pictures, with room for a number of pixels; the last picture is kept whatever its size.
  init(room: Int) { self.room = room }

  /// The opaque picture of a recipe and a size, whose pixels `make` makes if nobody has made them.
  mutating func image(
    _ recipe: String, _ size: PixelSize, make: @escaping @Sendable () -> Pixmap
  ) -> Image {
    let key = Key(recipe: recipe, size: size)
    if let image = images[key] { return image }
    let archive = PictureArchives.current
    let image = Image(opaque: recipe, size: size) {
      archive?.pixmap(of: recipe, size: size, make: make) ?? make()
    }
    images[key] = image
    order.append(key)
    pixels += size.area
    while pixels > room, order.count > 1 {
      let oldest = order.removeFirst()
      images[oldest] = nil
      pixels -= oldest.size.area
    }
    return image
  }
}

extension MadePictures {
  /// Those of this process, for all of its scenarios: 64 MB.
  private static let shared = Mutex(MadePictures(room: 1 << 24))

  /// A photograph; the same for the same seed and size.
  static func photo(seed: UInt64, size: PixelSize) -> Image {
    shared.withLock {
      $0.image("photo \(seed)", size) { Picture.photo(seed: seed, size: size) }
    }
  }

  /// A picture of one kind; the same for the same seed and size.
  static func picture(of kind: Picture.Kind, seed: UInt64, size: PixelSize) -> Image {
    shared.withLock {
      $0.image("\(kind) \(seed)", size) { Picture.picture(of: kind, seed: seed, size: size) }
    }
  }
}
