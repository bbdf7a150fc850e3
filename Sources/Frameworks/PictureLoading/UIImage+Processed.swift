import AnimDrawing
import AnimPixels
package import Foundation
package import UIKitCore

/// What libraries do with pictures before they show them.
@MainActor extension UIImage {
  /// How a picture is fitted into a size.
  package enum Fit { case stretched, inside, filling }

  private static func drawn(
    _ size: CGSize, _ scale: CGFloat, isOpaque: Bool = false,
    _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
  }

  /// The size that the picture has within another one.
  package func size(_ fit: Fit, in target: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return target }
    let (x, y) = (target.width / size.width, target.height / size.height)
    switch fit {
    case .stretched: return target
    case .inside: return CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
    case .filling: return CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
    }
  }

  /// The picture of another size.
  package func scaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage {
    guard size.width > 0, size.height > 0 else { return self }
    return Self.drawn(size, scale ?? self.scale) { _ in draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// The picture in the middle of an area, cut off where it is larger.
  package func centred(_ fit: Fit, in target: CGSize, scale: CGFloat? = nil) -> UIImage {
    guard target.width > 0, target.height > 0 else { return self }
    let inner = size(fit, in: target)
    return Self.drawn(target, scale ?? self.scale) { _ in
      draw(
        in: CGRect(
          x: (target.width - inner.width) / 2, y: (target.height - inner.height) / 2,
          width: inner.width, height: inner.height))
    }
  }

  /// A part of the picture, with an anchor from (0, 0) to (1, 1).
  package func cropped(to target: CGSize, anchor: CGPoint) -> UIImage {
    let part = CGSize(width: min(target.width, size.width), height: min(target.height, size.height))
    guard part.width > 0, part.height > 0 else { return self }
    return Self.drawn(part, scale) { _ in
      draw(
        in: CGRect(
          x: -(size.width - part.width) * anchor.x, y: -(size.height - part.height) * anchor.y,
          width: size.width, height: size.height))
    }
  }

  /// The picture with round corners.
  package func rounded(
    _ radius: CGFloat, corners: UIRectCorner = .allCorners, background: UIColor? = nil,
    border: (width: CGFloat, color: UIColor)? = nil
  ) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    return Self.drawn(size, scale) { context in
      if let background {
        background.setFill()
        context.fill(bounds)
      }
      let path = UIBezierPath(
        roundedRect: bounds, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius))
      context.cgContext.saveGState()
      path.addClip()
      draw(in: bounds)
      context.cgContext.restoreGState()
      guard let border, border.width > 0 else { return }
      border.color.setStroke()
      let line = UIBezierPath(
        roundedRect: bounds.insetBy(dx: border.width / 2, dy: border.width / 2),
        byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      line.lineWidth = border.width
      line.stroke()
    }
  }

  /// The picture with a colour over it where it is.
  package func overlaid(_ color: UIColor, mode: CGBlendMode, alpha: CGFloat = 1) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    return Self.drawn(size, scale) { context in
      draw(in: bounds)
      color.withAlphaComponent(color.cgColor.alpha * alpha).setFill()
      UIBezierPath(rect: bounds).fill(with: mode, alpha: 1)
      draw(in: bounds, blendMode: .destinationIn, alpha: 1)
    }
  }

  /// The picture out of focus: made as small as what is to be seen no more, and as large again.
  package func blurred(_ radius: CGFloat) -> UIImage {
    guard radius > 0.5 else { return self }
    let small = CGSize(
      width: max(2, size.width * scale / radius), height: max(2, size.height * scale / radius))
    return scaled(to: small, scale: 1).scaled(
      to: CGSize(width: small.width * 2, height: small.height * 2), scale: 1
    ).scaled(to: size, scale: scale)
  }
}
