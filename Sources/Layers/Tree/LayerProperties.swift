public import Drawing
public import Foundation
public import Geometry
public import Pixels

/// Everything that a layer looks like, apart from its sublayers and mask: the model values of a
/// `CALayer`, or the presentation values in a snapshot.
///
/// Lengths are points; `position` is in the superlayer's coordinates, all else in the layer's own.
/// Defaults are Core Animation's.
public struct LayerProperties: Hashable, Sendable {
  public var bounds = CGRect.zero
  public var position = CGPoint.zero
  /// In unit coordinates of the bounds.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var anchorPointZ: CGFloat = 0
  public var zPosition: CGFloat = 0
  public var transform = CATransform3D.identity
  public var sublayerTransform = CATransform3D.identity
  /// Not clamped here: a spring may overshoot.
  public var opacity = 1.0
  public var allowsGroupOpacity = true
  public var isHidden = false
  public var isDoubleSided = true

  public var backgroundColor: Color?
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CornerCurve.circular
  public var maskedCorners = CACornerMask.all
  public var borderWidth: CGFloat = 0
  public var borderColor: Color? = .black
  public var masksToBounds = false

  public var shadowColor: Color? = .black
  public var shadowOpacity = 0.0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var shadowPath: Path?

  public var content = LayerContent.none
  public var contentsGravity = CALayerContentsGravity.resize
  /// The part of a picture that is shown, in unit coordinates.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of a picture that stretches, in unit coordinates; what is around it keeps its size.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the content per point.
  public var contentsScale: CGFloat = 1
  public var magnificationFilter = PlacedImage.Filter.linear

  /// What is done to what lies behind the layer; nil for nothing.
  public var backdrop: BackdropEffect?
  public var kind = Kind.plain

  /// What a subclass of `CALayer` adds.
  public enum Kind: Hashable, Sendable {
    case plain
    /// Sublayers share the three-dimensional space of the superlayer; the layer itself shows nothing.
    case transform
    case gradient(GradientProperties)
    case shape(ShapeProperties)
  }

  public init() {}
}

/// The blur of a visual effect view.
public struct BackdropEffect: Hashable, Sendable {
  /// Standard deviation of the Gaussian in points.
  public var sigma: CGFloat
  /// 1 leaves colours as they are.
  public var saturation: Double
  /// Composited over the blurred backdrop.
  public var tint: Color

  public init(sigma: CGFloat, saturation: Double = 1, tint: Color = .clear) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }

  /// The effect that changes nothing, from which another fades in: same tint, but clear.
  public var faded: BackdropEffect { BackdropEffect(sigma: 0, tint: tint.withAlpha(0)) }
}

/// What a `CAGradientLayer` adds to a layer.
public struct GradientProperties: Hashable, Sendable {
  public var type = CAGradientLayerType.axial
  public var colors: [Color] = []
  /// Rising, 0…1; evenly spread where they are fewer than colours.
  public var locations: [Double] = []
  /// In unit coordinates of the bounds.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)

  public init() {}
}

/// What a `CAShapeLayer` adds to a layer.
public struct ShapeProperties: Hashable, Sendable {
  public var path: Path?
  public var fillColor: Color? = .black
  public var fillRule = FillRule.nonZero
  public var strokeColor: Color?
  /// The stroked part of the path's length, 0…1.
  public var strokeStart = 0.0
  public var strokeEnd = 1.0
  public var lineWidth: CGFloat = 1
  public var miterLimit: CGFloat = 10
  public var lineCap = Stroke.Cap.butt
  public var lineJoin = Stroke.Join.miter
  public var lineDashPattern: [CGFloat] = []
  public var lineDashPhase: CGFloat = 0

  public init() {}
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
