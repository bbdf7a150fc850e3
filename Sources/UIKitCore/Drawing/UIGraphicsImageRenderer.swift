public import Foundation

/// Draws images.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  /// A renderer of images of `size` points, with as many pixels per point as the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// A renderer of images of `size` points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// A renderer of images as large as `bounds`; their origin makes no difference.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// A renderer of images as large as `bounds`; their origin makes no difference.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// A surface that the actions of a renderer draw on.
  @preconcurrency @MainActor public final class Context {
    /// The same surface, with all of Core Graphics' calls.
    public let cgContext: CGContext
    /// The properties of the image.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    fileprivate init(_ surface: DrawingSurface, format: UIGraphicsImageRendererFormat) {
      cgContext = surface.context
      size = surface.size
      self.format = format
    }

    /// What has been drawn so far.
    public var currentImage: UIImage {
      DrawingSurface(context: cgContext, size: size, scale: format.scale).image
    }

    /// Fills a rectangle in the fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws lines along a rectangle in the stroke colour.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits drawings that follow to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  /// The image that `actions` draw; on screen it stays sharp at any scale.
  ///
  /// - Parameter actions: Called at once, with UIKit's drawing going to the surface it receives.
  /// - Returns: An image of drawings, of the renderer's size.
  public func image(actions: (Context) -> Void) -> UIImage {
    let context = CGContext(showing: CGRect(origin: .zero, size: size))
    let surface = DrawingSurface(context: context, size: size, scale: format.scale)
    if format.opaque { surface.context.fill(CGRect(origin: .zero, size: size)) }
    UIEnvironment.current.contexts.append(surface)
    actions(Context(surface, format: format))
    UIGraphicsPopContext()
    return surface.image
  }

  /// What `actions` draw, as a PNG file; empty for a renderer without extent.
  public func pngData(actions: (Context) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What `actions` draw, as a JPEG file of a quality from 0 to 1; empty for a renderer without extent.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (Context) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// UIKit's name for the surface of a renderer.
public typealias UIGraphicsImageRendererContext = UIGraphicsImageRenderer.Context

/// The properties of the images that a renderer draws.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; by default the screen's.
  public var scale: CGFloat
  /// Whether images begin black and have no clear pixels, false by default.
  public var opaque = false

  /// The properties by default.
  public override init() {
    scale = UIScreen.main.scale
    super.init()
  }

  /// The properties by default.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The properties that suit the device's screen: those by default.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The range of colours; the automatic one by default, and kept: everything is drawn in sRGB with components beyond it.
  public var preferredRange = Range.automatic

  /// A range of colours.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The rectangle in which drawings are seen, before there is one.
  public var bounds: CGRect { .zero }

  /// The properties that suit the screen of `traitCollection`.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}
