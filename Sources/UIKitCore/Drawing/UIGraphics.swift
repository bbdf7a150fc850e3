public import AnimDrawing
import AnimGeometry
public import AnimLayers
public import Foundation

/// What is drawn on: a context, and the image that is made of it.
struct DrawingSurface {
  let context: CGContext
  /// In points.
  let size: CGSize
  /// Pixels per point of the image.
  let scale: CGFloat

  /// What has been drawn so far, where there are pixels for it.
  @MainActor var image: UIImage {
    UIImage(
      .drawing(context.items.cut(to: CGRect(origin: .zero, size: size).ofPixels(scale))),
      size: size, scale: scale)
  }
}

/// The context that UIKit's drawing goes to; nil outside of drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIEnvironment.current.contexts.last?.context
}

/// Makes `context` the current one, until `UIGraphicsPopContext()`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  UIEnvironment.current.contexts.append(DrawingSurface(context: context, size: .zero, scale: 1))
}

/// Makes the context before the current one current again; does nothing outside of drawing.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  _ = UIEnvironment.current.contexts.popLast()
}

/// Begins an image of `size` points, which is black at first if it is opaque.
///
/// A scale of 0 stands for that of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let surface = DrawingSurface(
    context: CGContext(showing: CGRect(origin: .zero, size: size)), size: size,
    scale: scale > 0 ? scale : UIScreen.main.scale)
  UIEnvironment.current.contexts.append(surface)
  if opaque { surface.context.fill(CGRect(origin: .zero, size: size)) }
}

/// Begins an image of `size` points, one pixel each, that is clear at first.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The drawings in the current context so far, as an image that stays sharp; nil outside of
/// drawing.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIEnvironment.current.contexts.last?.image
}

/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context in its fill colour; nothing outside of drawing.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

extension UIColor {
  /// Makes the colour that of fills and strokes.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour, as it is under the current traits, that of fills.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setPaint(fill: paint)
  }

  /// Makes the colour, as it is under the current traits, that of lines.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setPaint(stroke: paint)
  }

  /// The colour under the current traits, or copies of the image that it is made of.
  @MainActor private var paint: Paint {
    if let pattern, let image = pattern.cgImage { return .pattern(image, size: pattern.size) }
    return .color(cgColor)
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
    case .drawing(let items) where capInsets == .zero:
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      context.draw(items)
      context.restoreGState()
    case .drawing, .pixels: place(in: rect, on: context)
    }
  }

  /// Draws the image's pixels onto a rectangle, of which only the middle stretches if it is resizable.
  @MainActor private func place(in rect: CGRect, on context: CGContext) {
    guard let pixels = cgImage else { return }
    for piece in PlacedImage(pixels, destination: rect).stretched(around: center, of: size) {
      context.place(piece)
    }
  }
}

extension UIImage {
  /// Draws the image in its own size into the current context, its top left corner at a point, mixed with what is there.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched to a rectangle, into the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The way in which it is mixed with what is there.
  ///   - alpha: The opacity, 0 to 1.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    context.setBlendMode(blendMode)
    // As one: several drawings would be mixed with each other.
    place(in: rect, on: context)
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the image in its own size, from the top left corner on, in the current context.
  @preconcurrency @MainActor public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  /// Copies of the image side by side, as many as make pixels of at least `extent` points in both directions; the image
  /// itself if it is that large, or has no pixels.
  @MainActor func repeated(toAtLeast extent: CGFloat) -> UIImage {
    guard size.width > 0, size.height > 0, size.width < extent || size.height < extent else {
      return self
    }
    let block = CGSize(
      width: size.width * (extent / size.width).rounded(.up),
      height: size.height * (extent / size.height).rounded(.up))
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(scale, format.scale)
    let whole = UIGraphicsImageRenderer(size: block, format: format).image { _ in
      drawAsPattern(in: CGRect(origin: .zero, size: block))
    }
    return whole.cgImage.map { UIImage(cgImage: $0, scale: format.scale) } ?? self
  }
}

extension CALayer {
  /// Draws the layer and what is below it as their properties stand, not as animations show them.
  public func render(in context: CGContext) { context.draw(self) }
}

extension CGRect {
  /// The rectangle with as many whole pixels as are there for its size.
  func ofPixels(_ scale: CGFloat) -> CGRect {
    // A size that is hardly more than whole pixels has come out of sums.
    func whole(_ length: CGFloat) -> CGFloat {
      scale > 0 ? (length * scale - 1e-3).rounded(.up) / scale : length
    }
    return CGRect(
      origin: origin,
      size: CGSize(width: max(width, whole(width)), height: max(height, whole(height))))
  }
}
