import AnimPictureLoading
@_exported public import Foundation
@_exported public import UIKitCore

/// A picture.
public typealias Image = UIImage

/// Changes pictures before they are shown.
@preconcurrency @MainActor public protocol ImageFilter {
  /// Changes a picture.
  var filter: (UIImage) -> UIImage { get }
  /// A name, under which changed pictures are kept.
  var identifier: String { get }
}

extension ImageFilter {
  /// The type's name.
  public var identifier: String { "\(type(of: self))" }
}

/// Gives pictures a size.
public struct ScaledToSizeFilter: ImageFilter {
  /// The size.
  public let size: CGSize
  /// Gives pictures a size.
  public init(size: CGSize) { self.size = size }
  /// The name.
  public var identifier: String { "scaled \(size)" }
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage { { $0.af.imageScaled(to: size) } }
}

/// Fits pictures into a size.
public struct AspectScaledToFitSizeFilter: ImageFilter {
  /// The size.
  public let size: CGSize
  /// Fits pictures into a size.
  public init(size: CGSize) { self.size = size }
  /// The name.
  public var identifier: String { "fit \(size)" }
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFit: size) } }
}

/// Fills a size by pictures.
public struct AspectScaledToFillSizeFilter: ImageFilter {
  /// The size.
  public let size: CGSize
  /// Fills a size by pictures.
  public init(size: CGSize) { self.size = size }
  /// The name.
  public var identifier: String { "fill \(size)" }
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFill: size) } }
}

/// Gives pictures round corners.
public struct RoundedCornersFilter: ImageFilter {
  /// How round.
  public let radius: CGFloat
  private let divides: Bool
  /// Gives pictures round corners.
  public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    self.radius = radius
    divides = divideRadiusByImageScale
  }
  /// The name.
  public var identifier: String { "round \(radius) \(divides)" }
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage {
    { $0.af.imageRounded(withCornerRadius: radius, divideRadiusByImageScale: divides) }
  }
}

/// Makes circles of pictures.
public struct CircleFilter: ImageFilter {
  /// Makes circles of pictures.
  public init() {}
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage { { $0.af.imageRoundedIntoCircle() } }
}

/// Blurs pictures.
public struct BlurFilter: ImageFilter {
  /// How much.
  public let blurRadius: UInt
  /// Blurs pictures.
  public init(blurRadius: UInt = 10) { self.blurRadius = blurRadius }
  /// The name.
  public var identifier: String { "blur \(blurRadius)" }
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage { { $0.blurred(CGFloat(blurRadius)) } }
}

/// One after the other.
private struct ChainedFilter: ImageFilter {
  let filters: [any ImageFilter]
  var identifier: String { filters.map(\.identifier).joined(separator: "_") }
  var filter: (UIImage) -> UIImage { { image in filters.reduce(image) { $1.filter($0) } } }
}

/// Fills a size by pictures, and gives them round corners.
public struct AspectScaledToFillSizeWithRoundedCornersFilter: ImageFilter {
  private let chain: ChainedFilter
  /// Fills a size by pictures, and gives them round corners.
  public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    chain = ChainedFilter(filters: [
      AspectScaledToFillSizeFilter(size: size), RoundedCornersFilter(radius: radius),
    ])
  }
  /// The name.
  public var identifier: String { chain.identifier }
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage { chain.filter }
}

/// Fills a size by pictures, and makes circles of them.
public struct AspectScaledToFillSizeCircleFilter: ImageFilter {
  private let chain: ChainedFilter
  /// Fills a size by pictures, and makes circles of them.
  public init(size: CGSize) {
    chain = ChainedFilter(filters: [AspectScaledToFillSizeFilter(size: size), CircleFilter()])
  }
  /// The name.
  public var identifier: String { chain.identifier }
  /// Changes a picture.
  public var filter: (UIImage) -> UIImage { chain.filter }
}

/// What AlamofireImage adds to an object, which is called by `af`.
@preconcurrency @MainActor public struct AlamofireImageExtension<Base> {
  /// The object.
  public let base: Base
  init(_ base: Base) { self.base = base }
}

extension UIImage {
  /// What AlamofireImage adds.
  @preconcurrency @MainActor public var af: AlamofireImageExtension<UIImage> {
    AlamofireImageExtension(self)
  }
  /// The picture of a size.
  @preconcurrency @MainActor public func af_imageScaled(to size: CGSize) -> UIImage {
    af.imageScaled(to: size)
  }
  /// The picture within a size.
  @preconcurrency @MainActor public func af_imageAspectScaled(toFit size: CGSize) -> UIImage {
    af.imageAspectScaled(toFit: size)
  }
  /// The picture that fills a size.
  @preconcurrency @MainActor public func af_imageAspectScaled(toFill size: CGSize) -> UIImage {
    af.imageAspectScaled(toFill: size)
  }
  /// The picture with round corners.
  @preconcurrency @MainActor public func af_imageRounded(
    withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false
  ) -> UIImage {
    af.imageRounded(withCornerRadius: radius, divideRadiusByImageScale: divideRadiusByImageScale)
  }
  /// The picture as a circle.
  @preconcurrency @MainActor public func af_imageRoundedIntoCircle() -> UIImage {
    af.imageRoundedIntoCircle()
  }
}

extension AlamofireImageExtension where Base == UIImage {
  /// The picture of a size.
  public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage {
    base.scaled(to: size, scale: scale ?? UIScreen.main.scale)
  }
  /// The picture within a size.
  public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage {
    base.centred(.inside, in: size, scale: scale ?? UIScreen.main.scale)
  }
  /// The picture that fills a size.
  public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage {
    base.centred(.filling, in: size, scale: scale ?? UIScreen.main.scale)
  }
  /// The picture with round corners.
  public func imageRounded(
    withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false
  ) -> UIImage { base.rounded(divideRadiusByImageScale ? radius / base.scale : radius) }
  /// The picture as a circle.
  public func imageRoundedIntoCircle() -> UIImage {
    let side = min(base.size.width, base.size.height)
    return base.cropped(to: CGSize(width: side, height: side), anchor: CGPoint(x: 0.5, y: 0.5))
      .rounded(side / 2)
  }
}
