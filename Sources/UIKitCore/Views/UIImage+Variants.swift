public import AnimDrawing
public import Foundation

extension UIImage {
  /// The way in which the sides of a picture's pixels are turned; here they are upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// What is done with the middle of a picture that is made larger.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Upright: pictures are turned when they are made.
  public var imageOrientation: Orientation { .up }

  /// A picture of pixels that are turned or mirrored as said, at `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let plain = UIImage(cgImage: cgImage, scale: scale)
    guard orientation != .up else {
      self.init(cgImage: cgImage, scale: scale)
      return
    }
    let turned = plain.turned(orientation)
    self.init(.drawing(turned.items), size: turned.size, scale: scale)
  }

  private func turned(_ orientation: Orientation) -> (items: [DisplayItem], size: CGSize) {
    let isOnSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let size = isOnSide ? CGSize(width: self.size.height, height: self.size.width) : self.size
    let angle: CGFloat =
      switch orientation {
      case .up, .upMirrored: 0
      case .down, .downMirrored: .pi
      case .left, .leftMirrored: -.pi / 2
      case .right, .rightMirrored: .pi / 2
      }
    let isMirrored = [.upMirrored, .downMirrored, .leftMirrored, .rightMirrored].contains(
      orientation)
    let image = MainActor.assumeIsolated {
      UIGraphicsImageRenderer(size: size).image { context in
        let surface = context.cgContext
        surface.translateBy(x: size.width / 2, y: size.height / 2)
        surface.rotate(by: angle)
        if isMirrored { surface.scaleBy(x: -1, y: 1) }
        draw(
          in: CGRect(
            x: -self.size.width / 2, y: -self.size.height / 2, width: self.size.width,
            height: self.size.height))
      }
    }
    guard case .drawing(let items) = image.content else { return ([], size) }
    return (items, size)
  }

  /// The picture with its sides exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let turned = turned(.upMirrored)
    return UIImage(
      .drawing(turned.items), size: size, scale: scale, renderingMode: renderingMode)
  }

  /// The picture, mirrored where people read from right to left under the current traits.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UITraitCollection.current.layoutDirection == .rightToLeft
      ? withHorizontallyFlippedOrientation() : self
  }

  /// The picture as it is: everything is ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }
  /// Hands over the picture: everything is ready to be shown.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The picture at another size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    MainActor.assumeIsolated {
      UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
  }

  /// The properties of a renderer that suit the picture: its scale.
  @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The picture with its rendering mode, whatever room is to be kept around it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The room around the picture that is not counted when it is aligned; none.
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The picture with edges that keep their size while the rest is stretched.
  ///
  /// In image views whose content mode scales to fill; tiling stretches, too.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      content, size: size, scale: scale, renderingMode: renderingMode, symbol: symbol,
      capInsets: capInsets)
  }

  /// How the middle of a picture with edges fills a room: stretched.
  public var resizingMode: ResizingMode { .stretch }

  /// The picture with a middle of one point that is stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let (left, top) = (CGFloat(left), CGFloat(top))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1),
        right: max(0, size.width - left - 1)))
  }

  /// The part of the picture that is stretched, in parts of its size.
  var center: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}
