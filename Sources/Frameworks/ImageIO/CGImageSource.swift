import AnimCodecs
public import AnimDrawing
import AnimPixels
public import Foundation
public import UIKitCore

/// A file of pictures that is read: PNG, JPEG, and GIF with its frames.
public final class CGImageSource {
  private var data: Data
  var isWhole: Bool
  /// The pictures, decoded when they are first asked for.
  private(set) lazy var pictures: [Picture] = decode()
  /// How often an animation is shown, 0 for ever; known once there are pictures.
  private(set) var loops = 0

  /// One picture of the file.
  struct Picture {
    let image: CGImage
    /// Seconds for which it is shown; nil for a still.
    var duration: Double?
  }

  init(_ data: Data, isWhole: Bool = true) { (self.data, self.isWhole) = (data, isWhole) }

  /// Takes what is known of a file by now.
  func take(_ data: Data, isWhole: Bool) {
    (self.data, self.isWhole) = (data, isWhole)
    pictures = decode()
  }

  /// What the file is, by its first bytes; nil for what cannot be read.
  var type: String? {
    if data.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "public.png" }
    if data.starts(with: [0xff, 0xd8]) { return "public.jpeg" }
    if data.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
    return nil
  }

  func picture(_ index: Int) -> Picture? {
    pictures.indices.contains(index) ? pictures[index] : nil
  }

  private func decode() -> [Picture] {
    guard type == "com.compuserve.gif" else {
      return CGImage.read(data).map { [Picture(image: $0)] } ?? []
    }
    guard let reader = try? AnimationReader([UInt8](data)) else { return [] }
    loops = if case .times(let count) = reader.loop { count } else { 0 }
    var pictures: [Picture] = []
    while let frame = try? reader.next() {
      pictures.append(Picture(image: CGImage(frame.pixmap), duration: frame.duration))
    }
    return pictures
  }
}

/// How far a file has been read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// A file's pictures; nil for no data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  let data = Data(referencing: data.object)
  return data.isEmpty ? nil : CGImageSource(data)
}

/// The pictures of the file at an address; nil if there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL else { return nil }
  return (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// The pictures of a file that is not there yet.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isWhole: false)
}

/// Gives an incremental source all that is known of its file; pictures that are not there as a whole are not read.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.take(Data(referencing: data.object), isWhole: final)
}

/// How far the file has been read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.type != nil else { return isrc.isWhole ? .statusUnknownType : .statusReadingHeader }
  if !isrc.pictures.isEmpty { return .statusComplete }
  return isrc.isWhole ? .statusInvalidData : .statusIncomplete
}

/// The identifier of the file's type; nil for what cannot be read.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
/// The number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.pictures.count }
/// The number of the picture that stands for the file: the first one.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// A picture of the file; nil for one that does not exist.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.picture(index)?.image }

/// A small copy of a picture, no larger than `kCGImageSourceThumbnailMaxPixelSize`; the picture itself without that.
///
/// Files here have no thumbnails of their own: there is one where options ask for it to be made, as ImageIO's default is
/// none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isOn(_ key: CFString) -> Bool { options?[key] as? Bool ?? false }
  guard
    isOn(kCGImageSourceCreateThumbnailFromImageAlways)
      || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let image = isrc.picture(index)?.image
  else { return nil }
  let limit = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(number)
  return limit.map { image.shrunk(toFit: $0) } ?? image
}

private func number(_ value: Any) -> Double? {
  switch value {
  case let value as Int: Double(value)
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}

/// What is known of the file: of a GIF, how often it is shown.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.type == "com.compuserve.gif", !isrc.pictures.isEmpty else { return [:] }
  return [
    kCGImagePropertyGIFDictionary: [
      kCGImagePropertyGIFLoopCount: NSNumber(value: isrc.loops)
    ] as CFDictionary
  ]
}

/// What is known of a picture: its size in pixels, and in a GIF for how long it is shown.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let picture = isrc.picture(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: picture.image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: picture.image.height),
    kCGImagePropertyDepth: NSNumber(value: 8),
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: NSNumber(value: isrc.type != "public.jpeg"),
  ]
  if let duration = picture.duration {
    properties[kCGImagePropertyGIFDictionary] =
      [
        // What browsers and ImageIO take for too short to be meant counts as a tenth of a second.
        kCGImagePropertyGIFDelayTime: NSNumber(value: duration < 0.0105 ? 0.1 : duration),
        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: duration),
      ] as CFDictionary
  }
  return properties
}

extension CGImage {
  /// A copy whose longer side is no longer than `limit` pixels, of averages over what each pixel covers.
  func shrunk(toFit limit: Double) -> CGImage {
    let scale = limit / Double(max(width, height, 1))
    guard scale < 1, limit >= 1 else { return self }
    let size = PixelSize(
      width: max(1, Int((Double(width) * scale).rounded())),
      height: max(1, Int((Double(height) * scale).rounded())))
    let source = pixmap.pixels
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    /// The pixels that the one of a number covers, of `count` that become `fewer`.
    func covered(_ index: Int, _ count: Int, _ fewer: Int) -> Range<Int> {
      let start = index * count / fewer
      return start..<max(start + 1, (index + 1) * count / fewer)
    }
    for y in 0..<size.height {
      let rows = covered(y, height, size.height)
      for x in 0..<size.width {
        let columns = covered(x, width, size.width)
        var sums = SIMD4<UInt64>.zero
        for row in rows {
          for column in columns {
            let pixel = UInt64(source[row * width + column])
            sums &+= SIMD4(pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff, pixel >> 24)
          }
        }
        let count = UInt64(rows.count * columns.count)
        let mean = (sums &+ count / 2) / count
        pixels.append(
          UInt32(mean.x) | UInt32(mean.y) << 8 | UInt32(mean.z) << 16 | UInt32(mean.w) << 24)
      }
    }
    return CGImage(Pixmap(size: size, pixels: pixels))
  }
}
