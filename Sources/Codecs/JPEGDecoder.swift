public import AnimPixels
import CAnimJPEG
import Foundation

/// Reads a JPEG file: baseline or progressive, grey, YCbCr, RGB or CMYK.
///
/// The picture is turned upright as its Exif orientation says. Colour profiles are not applied: the
/// values are taken as sRGB, inks as they would look on white paper.
public struct JPEGDecoder: Hashable, Sendable {
  /// The largest picture that is read.
  public let limits: DecodingLimits

  /// A decoder of pictures within `limits`.
  public init(limits: DecodingLimits = DecodingLimits()) {
    self.limits = limits
  }

  /// The picture in `bytes`, opaque.
  ///
  /// - Throws: `CodecError` if the bytes are not a whole, undamaged JPEG within the limits.
  public func decode(_ bytes: [UInt8]) throws(CodecError) -> Pixmap {
    guard bytes.starts(with: [0xff, 0xd8]) else {
      throw CodecError(
        .wrongFormat, "this is not a JPEG file: it does not start with the bytes FF D8")
    }
    var header = cjpeg_header()
    var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE_SIZE))
    var decoded: UnsafeMutablePointer<UInt32>?
    let result = unsafe bytes.withUnsafeBufferPointer { file in
      unsafe cjpeg_read(
        file.baseAddress!, file.count, limits.pixels, &header, &decoded, &message)
    }
    defer { unsafe free(decoded) }
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    guard result == CJPEG_OK, let pixels = unsafe decoded else {
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw error(result, size, cause: String(decoding: text, as: UTF8.self))
    }
    let picture = unsafe Array(UnsafeBufferPointer(start: pixels, count: size.area))
    let turn = Orientation(rawValue: header.orientation) ?? .upright
    return turn.upright(size, picture.map(UInt32.init(littleEndian:)))
  }

  private func error(_ result: cjpeg_result, _ size: PixelSize, cause: String) -> CodecError {
    let cause = cause.isEmpty ? nil : "libjpeg: \(cause)"
    return switch result {
    case CJPEG_TOO_LARGE:
      CodecError(
        .tooLarge,
        "a JPEG of \(size.width) × \(size.height) pixels is larger than the limit of "
          + "\(limits.pixels) pixels", cause: cause)
    case CJPEG_TRUNCATED:
      CodecError(
        .truncated, "the JPEG file ends early; is it still being written?", cause: cause)
    default:
      CodecError(.damaged, "the JPEG file is damaged; write it again", cause: cause)
    }
  }
}

/// The place of a file's first row and column in the upright picture (Exif 2.3, 4.6.4 A).
private enum Orientation: UInt32 {
  case upright = 1, mirrored, upsideDown, flipped, transposed, turnedRight, transverse, turnedLeft

  func upright(_ size: PixelSize, _ pixels: [UInt32]) -> Pixmap {
    if self == .upright { return Pixmap(size: size, pixels: pixels) }
    let (right, bottom) = (size.width - 1, size.height - 1)
    let isTurned = rawValue >= Self.transposed.rawValue
    var result = Pixmap(
      size: isTurned ? PixelSize(width: size.height, height: size.width) : size)
    for y in 0..<result.size.height {
      for x in 0..<result.size.width {
        let (column, row) =
          switch self {
          case .upright: (x, y)
          case .mirrored: (right - x, y)
          case .upsideDown: (right - x, bottom - y)
          case .flipped: (x, bottom - y)
          case .transposed: (y, x)
          case .turnedRight: (y, bottom - x)
          case .transverse: (right - y, bottom - x)
          case .turnedLeft: (right - y, x)
          }
        result[x, y] = pixels[row * size.width + column]
      }
    }
    return result
  }
}
