import AnimCodecs
import AnimDrawing
import AnimFiles
import AnimGeometry
import AnimPictures
import AnimPixels
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The pictures of a scenario: made from a seed, or read from its files, once for each size.
@MainActor final class PictureShelf {
  private let folder: URL
  private let premises: Premises
  private let placeholder: DataSource.Placeholder
  private let store: PictureStore
  private var files: [String: UIImage] = [:]

  /// Reads the files that the scenario names, relative to its own folder.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - store: The pictures that all of its stages share.
  ///   - trustedPaths: The files and folders outside of the scenario's folder that may be read.
  /// - Throws: `StageError.unreadableFile` if one of the files cannot be read.
  init(
    _ scenario: Scenario, _ store: PictureStore, trusting trustedPaths: [String]
  ) throws(StageError) {
    self.store = store
    folder = URL(fileURLWithPath: scenario.file).deletingLastPathComponent()
    premises = Premises(around: scenario.file, trusting: trustedPaths)
    placeholder = scenario.dataSource.placeholder
    let templates = scenario.cells + scenario.supplementaryViews + scenario.decorationViews
    let background = ViewTemplate(views: scenario.collectionView.backgroundViews)
    for case .file(let name) in templates.flatMap(\.value.imageSources) + background.imageSources {
      files[name.text] = try read(name, scale: scenario.canvas.scale)
    }
  }

  private func read(_ name: SourceName, scale: Int) throws(StageError) -> UIImage {
    let path =
      name.text.hasPrefix("/") ? name.text : folder.appendingPathComponent(name.text).relativePath
    let bytes: [UInt8]
    do {
      bytes = try premises.bytes(path, limit: InputFile.pictureLimit)
    } catch {
      throw .unreadableFile("\(error)", at: name.location)
    }
    do {
      let isJPEG = bytes.starts(with: [0xff, 0xd8])
      let pixmap = isJPEG ? try JPEGDecoder().decode(bytes) : try PNGDecoder().decode(bytes)
      return UIImage(cgImage: Image(pixmap), scale: CGFloat(scale))
    } catch {
      throw .unreadableFile("'\(name.text)': \(error)", at: name.location)
    }
  }

  /// The picture that is shown in a view.
  ///
  /// - Parameters:
  ///   - source: The kind of the picture, or its file.
  ///   - item: The item whose picture it is, for pictures that differ from item to item.
  ///   - size: The size of the view, in points.
  ///   - scale: The number of pixels per point.
  /// - Returns: The picture; nil if the view is empty, or there is no such file.
  func image(
    _ source: ViewElement.ImageSource, item: DataSource.Item?, size: CGSize, scale: CGFloat
  ) -> UIImage? {
    switch source {
    case .file(let name): return files[name.text]
    case .item:
      return made(item?.photo ?? Photo(placeholder), for: item, size: size, scale: scale)
    case .made(let photo): return made(photo, for: nil, size: size, scale: scale)
    }
  }

  private func made(
    _ photo: Photo, for item: DataSource.Item?, size: CGSize, scale: CGFloat
  ) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    // A few sizes do for all, so that a growing cell does not ask for a new picture in every frame.
    let longest = Int(saturating: (max(size.width, size.height) * scale).rounded(.up))
    let side = [128, 256, 384, 512, 768, 1024].first { $0 >= longest } ?? 1536
    let isWide = size.width > 1.3 * size.height
    let kind = photo.kind
    let id = photo.variant.map { "\(kind.rawValue)/\($0)" } ?? item?.id ?? ""
    // What has the item's title on it differs with the title.
    let title = [.cover, .avatar].contains(kind) ? item?.title ?? "" : ""
    let key = PictureStore.Key(
      source: "\(kind.rawValue) \(id)" + (title.isEmpty ? "" : " \(title)"), side: side,
      isWide: isWide)
    return store.image(key) {
      guard !store.isSketching else {
        // Three by two pixels, as large as the whole.
        let pixels = PixelSize(width: isWide ? 3 : 2, height: 2)
        return UIImage(
          cgImage: Image(
            Pixmap(
              size: pixels,
              filledWith: UInt32(truncatingIfNeeded: Self.seed(key.source)) | 0xff00_0000)),
          scale: scale * CGFloat(pixels.width) / CGFloat(side))
      }
      let pixels = PixelSize(width: side, height: isWide ? side * 2 / 3 : side)
      let image = Self.image(kind, seed: Self.seed(id), size: pixels)
      let picture = UIImage(cgImage: image, scale: scale)
      return title.isEmpty
        ? picture : picture.titled(title, as: kind, seed: Self.seed(id), on: image.pixmap)
    }
  }

  private static func image(
    _ kind: DataSource.Placeholder, seed: UInt64, size: PixelSize
  ) -> Image {
    func picture(_ kind: Picture.Kind) -> Image {
      MadePictures.picture(of: kind, seed: seed, size: size)
    }
    switch kind {
    case .photo: return MadePictures.photo(seed: seed, size: size)
    case .alps: return picture(.alps)
    case .coast: return picture(.coast)
    case .city: return picture(.city)
    case .forest: return picture(.forest)
    case .desert: return picture(.desert)
    case .night: return picture(.night)
    case .meadow: return picture(.meadow)
    case .sunset: return picture(.sunset)
    case .food: return picture(.food)
    case .product: return picture(.product)
    case .sneaker: return picture(.sneaker)
    case .portrait: return picture(.portrait)
    case .cover: return picture(.cover)
    case .map: return picture(.map)
    case .avatar, .gradient: return Image(gradient(hue: Double(seed % 360) / 360, size: size))
    case .pattern: return Image(pattern(hue: Double(seed % 360) / 360, size: size))
    }
  }

  /// FNV-1a: the same from run to run, unlike `Hasher`.
  static func seed(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// From one hue at the top left to its neighbour at the bottom right.
  private static func gradient(hue: Double, size: PixelSize) -> Pixmap {
    let (start, end) = (color(hue, brightness: 0.95), color(hue + 0.12, brightness: 0.75))
    return drawn(size) { x, y in
      Color(components: start + (end - start) * ((x + y) / 2))
    }
  }

  /// Diagonal stripes of two shades.
  private static func pattern(hue: Double, size: PixelSize) -> Pixmap {
    let (light, dark) = (color(hue, brightness: 0.95), color(hue, brightness: 0.8))
    return drawn(size) { x, y in
      Color(components: ((x + y) * 8).truncatingRemainder(dividingBy: 2) < 1 ? light : dark)
    }
  }

  private static func color(_ hue: Double, brightness: Double) -> SIMD4<Double> {
    UIColor(
      hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: brightness, alpha: 1
    ).cgColor.channels
  }

  private static func drawn(_ size: PixelSize, _ color: (Double, Double) -> Color) -> Pixmap {
    var pixmap = Pixmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        pixmap[x, y] =
          color(Double(x) / Double(size.width), Double(y) / Double(size.height))
          .premultipliedRGBA8
      }
    }
    return pixmap
  }
}

extension Color {
  fileprivate init(components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }
}
