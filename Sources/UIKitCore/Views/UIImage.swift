public import AnimDrawing
public import AnimGeometry
public import AnimLayers
package import AnimPixels
public import Foundation
import Synchronization

/// A picture with a size in points: pixels, or drawings that stay sharp at any size.
public final class UIImage: NSObject, Sendable {
  /// Whether an image shows its own colours, or its shape in the tint colour of the view.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  enum Content: Hashable, Sendable {
    case pixels(CGImage)
    /// Drawn in a space from (0, 0) to the image's size.
    case drawing([DisplayItem])
  }

  let content: Content
  /// Width and height in points.
  public let size: CGSize
  /// Pixels per point, of drawings where they are asked for as pixels.
  public let scale: CGFloat
  /// Whether the image is shown in its own colours or as a shape in the tint colour.
  public let renderingMode: RenderingMode
  /// The symbol that the image is; of one colour, it is a template unless it is said not to be.
  let symbol: ConfiguredSymbol?
  /// Points at each side that keep their size where the image is stretched; zero for an image that is stretched as a whole.
  public let capInsets: UIEdgeInsets
  /// The pictures of an animated image, in order; nil for one that stands still.
  public let images: [UIImage]?
  /// Seconds for all of `images`; 0 for an image that stands still.
  public let duration: TimeInterval
  private let drawnPixels = DrawnPixels()
  /// The object's number among those that were described; nil for one that was not.
  private let serialNumber = Mutex<Int?>(nil)

  init(
    _ content: Content, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    symbol: ConfiguredSymbol? = nil, capInsets: UIEdgeInsets = .zero, images: [UIImage]? = nil,
    duration: TimeInterval = 0
  ) {
    self.capInsets = capInsets
    self.images = images
    self.duration = duration
    self.content = content
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.symbol = symbol
  }

  /// An image of nothing, of no size.
  public convenience override init() { self.init(.drawing([]), size: .zero, scale: 1) }

  /// An image of pixels at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  /// An image of pixels at `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    let pixels = cgImage.size
    self.init(
      .pixels(cgImage),
      size: CGSize(
        width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale)
  }

  /// An image of several, which image views show one after another for ever.
  ///
  /// As recorded on iOS 26.1 its size and scale are the first one's.
  ///
  /// - Parameters:
  ///   - images: The pictures, in order.
  ///   - duration: Seconds for all of them; a thirtieth of a second for each if it is 0.
  /// - Returns: The image; nil for no pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.content, size: first.size, scale: first.scale, renderingMode: first.renderingMode,
      symbol: first.symbol, capInsets: first.capInsets, images: images,
      duration: duration > 0 ? duration : Double(images.count) / 30)
  }

  /// An image of those whose names are `name` with a number behind it, from 0 or 1 on as long as there are some.
  ///
  /// - Returns: The image; nil if there are none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let start = UIImage(named: "\(name)0") == nil ? 1 : 0
    let images = sequence(first: start) { $0 + 1 }.lazy.map { UIImage(named: "\(name)\($0)") }
      .prefix { $0 != nil }.compactMap(\.self)
    return animatedImage(with: Array(images), duration: duration)
  }

  /// The image of that name among those of the running simulation's device; nil if it has none.
  public convenience init?(named name: String) {
    // Not isolated in UIKit; here all of an app runs on the main actor.
    let image = MainActor.assumeIsolated { UIEnvironment.current.image(named: name) }
    guard let image else { return nil }
    self.init(copying: image)
  }

  /// The same picture.
  convenience init(copying image: UIImage) {
    self.init(
      image.content, size: image.size, scale: image.scale, renderingMode: image.renderingMode,
      symbol: image.symbol, capInsets: image.capInsets)
  }

  /// The picture in a PNG or JPEG file's contents; nil if they are anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in a PNG or JPEG file's contents, at `scale` pixels per point; nil if they are anything
  /// else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage.read(data) else { return nil }
    self.init(cgImage: image, scale: scale)
  }

  /// The picture in the file at `path`, at one pixel per point; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The image of that name on the simulation's device; `bundle` and `traits` make no difference.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  /// The pixels, `scale` per point; nil for an image without extent.
  ///
  /// Those of a drawing are made when they are first asked for. On screen it stays sharp.
  ///
  /// - Complexity: O(1) but for the first call for a drawing, which draws it.
  public var cgImage: CGImage? {
    switch content {
    case .pixels(let image): image
    case .drawing(let items):
      drawnPixels.image { CGImage(drawing: items, size: size, scale: scale) }
    }
  }

  var isTemplate: Bool {
    renderingMode == .alwaysTemplate
      || (renderingMode == .automatic && symbol?.palette.isEmpty == true)
  }

  /// The content of a layer of the image's size in a view of that tint colour.
  package func layerContent(tint: Color) -> LayerContent {
    let bounds = CGRect(origin: .zero, size: size)
    // Layers stretch the middle of pixels alone.
    if capInsets != .zero {
      let pixels =
        isTemplate ? CGImage(drawing: [filled(with: tint)], size: size, scale: scale) : cgImage
      return pixels.map { LayerContent.image($0) } ?? LayerContent.none
    }
    if isTemplate { return .drawing([filled(with: tint)], bounds: bounds) }
    switch content {
    case .pixels(let image): return .image(image)
    case .drawing(let items): return .drawing(items, bounds: bounds)
    }
  }

  /// The picture in a rectangle, templates in a colour.
  func items(in rect: CGRect, tint: Color) -> [DisplayItem] {
    switch layerContent(tint: tint) {
    case .none: return []
    case .image(let image):
      return PlacedImage(image, destination: rect).stretched(around: center, of: size).map {
        DisplayItem(content: .image($0))
      }
    case .drawing(let items, let bounds):
      guard bounds.width > 0, bounds.height > 0 else { return [] }
      let scale = CGAffineTransform(
        scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
      let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      return items.map { $0.placed(by: Projection(scale.concatenating(move))) }
    }
  }

  /// A colour in the image's shape.
  private func filled(with color: Color) -> DisplayItem {
    let bounds = CGRect(origin: .zero, size: size)
    let shape =
      switch content {
      case .pixels(let image):
        [DisplayItem(content: .image(PlacedImage(image, destination: bounds)))]
      case .drawing(let items): items
      }
    let fill = DisplayItem(content: .box(Box(RoundedRect(bounds), fill: .color(color))))
    return DisplayItem(content: .group(Group(items: [fill], mask: shape)))
  }

  /// The same picture with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content, size: size, scale: scale, renderingMode: renderingMode, symbol: symbol,
      capInsets: capInsets)
  }

  /// The image's shape in a colour, as it is under the current traits.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The image's shape in a colour under the current traits, with a rendering mode of its own.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      .drawing([filled(with: color.cgColor)]), size: size, scale: scale,
      renderingMode: renderingMode, capInsets: capInsets)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && size == other.size && scale == other.scale
      && isTemplate == other.isTemplate && images == other.images && duration == other.duration
  }

  public override var hash: Int { content.hashValue }

  /// The image in words, in the form of UIKit's console output, with an address that is the same in every run.
  public override var description: String {
    let number = serialNumber.withLock { number in
      let known = number ?? MainActor.assumeIsolated { UIEnvironment.current.takeSerialNumber() }
      number = known
      return known
    }
    return "<UIImage:\(UIResponder.address(number)) anonymous "
      + "{\(size.width.inDescription), \(size.height.inDescription)} renderingMode=\(renderingMode)>"
  }
}

/// The pixels of a drawing, which are drawn once.
private final class DrawnPixels: Sendable {
  private let known = Mutex<CGImage?>(nil)

  func image(_ draw: () -> CGImage?) -> CGImage? {
    known.withLock { image in
      if image == nil { image = draw() }
      return image
    }
  }
}

/// `#imageLiteral(resourceName:)`, as Xcode writes pictures in code.
extension UIImage: _ExpressibleByImageLiteral {
  /// The image of that name on the simulation's device; an empty one of no size if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    // Literals are written in nonisolated code too; what they name does not change.
    let image = MainActor.assumeIsolated { UIEnvironment.current.image(named: name) }
    self.init(copying: image ?? UIImage(.drawing([]), size: .zero, scale: 1))
  }
}

/// The type that the compiler gives to image literals.
public typealias _ImageLiteralType = UIImage
