import AnimCodecs
import AnimDrawing
import AnimLayers
public import Foundation

extension UIImage {
  /// The pixels as a PNG file; nil for an image without extent.
  ///
  /// The file says nothing of the scale, so that it is read at one pixel per point, as by UIKit.
  ///
  /// - Complexity: O(pixels) for each call.
  public func pngData() -> Data? {
    cgImage.flatMap { try? Data(PNGEncoder().encode($0.pixmap)) }
  }

  /// The pixels as a JPEG file.
  ///
  /// What is clear lies over white.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best; what is beyond counts as
  ///   the nearer of both. Here a hundredth of libjpeg's quality, UIKit's scale is not known.
  /// - Returns: The file; nil for an image without extent, or beyond 65,500 pixels on a side.
  /// - Complexity: O(pixels) for each call.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    return cgImage.flatMap { try? Data(JPEGEncoder(quality: max(1, quality)).encode($0.pixmap)) }
  }
}

extension CGImage {
  /// The picture in a PNG or JPEG file, and the first one in a GIF; nil for anything else.
  package static func read(_ file: Data) -> CGImage? {
    let bytes = [UInt8](file)
    if bytes.starts(with: Array("GIF8".utf8)) {
      let first = try? AnimationReader(bytes).next()
      return first.map { CGImage($0.pixmap) }
    }
    let isJPEG = bytes.starts(with: [0xff, 0xd8])
    let pixmap = try? isJPEG ? JPEGDecoder().decode(bytes) : PNGDecoder().decode(bytes)
    return pixmap.map { CGImage($0) }
  }
}
