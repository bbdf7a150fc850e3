public import AnimDrawing
import AnimPictureLoading
public import Foundation
public import UIKitCore

/// What a processor is given.
public enum ImageProcessItem {
  /// A picture.
  case image(UIImage)
  /// The data of one.
  case data(Data)
}

/// Changes pictures before they are kept and shown.
@preconcurrency @MainActor public protocol ImageProcessor: Sendable {
  /// A name, under which changed pictures are kept.
  nonisolated var identifier: String { get }
  /// The changed picture; nil if there is none.
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

extension ImageProcessItem {
  /// The picture; nil if the data are none.
  @MainActor fileprivate func picture(_ options: KingfisherParsedOptionsInfo) -> UIImage? {
    switch self {
    case .image(let image): image
    case .data(let data): UIImage(data: data, scale: options.scaleFactor)
    }
  }
}

/// One after the other.
private struct ChainedProcessor: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor
  let identifier: String

  nonisolated init(_ first: any ImageProcessor, _ second: any ImageProcessor) {
    self.first = first
    self.second = second
    identifier = first.identifier + "|>" + second.identifier
  }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    first.process(item: item, options: options).flatMap {
      second.process(item: .image($0), options: options)
    }
  }
}

extension ImageProcessor {
  /// This one, and then another.
  public nonisolated func append(another: any ImageProcessor) -> any ImageProcessor {
    ChainedProcessor(self, another)
  }
}

infix operator |> : AdditionPrecedence

/// One processor, and then another.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

/// One processor, and then another.
public func >> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

/// Leaves pictures as they are.
public struct DefaultImageProcessor: ImageProcessor {
  /// Leaves pictures as they are.
  public static let `default` = DefaultImageProcessor()
  /// No name.
  public let identifier = ""
  /// Leaves pictures as they are.
  public nonisolated init() {}
  /// The picture.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.picture(options)
  }
}

/// The four corners.
public struct RectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Corners of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The first.
  public static let topLeft = RectCorner(rawValue: 1)
  /// The second.
  public static let topRight = RectCorner(rawValue: 2)
  /// The third.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// The fourth.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All.
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  var corners: UIRectCorner {
    var corners: UIRectCorner = []
    if contains(.topLeft) { corners.insert(.topLeft) }
    if contains(.topRight) { corners.insert(.topRight) }
    if contains(.bottomLeft) { corners.insert(.bottomLeft) }
    if contains(.bottomRight) { corners.insert(.bottomRight) }
    return corners
  }
}

/// A radius.
public enum Radius: Sendable {
  /// A share of the width.
  case widthFraction(CGFloat)
  /// A share of the height.
  case heightFraction(CGFloat)
  /// Points.
  case point(CGFloat)
}

/// Gives pictures round corners.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  nonisolated let radius: Radius
  nonisolated let targetSize: CGSize?
  let corners: RectCorner
  let background: UIColor?

  /// Gives pictures round corners, of a size before.
  public nonisolated init(
    cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    self.init(
      radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
      backgroundColor: backgroundColor)
  }

  /// Gives pictures round corners, of a size before.
  public nonisolated init(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    self.radius = radius
    self.targetSize = targetSize
    self.corners = corners
    background = backgroundColor
    identifier = "round \(radius) \(targetSize ?? .zero) \(corners.rawValue)"
  }

  /// The picture with round corners.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.picture(options) else { return nil }
    let sized =
      targetSize.map { image.centred(.filling, in: $0, scale: options.scaleFactor) } ?? image
    let points =
      switch radius {
      case .point(let points): points
      case .widthFraction(let share): sized.size.width * share
      case .heightFraction(let share): sized.size.height * share
      }
    return sized.rounded(points, corners: corners.corners, background: background)
  }
}

/// How a picture is fitted into a size.
public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

/// Gives pictures another size.
public struct ResizingImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// The size.
  public let referenceSize: CGSize
  /// How the picture is fitted into it.
  public let targetContentMode: ContentMode

  /// Gives pictures another size.
  public nonisolated init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    targetContentMode = mode
    identifier = "resize \(referenceSize) \(mode)"
  }

  /// The picture of the size.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.picture(options).map { image in
      let fit: UIImage.Fit =
        switch targetContentMode {
        case .none: .stretched
        case .aspectFit: .inside
        case .aspectFill: .filling
        }
      return image.scaled(to: image.size(fit, in: referenceSize))
    }
  }
}

/// Makes pictures no larger than they are needed.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// The size, in points.
  public let size: CGSize

  /// Makes pictures no larger than a size.
  public nonisolated init(size: CGSize) {
    self.size = size
    identifier = "downsample \(size)"
  }

  /// The picture within the size, whose longer side is as long as that of the size.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.picture(options) else { return nil }
    let side = max(size.width, size.height)
    let inner = image.size(.inside, in: CGSize(width: side, height: side))
    return inner.width > image.size.width * image.scale
      ? image : image.scaled(to: inner, scale: options.scaleFactor)
  }
}

/// Cuts pictures.
public struct CroppingImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// The size of the part.
  public let size: CGSize
  /// Where it lies, from (0, 0) to (1, 1).
  public let anchor: CGPoint

  /// Cuts pictures.
  public nonisolated init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    self.size = size
    self.anchor = anchor
    identifier = "crop \(size) \(anchor)"
  }

  /// The part.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.picture(options)?.cropped(to: size, anchor: anchor)
  }
}

