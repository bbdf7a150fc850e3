public import AnimLayers
public import AnimPixels
public import Foundation

extension CGColor {
  /// Red, green, blue and alpha, as every colour here is one of sRGB; in Core Graphics greys have two components.
  public var components: [CGFloat]? { [red, green, blue, alpha].map { CGFloat($0) } }
  /// The number of components, alpha included: always 4.
  public var numberOfComponents: Int { 4 }
  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { withAlpha(Double(alpha)) }
}
