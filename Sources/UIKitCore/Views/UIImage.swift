public import Drawing
public import Foundation
public import Layers
import Pixels

/// A picture with a size in points: pixels, or drawings that stay sharp at any size.
public final class UIImage: NSObject, Sendable {
  enum Content: Hashable, Sendable {
    case pixels(CGImage)
    /// Drawn in a space from (0, 0) to the image's size.
    case drawing([DisplayItem])
  }

  let content: Content
  /// In points.
  public let size: CGSize
  /// Pixels per point; of drawings, 1.
  public let scale: CGFloat

  init(_ content: Content, size: CGSize, scale: CGFloat) {
    self.content = content
    self.size = size
    self.scale = scale
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  public convenience init(cgImage: CGImage, scale: CGFloat) {
    let pixels = cgImage.pixmap.size
    self.init(
      .pixels(cgImage),
      size: CGSize(
        width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale)
  }

  /// The image of that name among those of the running simulation's device; nil if it has none.
  @MainActor public convenience init?(named name: String) {
    guard let image = UIEnvironment.current.images[name] else { return nil }
    self.init(image.content, size: image.size, scale: image.scale)
  }

  /// The pixels; nil for a drawing.
  public var cgImage: CGImage? {
    if case .pixels(let image) = content { image } else { nil }
  }

  /// What a layer of the image's size shows.
  var layerContent: LayerContent {
    switch content {
    case .pixels(let image): .image(image)
    case .drawing(let items): .drawing(items, bounds: CGRect(origin: .zero, size: size))
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && size == other.size && scale == other.scale
  }

  public override var hash: Int { content.hashValue }
}