/// Blurs pictures.
public struct BlurImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// How much, in points.
  public let blurRadius: CGFloat

  /// Blurs pictures.
  public nonisolated init(blurRadius: CGFloat) {
    self.blurRadius = blurRadius
    identifier = "blur \(blurRadius)"
  }

  /// The blurred picture.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.picture(options)?.blurred(blurRadius)
  }
}

/// Lays a colour over pictures.
public struct OverlayImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// The colour.
  public let overlay: UIColor
  /// How much of the picture shines through.
  public let fraction: CGFloat

  /// Lays a colour over pictures.
  public nonisolated init(overlay: UIColor, fraction: CGFloat = 0.5) {
    self.overlay = overlay
    self.fraction = fraction
    identifier = "overlay \(overlay) \(fraction)"
  }

  /// The picture under the colour.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.picture(options)?.overlaid(overlay, mode: .normal, alpha: 1 - fraction)
  }
}

/// Gives the shape of pictures a colour.
public struct TintImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// The colour.
  public let tint: UIColor

  /// Gives the shape of pictures a colour.
  public nonisolated init(tint: UIColor) {
    self.tint = tint
    identifier = "tint \(tint)"
  }

  /// The shape in the colour.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.picture(options)?.overlaid(tint, mode: .normal)
  }
}

/// Takes the colours from pictures.
public struct BlackWhiteProcessor: ImageProcessor {
  /// The name.
  public let identifier = "grey"

  /// Takes the colours from pictures.
  public nonisolated init() {}

  /// The grey picture.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    item.picture(options)?.overlaid(.gray, mode: .saturation)
  }
}

/// Mixes pictures with a colour.
public struct BlendImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// How they are mixed.
  public let blendMode: CGBlendMode
  /// How much of the colour.
  public let alpha: CGFloat
  /// The colour behind; nil for none.
  public let backgroundColor: UIColor?

  /// Mixes pictures with a colour.
  public nonisolated init(
    blendMode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: UIColor? = nil
  ) {
    self.blendMode = blendMode
    self.alpha = alpha
    self.backgroundColor = backgroundColor
    identifier = "blend \(blendMode) \(alpha)"
  }

  /// The mixture.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.picture(options) else { return nil }
    return UIGraphicsImageRenderer(size: image.size).image { context in
      let bounds = CGRect(origin: .zero, size: image.size)
      backgroundColor?.setFill()
      if backgroundColor != nil { context.fill(bounds) }
      image.draw(in: bounds, blendMode: blendMode, alpha: alpha)
    }
  }
}

/// The line around a picture.
public struct Border: Sendable {
  /// Its width.
  public var lineWidth: CGFloat
  /// Its colour.
  public var color: UIColor
  /// The corners.
  public var radius: Radius
  /// Those that are round.
  public var roundingCorners: RectCorner
  /// The line around a picture.
  public init(
    color: UIColor = .black, lineWidth: CGFloat = 4, radius: Radius = .point(0),
    roundingCorners: RectCorner = .all
  ) {
    self.color = color
    self.lineWidth = lineWidth
    self.radius = radius
    self.roundingCorners = roundingCorners
  }
}

/// Draws a line around pictures.
public struct BorderImageProcessor: ImageProcessor {
  /// The name.
  public let identifier: String
  /// The line.
  public let border: Border

  /// Draws a line around pictures.
  public nonisolated init(border: Border) {
    self.border = border
    identifier = "border \(border)"
  }

  /// The picture with the line.
  public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
    guard let image = item.picture(options) else { return nil }
    let points =
      switch border.radius {
      case .point(let points): points
      case .widthFraction(let share): image.size.width * share
      case .heightFraction(let share): image.size.height * share
      }
    return image.rounded(
      points, corners: border.roundingCorners.corners, border: (border.lineWidth, border.color))
  }
}

extension KingfisherWrapper where Base: UIImage {
  /// The picture of another size.
  @preconcurrency @MainActor public func resize(to size: CGSize) -> UIImage {
    base.scaled(to: size)
  }
  /// The picture fitted into a size.
  @preconcurrency @MainActor public func resize(
    to size: CGSize, for contentMode: ContentMode
  ) -> UIImage {
    let processor = ResizingImageProcessor(referenceSize: size, mode: contentMode)
    return processor.process(item: .image(base), options: KingfisherParsedOptionsInfo(nil)) ?? base
  }
  /// A part of the picture.
  @preconcurrency @MainActor public func crop(to size: CGSize, anchorOn anchor: CGPoint) -> UIImage
  {
    base.cropped(to: size, anchor: anchor)
  }
  /// The picture with round corners.
  @preconcurrency @MainActor public func image(withRoundRadius radius: CGFloat, fit size: CGSize)
    -> UIImage
  {
    base.scaled(to: size).rounded(radius)
  }
  /// The picture out of focus.
  @preconcurrency @MainActor public func blurred(withRadius radius: CGFloat) -> UIImage {
    base.blurred(radius)
  }
  /// The picture with a colour over it.
  @preconcurrency @MainActor public func tinted(with color: UIColor) -> UIImage {
    base.overlaid(color, mode: .normal)
  }
}
