public import Foundation

/// A format of files with pictures.
public enum ImageFileFormat: Hashable, Sendable {
  case png
  /// Smaller the lower the quality, 0 to 1.
  case jpeg(quality: CGFloat)
}

extension UIImage {
  /// The picture as a PNG file; nil where the simulation writes none, or if the picture has no pixels.
  public func pngData() -> Data? { data(as: .png) }

  /// The picture as a JPEG file; nil where the simulation writes none, or if the picture has no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(as: .jpeg(quality: compressionQuality))
  }

  private func data(as format: ImageFileFormat) -> Data? {
    guard let cgImage else { return nil }
    return MainActor.assumeIsolated { UIEnvironment.current.writeImage(cgImage, format) }
  }
}

/// The picture as a PNG file, by its name from before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The picture as a JPEG file, by its name from before Swift 4.2.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
