import AnimCodecs
import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation

/// Collects the pictures that are shown, and makes pictures of what SVG cannot say.
final class PictureMaker {
  /// Pixels per point.
  let pixelsPerPoint: Double
  let lists: [DisplayList]
  private var images: [UInt64: Image] = [:]
  /// The largest part of its pixels that a picture is ever shown with, by its number.
  private var scales: [UInt64: Double] = [:]
  /// How often something had to be a picture, by what it is.
  private(set) var replaced: [Reason: Int] = [:]

  /// What SVG cannot say.
  enum Reason: Int, CaseIterable {
    case perspective, backdrop, blending, conic
  }

  init(_ lists: [DisplayList], pixelsPerPoint: Double) {
    self.lists = lists
    self.pixelsPerPoint = pixelsPerPoint
  }

  func count(_ reason: Reason) { replaced[reason, default: 0] += 1 }

  /// Notes that a picture is shown with a part of its pixels, or more than all.
  func note(_ image: Image, scale: Double) {
    images[image.id] = image
    scales[image.id] = max(scales[image.id] ?? 0, scale)
  }

  /// Notes that an actor shows a picture.
  func note(_ image: Image, shownIn actor: Actor) {
    let size = image.size
    var scale = 0.0
    for item in actor.items {
      guard case .image(let placed) = item.content else { continue }
      // In perspective, the longest of opposite edges.
      let corners = placed.destination.standardized.corners.map(item.transform.apply)
      func length(_ a: Int, _ b: Int) -> Double {
        hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y)
      }
      scale = max(
        scale,
        max(length(0, 1), length(2, 3)) / (placed.source.width * Double(size.width)),
        max(length(0, 2), length(1, 3)) / (placed.source.height * Double(size.height)))
    }
    note(image, scale: scale * pixelsPerPoint)
  }

  /// The pictures as they are written, by their numbers, with as many pixels as are shown.
  func files() throws(CodecError) -> [UInt64: PictureFile] {
    var files: [UInt64: PictureFile] = [:]
    let size = lists.first?.size ?? .zero
    let area = size.width * size.height * pixelsPerPoint * pixelsPerPoint
    for (number, image) in images.sorted(by: { $0.key < $1.key }) {
      files[number] = try PictureFile(image, scale: scales[number] ?? 1, in: area)
    }
    return files
  }
}

/// A picture as a file within the file.
struct PictureFile {
  /// The size that it is stretched to, in pixels of the original.
  let size: PixelSize
  /// The data URI.
  let data: String

  /// The qualities of a WebP that are tried, the smallest files first.
  private static let webpQualities = [82, 86, 90, 93, 96]
  /// The number of pixels that a WebP may have on a side.
  private static let largestSide = 16383
  /// The qualities of a JPEG that are tried, the smallest files first.
  private static let jpegQualities = [80, 85, 88, 92, 95, 97]
  /// The mean difference of a component, 0…255, that cannot be seen in a photograph that fills the
  /// picture, and in one that is small: grain is most of it.
  private static let largestLoss = (large: 1.0, small: 1.4)
  /// The part of the picture that is small.
  private static let smallShare = 0.2
  /// The number of pixels beyond which a photograph is not tried as PNG.
  private static let largestTrial = 1_000_000

  /// The bytes below which nothing is gained by a loss.
  private static let smallFile = 1000
  /// libwebp's quality for pictures with clear parts.
  private static let clearQuality = 92

  /// The smaller of PNG and, for what is not flat, WebP, or JPEG where WebP loses too much.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - scale: The part of its pixels in each direction that is shown at most.
  ///   - area: The number of pixels of the whole animation.
  /// - Throws: `CodecError` if the picture is empty or too large.
  init(_ image: Image, scale: Double, in area: Double) throws(CodecError) {
    size = image.size
    let pixmap = image.pixmap.shrunk(by: scale)
    let isSmall = Double(pixmap.size.area) <= Self.smallShare * area
    let loss = isSmall ? Self.largestLoss.small : Self.largestLoss.large
    let isLarge = pixmap.size.area > Self.largestTrial
    let lossy =
      image.isOpaque
      ? try Self.photograph(pixmap, largestLoss: loss, isSmall: isSmall)
      : (type: "webp", bytes: try Self.clearPhotograph(pixmap))
    let png =
      image.isOpaque && isLarge ? nil : try PNGEncoder(level: isLarge ? 6 : 9).encode(pixmap)
    // Flat art is small as PNG, and exact.
    if let png, png.count <= max(Self.smallFile, 5 * lossy.bytes.count / 4) {
      data = "data:image/png;base64," + Data(png).base64EncodedString()
    } else {
      data = "data:image/\(lossy.type);base64," + Data(lossy.bytes).base64EncodedString()
    }
  }

  /// A WebP, whose alpha is exact.
  private static func clearPhotograph(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    var options = WebPOptions()
    options.quality = clearQuality
    let encoder = try WebPEncoder(size: pixmap.size, options: options)
    try encoder.append(pixmap, from: 0, to: 1)
    return try encoder.finish()
  }

  /// The smallest WebP with a loss that cannot be seen, else such a JPEG, whose chroma is whole, or
  /// the best of those; for what is small the best WebP.
  private static func photograph(
    _ pixmap: Pixmap, largestLoss: Double, isSmall: Bool
  ) throws(CodecError) -> (type: String, bytes: [UInt8]) {
    var file: [UInt8] = []
    var loss = Double.infinity
    let fits = max(pixmap.size.width, pixmap.size.height) <= largestSide
    for quality in fits ? webpQualities : [] {
      let encoder = WebPStillEncoder(quality: quality, isThorough: true)
      file = try encoder.encode(pixmap)
      loss = try pixmap.meanDifference(from: encoder.decode(file))
      if loss <= largestLoss { return ("webp", file) }
    }
    // Halved chroma costs the rest, which is nothing to be seen in a small one.
    if isSmall, loss <= 1.5 * largestLoss { return ("webp", file) }
    for quality in jpegQualities {
      file = try JPEGEncoder(quality: quality).encode(pixmap)
      if try pixmap.meanDifference(from: JPEGDecoder().decode(file)) <= largestLoss { break }
    }
    return ("jpeg", file)
  }
}

extension Pixmap {
  /// The picture with fewer pixels; itself where it would not have fewer.
  fileprivate func shrunk(by scale: Double) -> Pixmap {
    guard scale > 0, scale < 0.95 else { return self }
    let small = PixelSize(
      width: max(1, Int((Double(size.width) * scale).rounded(.up))),
      height: max(1, Int((Double(size.height) * scale).rounded(.up))))
    let list = DisplayList(
      size: CGSize(width: small.width, height: small.height),
      items: [
        DisplayItem(
          content: .image(
            PlacedImage(
              Image(self),
              destination: CGRect(x: 0, y: 0, width: small.width, height: small.height))))
      ])
    return Rasterizer(size: small, scale: 1).render(list)
  }

  /// The mean difference of red, green and blue from a picture of the same size, 0…255.
  fileprivate func meanDifference(from other: Pixmap) -> Double {
    var sum = 0
    for (a, b) in zip(pixels, other.pixels) {
      for shift in [0, 8, 16] as [UInt32] {
        sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255))
      }
    }
    return Double(sum) / Double(max(1, 3 * pixels.count))
  }
}
