public import AnimDrawing
import AnimPixels
public import Foundation
public import UIKitCore

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor does it.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of colours in between.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of colours in the end.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether it is to cost little.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether what comes in between is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// The older name of an option.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer.rawValue

/// The order of the bytes of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the format.
  public let rawValue: Int32
  /// A format of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue, alpha.
  public static let RGBA8 = CIFormat(rawValue: 24)
  /// Alpha, red, green, blue.
  public static let ARGB8 = CIFormat(rawValue: 23)
  /// Blue, green, red, alpha.
  public static let BGRA8 = CIFormat(rawValue: 25)
}

/// The older name of a format.
public let kCIFormatRGBA8 = CIFormat.RGBA8

/// Makes the pixels of pictures, in linear light as Core Image does unless it is told otherwise.
public final class CIContext: NSObject {
  /// A context.
  public override init() {}
  /// A context; no option makes a difference.
  public init(options: [CIContextOption: Any]?) {}

  /// The most pixels that are made at once: more would be a mistake.
  private static let mostPixels = 1 << 27

  /// The pixels of a rectangle; nil for none, and where there are far too many.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isNull, !fromRect.isInfinite, fromRect.width >= 1, fromRect.height >= 1,
      fromRect.width * fromRect.height <= CGFloat(Self.mostPixels)
    else { return nil }
    return CGImage(image.pixels(in: FloatImage.PixelRect(fromRect)).pixmap)
  }
  /// The pixels of a rectangle, in sRGB.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes the pixels of a rectangle, in sRGB, row by row from the highest.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let pixmap = image.pixels(in: FloatImage.PixelRect(bounds)).pixmap
    for y in 0..<pixmap.size.height {
      for x in 0..<pixmap.size.width {
        let pixel = pixmap[x, y]
        let bytes = (0..<4).map { UInt8(pixel >> ($0 * 8) & 255) }
        let order =
          switch format {
          case .BGRA8: [bytes[2], bytes[1], bytes[0], bytes[3]]
          case .ARGB8: [bytes[3], bytes[0], bytes[1], bytes[2]]
          default: bytes
          }
        for (index, byte) in order.enumerated() {
          unsafe data.storeBytes(
            of: byte, toByteOffset: y * rowBytes + x * 4 + index, as: UInt8.self)
        }
      }
    }
  }

  /// The bytes of a file; nil for no pixels.
  @preconcurrency @MainActor public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: 0.9)
    }
  }
  /// The bytes of a file; nil for no pixels.
  @preconcurrency @MainActor public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }
}
