public import UIKitCore

// Names of ImageIO's, as there.

/// Whether decoded pictures are kept; not heeded, they are.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pictures are decoded at once; not heeded.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may be floating-point numbers; not heeded, they never are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The likely type of a file; not heeded.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is made in any case.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made where the file has none, as none here has.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is turned as the picture is; not heeded, all are upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The longest that a side of a thumbnail may be, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// By how much a picture may be shrunk as it is decoded; not heeded.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The number of pixels in a row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The number of rows.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// What components are.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Whether pixels may be clear.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// How a picture is turned; no file here says so.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Pixels per inch from side to side; no file here says so.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch from top to bottom; no file here says so.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What a GIF says.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often a GIF is shown, 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds for which a frame is shown, a tenth at least where the file says hardly anything.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds for which a frame is shown as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a PNG says; nothing is read of it.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// What a camera says; nothing is read of it.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Where a picture was taken; nothing is read of it.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// What a TIFF says; nothing is read of it.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// What a JPEG says; nothing is read of it.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG becomes clearer as it is read; nothing is read of it.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// How good a JPEG is to be, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// How a picture is turned, by EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
