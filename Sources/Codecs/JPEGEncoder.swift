public import AnimPixels
import CAnimJPEG
import Foundation

/// Writes a picture as a JPEG file: baseline, with optimal codes and whole chroma.
///
/// The colours are sRGB in BT.601's YCbCr, as JFIF has it. What is not opaque is laid over a matte,
/// for a JPEG has no alpha. Equal pictures give equal bytes for a given libjpeg.
public struct JPEGEncoder: Hashable, Sendable {
  /// The quality, 1 to 100, as libjpeg counts it.
  public let quality: Int
  /// The colour that pixels that are not opaque are laid over; its own alpha does not count.
  public let matte: Color
  /// What the picture shows, in words; empty for none.
  public let description: String

  /// The quality at which flat art has no rings that can be seen.
  public static let defaultQuality = 92
  /// The room of a comment.
  private static let longestComment = 65533

  /// An encoder of a quality from 1 to 100.
  public init(
    quality: Int = defaultQuality, matte: Color = .white, description: String = ""
  ) {
    precondition((1...100).contains(quality), "a JPEG has no quality \(quality)")
    self.quality = quality
    self.matte = matte
    self.description = description
  }

  /// The file of `pixmap`.
  ///
  /// - Throws: `CodecError` if the picture is empty or has more than 65500 pixels on a side.
  public func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    guard pixmap.size.area > 0 else {
      throw CodecError(
        .empty, "a JPEG cannot be \(pixmap.size.width) × \(pixmap.size.height) pixels")
    }
    let background = matte.withAlpha(1).premultipliedRGBA8
    let pixels = pixmap.pixels.map {
      StraightAlpha.composed($0, over: background).littleEndian
    }
    let comment = Array(description.utf8.prefix(Self.longestComment))
    var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE_SIZE))
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let result = unsafe pixels.withUnsafeBytes { pixels in
      unsafe comment.withUnsafeBufferPointer { comment in
        unsafe cjpeg_write(
          pixels.assumingMemoryBound(to: UInt8.self).baseAddress!, UInt32(pixmap.size.width),
          UInt32(pixmap.size.height), Int32(quality), comment.baseAddress, comment.count, &file,
          &count, &message)
      }
    }
    defer { unsafe free(file) }
    guard result == CJPEG_OK, let bytes = unsafe file else {
      throw CodecError(
        .tooLarge,
        "a picture of \(pixmap.size.width) × \(pixmap.size.height) pixels cannot be written as JPEG",
        cause: "libjpeg: \(text(message))")
    }
    return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
