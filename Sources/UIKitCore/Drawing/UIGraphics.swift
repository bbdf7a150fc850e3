public import Foundation
import Geometry
public import Layers

/// The context that UIKit's drawing goes to; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIEnvironment.current.contexts.last?.context
}

@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  UIEnvironment.current.contexts.append((context, .zero))
}

@preconcurrency @MainActor public func UIGraphicsPopContext() {
  _ = UIEnvironment.current.contexts.popLast()
}

@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext()
  UIEnvironment.current.contexts.append((context, size))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
}

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIEnvironment.current.contexts.last.map { context, size in
    UIImage(.drawing(context.items), size: size, scale: 1)
  }
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws images.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  public init(bounds: CGRect) { size = bounds.size }

  /// What the actions of a renderer draw on.
  @preconcurrency @MainActor public final class Context {
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

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

  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIImage {
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

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
