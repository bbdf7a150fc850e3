import AnimPixels
public import Foundation

/// The order of a pixel's bytes and the place of its alpha.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits, as in Core Graphics.
  public let rawValue: UInt32

  /// A format by its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1f)
  /// Components that are no whole numbers; not read.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits that say how large components are; not read.
  public static let floatInfoMask = Self(rawValue: 0xf00)
  /// The bits of the byte order.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// The order in which the components are named.
  public static let byteOrderDefault: Self = []
  /// Pairs of bytes, the last one first; not read.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Four bytes, the last one first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Pairs of bytes in their order; not read.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Four bytes in their order.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)

  /// The place of alpha.
  var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
}

extension CGImage {
  /// The order of the bytes and the place of alpha: red, green, blue and alpha, multiplied.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

/// Memory of an app's in which pixels are.
@safe struct PixelMemory {
  private nonisolated(unsafe) let bytes: UnsafeRawPointer
  private let bytesPerRow: Int
  private let info: CGBitmapInfo

  /// Nil for components of other than 8 bits.
  init?(_ data: UnsafeMutableRawPointer, bytesPerRow: Int, bits: Int, info: CGBitmapInfo) {
    guard bits == 8, bytesPerRow > 0 else { return nil }
    unsafe bytes = UnsafeRawPointer(data)
    self.bytesPerRow = bytesPerRow
    self.info = info
  }

  /// The pixels that are there now.
  func pixmap(of size: PixelSize) -> Pixmap {
    var pixmap = Pixmap(size: size)
    let isGray = bytesPerRow < size.width * 4
    let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
    for y in 0..<size.height {
      for x in 0..<size.width {
        func byte(_ index: Int) -> UInt32 {
          let offset = isGray ? x : 4 * x + (isReversed ? 3 - index : index)
          return unsafe UInt32(bytes.load(fromByteOffset: y * bytesPerRow + offset, as: UInt8.self))
        }
        pixmap[x, y] = pixel(byte, isGray: isGray)
      }
    }
    return pixmap
  }

  private func pixel(_ byte: (Int) -> UInt32, isGray: Bool) -> UInt32 {
    let alphaIsFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alpha)
    let first = isGray ? 0 : alphaIsFirst ? 1 : 0
    let isOpaque = isGray || [.none, .noneSkipFirst, .noneSkipLast].contains(info.alpha)
    let alpha = isOpaque ? 255 : byte(alphaIsFirst ? 0 : 3)
    return byte(first) | byte(first + 1) << 8 | byte(first + 2) << 16 | alpha << 24
  }
}

/// A font without a size.
public final class CGFont: Sendable {
  /// The name by which the font is asked for; nil where nothing tells it.
  public let postScriptName: CFString?
  /// The full name; here the same.
  public var fullName: CFString? { postScriptName }

  /// The font of a name.
  public init?(_ name: CFString) { postScriptName = name }

  /// The font in a file: its name is not read, so that it looks like the system's.
  public init?(_ provider: CGDataProvider) { postScriptName = nil }
}

/// Core Text's name for fonts.
public typealias CTFont = UIFont
/// Core Foundation's name for errors.
public typealias CFError = NSError

/// The font of a name, in a size in points; 12 for none.
///
/// The matrix is not heeded.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// A font in a size in points; 12 for none.
///
/// The matrix and the attributes are not heeded.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: Any?
) -> CTFont { unsafe CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

/// Who can use fonts that an app brings.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// What went wrong, in words.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }

/// Registers a font; true: fonts of an app's project are found by their names in any case.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Registers the fonts of a file; true, as above.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
