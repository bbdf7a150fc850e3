public import AnimDrawing
public import AnimLayers
import AnimPixels
public import Foundation

/// Core Graphics' names for the pixels of a picture: 8 bits for red, green, blue and alpha each, premultiplied, in
/// that order, row by row from the top.
extension CGImage {
  /// The number of pixels in a row.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }
  /// Bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of one row, which no padding follows.
  public var bytesPerRow: Int { width * 4 }
  /// The place and the meaning of alpha: behind the colours, which are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The bytes of the pixels.
  ///
  /// - Complexity: O(pixels) for each call.
  public var dataProvider: CGDataProvider? {
    // The bytes are copied before the closure ends.
    CGDataProvider(data: unsafe pixmap.pixels.withUnsafeBytes { unsafe NSData(data: Data($0)) })
  }

  /// The colour of the pixel in the middle; nil without pixels.
  var middleColor: Color? {
    guard width > 0, height > 0 else { return nil }
    let pixel = pixmap.pixels[height / 2 * width + width / 2]
    func byte(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xff) / 255 }
    let alpha = byte(24)
    guard alpha > 0 else { return .clear }
    return Color(red: byte(0) / alpha, green: byte(8) / alpha, blue: byte(16) / alpha, alpha: alpha)
  }

  /// The part of the picture in `rect`, in pixels, grown to whole ones; nil if nothing of it is in the picture.
  ///
  /// - Complexity: O(pixels of the part).
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let size = PixelSize(width: Int(part.width), height: Int(part.height))
    let rows = Int(part.minY)..<Int(part.maxY)
    let columns = Int(part.minX)..<Int(part.maxX)
    let pixels = rows.flatMap { row in
      pixmap.pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)]
    }
    return CGImage(Pixmap(size: size, pixels: pixels))
  }
}

/// The place of alpha in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// Bytes that Core Graphics reads or hands out.
public final class CGDataProvider {
  /// All bytes.
  public let data: CFData?

  /// A provider of the given bytes.
  public init?(data: CFData) { self.data = data }
}

/// Core Foundation's name for bytes: `Data` and `NSData` are cast to it.
public typealias CFData = any CoreFoundationData
/// Core Foundation's name for bytes that change.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name for addresses.
public typealias CFURL = URL

/// What counts as Core Foundation's bytes.
public protocol CoreFoundationData {
  /// The bytes, as an object.
  var object: NSData { get }
}

extension NSData: CoreFoundationData {
  /// The object itself.
  public var object: NSData { self }
}

extension Data: CoreFoundationData {
  /// A copy of the bytes.
  public var object: NSData { NSData(data: self) }

  /// The bytes of Core Foundation's.
  @_disfavoredOverload public init(referencing reference: CFData) {
    self.init(referencing: reference.object)
  }
}

/// The first byte, as long as `data` is there, and for good if that is no `NSData`; nil without data.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
  guard let data else { return nil }
  let object = data.object
  // A copy has nobody else who keeps it.
  if !(data is NSData) { _ = unsafe Unmanaged.passRetained(object) }
  return unsafe object.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes; 0 without data.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.object.length ?? 0 }
