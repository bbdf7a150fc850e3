public import AnimDrawing
public import AnimGeometry
public import AnimPixels
public import Foundation

/// Everything that a layer looks like, apart from its sublayers and mask: the model values of a
/// `CALayer`, or the presentation values in a snapshot.
///
/// Lengths are points; `position` is in the superlayer's coordinates, all else in the layer's own.
/// Defaults are Core Animation's.
public struct LayerProperties: Hashable, Sendable {
  /// The visible part of the layer.
  public var bounds = CGRect.zero
  /// The place of the anchor point in the superlayer.
  public var position = CGPoint.zero
  /// The point about which transforms apply, in unit coordinates of the bounds.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The depth about which transforms apply.
  public var anchorPointZ: CGFloat = 0
  /// Depth, in whose order siblings are painted.
  public var zPosition: CGFloat = 0
  /// Transform about the anchor point.
  public var transform = CATransform3D.identity
  /// Transform of all sublayers about this layer's anchor point.
  public var sublayerTransform = CATransform3D.identity
  /// Opacity from 0, clear, to 1; not clamped here, for a spring may overshoot.
  public var opacity = 1.0
  /// Whether opacity fades the layer and its sublayers as one picture, rather than each drawing.
  public var allowsGroupOpacity = true
  /// The way in which the layer and its sublayers, as one picture, are combined with what is behind them.
  package var blendMode = BlendMode.normal
  /// Whether the layer and its sublayers are left out.
  public var isHidden = false
  /// Whether the layer is seen from behind.
  public var isDoubleSided = true

  /// Colour behind content and sublayers; nil for none.
  public var backgroundColor: Color?
  /// Radius of the corners of background, border and clipping.
  public var cornerRadius: CGFloat = 0
  /// Radii of each corner for itself, which count instead of `cornerRadius` and `maskedCorners` and are continuous; nil for those.
  package var cornerRadii: CornerRadii?
  /// Outline of the corners.
  public var cornerCurve = CornerCurve.circular
  /// The corners that are rounded.
  public var maskedCorners = CACornerMask.all
  /// Width of the border inside the bounds; 0 for none.
  public var borderWidth: CGFloat = 0
  /// Colour of the border; nil for none.
  public var borderColor: Color? = .black
  /// Whether content and sublayers are clipped to the bounds with their rounded corners.
  public var masksToBounds = false

  /// Colour of the shadow; nil for none.
  public var shadowColor: Color? = .black
  /// Strength of the shadow from 0 to 1; clamped where it is drawn.
  public var shadowOpacity = 0.0
  /// Distance of the shadow from the layer, y down.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// Standard deviation of the shadow's blur.
  public var shadowRadius: CGFloat = 3
  /// The shape of the shadow; nil for that of whatever the layer shows.
  public var shadowPath: Path?

  /// A picture, a drawing, or nothing.
  public var content = LayerContent.none
  /// The place of the content in the bounds.
  public var contentsGravity = CALayerContentsGravity.resize
  /// The part of a picture that is shown, in unit coordinates.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of a picture that stretches, in unit coordinates; what is around it keeps its size.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the content per point.
  public var contentsScale: CGFloat = 1
  /// The way in which a picture is enlarged.
  public var magnificationFilter = PlacedImage.Filter.linear

  /// The effect on what lies behind the layer; nil for none.
  public var backdrop: BackdropEffect?
  /// The properties of the subclass.
  public var kind = Kind.plain

  /// The additions of a subclass of `CALayer`.
  public enum Kind: Hashable, Sendable {
    case plain
    /// Sublayers share the three-dimensional space of the superlayer; the layer itself shows nothing.
    case transform
    case gradient(GradientProperties)
    case shape(ShapeProperties)
  }

  /// Creates the properties of a new layer.
  public init() {}
}

/// The blur of a visual effect view.
public struct BackdropEffect: Hashable, Sendable {
  /// Standard deviation of the Gaussian in points.
  public var sigma: CGFloat
  /// Factor of the distance of colours from grey; 1 leaves them as they are.
  public var saturation: Double
  /// Colour composited over the blurred backdrop.
  public var tint: Color
  /// Colour of a line of a point inside of the edge; clear for none.
  public var rim: Color

  /// Creates an effect; without a tint and a rim, and with colours as they are, if nothing else is given.
  public init(
    sigma: CGFloat, saturation: Double = 1, tint: Color = .clear, rim: Color = .clear
  ) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.rim = rim
  }

  /// The effect that changes nothing, from which another fades in: same tint, but clear.
  public var faded: BackdropEffect {
    BackdropEffect(sigma: 0, tint: tint.withAlpha(0), rim: rim.withAlpha(0))
  }
}

/// The additions of a `CAGradientLayer` to a layer.
public struct GradientProperties: Hashable, Sendable {
  /// The shape of the gradient.
  public var type = CAGradientLayerType.axial
  /// The colours in order; none for no gradient.
  public var colors: [Color] = []
  /// The places of the colours, rising, 0…1; evenly spread where they are fewer than colours.
  public var locations: [Double] = []
  /// The start in unit coordinates of the bounds; the centre of a radial or conic gradient.
  public var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end in unit coordinates of the bounds.
  public var endPoint = CGPoint(x: 0.5, y: 1)

  /// Creates a gradient without colours, from top to bottom.
  public init() {}
}

/// The additions of a `CAShapeLayer` to a layer.
public struct ShapeProperties: Hashable, Sendable {
  /// The path that is shown; nil for none.
  public var path: Path?
  /// Colour of the inside; nil for none.
  public var fillColor: Color? = .black
  /// The points that count as inside.
  public var fillRule = FillRule.nonZero
  /// Colour of the stroke; nil for none.
  public var strokeColor: Color?
  /// The fraction of the path's length at which the stroke starts, 0…1.
  public var strokeStart = 0.0
  /// The fraction of the path's length at which the stroke ends, 0…1.
  public var strokeEnd = 1.0
  /// Width of the stroke.
  public var lineWidth: CGFloat = 1
  /// The length of tips, in half widths, beyond which they are cut off.
  public var miterLimit: CGFloat = 10
  /// The look of the stroke's ends.
  public var lineCap = Stroke.Cap.butt
  /// The look of the stroke's bends.
  public var lineJoin = Stroke.Join.miter
  /// Lengths painted and skipped in turn; empty for a solid line.
  public var lineDashPattern: [CGFloat] = []
  /// The place in the dash pattern at which the line starts.
  public var lineDashPhase: CGFloat = 0

  /// Creates a shape without a path, to be filled with black.
  public init() {}
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set of corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  /// All four corners.
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
