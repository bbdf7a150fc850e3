import AnimGeometry
public import AnimLayers
public import Foundation

/// The context that UIKit's drawing goes to; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIEnvironment.current.contexts.last?.context
}

/// Makes `context` the current one, until `UIGraphicsPopContext()`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  UIEnvironment.current.contexts.append((context, .zero))
}

/// Makes the context before the current one current again; does nothing outside of drawing.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  _ = UIEnvironment.current.contexts.popLast()
}

/// Begins an image of `size` points; opaque ones begin black, and the scale makes no difference.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext()
  UIEnvironment.current.contexts.append((context, size))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
}

/// Begins an image of `size` points that is clear at first.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The drawings in the current context so far, as an image that stays sharp; nil outside of
/// drawing.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIEnvironment.current.contexts.last.map { context, size in
    UIImage(.drawing(context.items), size: size, scale: 1)
  }
}

/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context in its fill colour; nothing outside of drawing.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws images.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// A renderer of images of `size` points.
  public init(size: CGSize) { self.size = size }

  /// A renderer of images as large as `bounds`; their origin makes no difference.
  public init(bounds: CGRect) { size = bounds.size }

  /// A surface that the actions of a renderer draw on.
  @preconcurrency @MainActor public final class Context {
    /// The same surface, with all of Core Graphics' calls.
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    /// Fills a rectangle in the fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws lines along a rectangle in the stroke colour.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits drawings that follow to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  /// The image that `actions` draw; it stays sharp at any scale.
  ///
  /// - Parameter actions: Called at once, with UIKit's drawing going to the surface it receives.
  /// - Returns: An image of drawings, of the renderer's size.
  public func image(actions: (Context) -> Void) -> UIImage {
    let context = CGContext()
    UIEnvironment.current.contexts.append((context, size))
    actions(Context(context))
    UIGraphicsPopContext()
    return UIImage(.drawing(context.items), size: size, scale: 1)
  }
}

extension UIColor {
  /// Makes the colour that of fills and strokes.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour, as it is under the current traits, that of fills.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour, as it is under the current traits, that of lines.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIImage {
  /// Draws the image in its own size into the current context, its top left corner at a point.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image, stretched to a rectangle, into the current context.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    switch content {
    case .pixels(let image): context.draw(image, in: rect)
    case .drawing(let items):
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      context.draw(items)
      context.restoreGState()
    }
  }
}

extension CALayer {
  /// Draws the layer and what is below it as their properties stand, not as animations show them.
  public func render(in context: CGContext) { context.draw(self) }
}
