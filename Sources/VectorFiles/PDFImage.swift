import AnimDrawing
import AnimPixels
import Foundation
import UIKitCore

/// The picture of a stream: samples of 8 bits or of one, JPEG files, and masks of shape or of opacity.
@MainActor struct PDFImage {
  private let file: PDFFile
  private let resources: [String: PDFObject]
  private static let greatestSide = 8192

  init(_ file: PDFFile, _ resources: [String: PDFObject]) {
    self.file = file
    self.resources = resources
  }

  /// The picture of a stream.
  ///
  /// - Parameters:
  ///   - object: The stream.
  ///   - color: The colour of pictures that are a mask alone.
  /// - Returns: The picture; nil where it is packed in another way.
  func picture(_ object: PDFObject, color: Color) -> Pixmap? {
    guard let entries = object.dictionary, let size = size(entries) else { return nil }
    var pixels: Pixmap
    if isMask(entries) {
      guard let shape = samples(object, entries, size, count: 1) else { return nil }
      pixels = Pixmap(size: size, filledWith: 0)
      let ink = color.premultipliedRGBA8
      // 0 is painted, unless the decoding turns it round.
      for index in pixels.pixels.indices where shape[index] < 128 { pixels.pixels[index] = ink }
      return pixels
    }
    if let photograph = photograph(object) {
      pixels = photograph
    } else {
      let space = PDFColorSpace(entries["ColorSpace"], resources, of: file)
      guard let samples = samples(object, entries, size, count: space.count) else { return nil }
      pixels = Pixmap(size: size, filledWith: 0)
      let scale = space.isIndexed ? 1.0 : 255
      var known: [ArraySlice<UInt8>: UInt32] = [:]
      for index in pixels.pixels.indices {
        let sample = samples[index * space.count..<(index + 1) * space.count]
        if let pixel = known[sample] {
          pixels.pixels[index] = pixel
          continue
        }
        let pixel = space.color(sample.map { Double($0) / scale }).premultipliedRGBA8
        if known.count < 65_536 { known[sample] = pixel }
        pixels.pixels[index] = pixel
      }
    }
    guard let mask = entries["SMask"] else { return entries["Mask"] == nil ? pixels : nil }
    guard let opacities = opacities(file[mask]) else { return nil }
    return pixels.faded(by: opacities.values, of: opacities.size)
  }

  private func size(_ entries: [String: PDFObject]) -> PixelSize? {
    guard let width = file[entries["Width"]].number, let height = file[entries["Height"]].number,
      width >= 1, height >= 1, width <= Double(Self.greatestSide),
      height <= Double(Self.greatestSide), Int(width) * Int(height) * 4 <= file.effort.greatestCount
    else { return nil }
    file.effort.took(bytes: Int(width) * Int(height) * 4)
    return PixelSize(width: Int(width), height: Int(height))
  }

  private func isMask(_ entries: [String: PDFObject]) -> Bool {
    if case .boolean(true) = file[entries["ImageMask"]] { true } else { false }
  }

  /// A picture that is a JPEG file; nil for others.
  private func photograph(_ object: PDFObject) -> Pixmap? {
    guard case .stream(let entries, let bytes) = file[object] else { return nil }
    let filter = file[entries["Filter"]]
    let names = (filter.array ?? [filter]).compactMap { file[$0].name }
    guard names == ["DCTDecode"] || names == ["DCT"] else { return nil }
    return UIImage(data: Data(bytes))?.cgImage?.pixmap
  }

  /// The samples, a byte each, in rows without gaps; of one bit they are 0 and 255.
  private func samples(
    _ object: PDFObject, _ entries: [String: PDFObject], _ size: PixelSize, count: Int
  ) -> [UInt8]? {
    let bits = isMask(entries) ? 1 : Int(file[entries["BitsPerComponent"]].number ?? 0)
    let length = size.width * count
    let stride = (length * bits + 7) / 8
    guard bits == 8 || bits == 1, let bytes = file.bytes(of: object),
      bytes.count >= stride * size.height
    else { return nil }
    var samples = bytes
    if bits == 1 {
      samples = []
      samples.reserveCapacity(length * size.height)
      for row in 0..<size.height {
        for column in 0..<length {
          let byte = bytes[row * stride + column / 8]
          samples.append(byte >> UInt8(7 - column % 8) & 1 == 0 ? 0 : 255)
        }
      }
    }
    // From the greatest to the least.
    if let decode = file.numbers(entries["Decode"]), decode.count >= 2, decode[0] > decode[1] {
      for index in samples.indices { samples[index] = 255 - samples[index] }
    }
    return samples
  }

  /// The opacities of a soft mask.
  private func opacities(_ object: PDFObject) -> (values: [UInt8], size: PixelSize)? {
    guard let entries = object.dictionary, let size = size(entries) else { return nil }
    if let photograph = photograph(object) {
      return (photograph.pixels.map { UInt8(truncatingIfNeeded: $0) }, photograph.size)
    }
    return samples(object, entries, size, count: 1).map { ($0, size) }
  }
}

extension Pixmap {
  /// The picture in the size of the larger of both, with an opacity for each pixel.
  fileprivate func faded(by opacities: [UInt8], of other: PixelSize) -> Pixmap {
    let whole = PixelSize(
      width: max(size.width, other.width), height: max(size.height, other.height))
    var faded = Pixmap(size: whole)
    for y in 0..<whole.height {
      let (row, otherRow) = (y * size.height / whole.height, y * other.height / whole.height)
      for x in 0..<whole.width {
        let pixel = pixels[row * size.width + x * size.width / whole.width]
        let opacity = UInt32(
          opacities[otherRow * other.width + x * other.width / whole.width])
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          result |= (((pixel >> shift & 255) * opacity + 127) / 255) << shift
        }
        faded.pixels[y * whole.width + x] = result
      }
    }
    return faded
  }
}
