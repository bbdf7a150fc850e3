import AnimDrawing
public import AnimGeometry
public import AnimPixels
public import Foundation

extension CALayer {
  // MARK: Geometry

  /// The point about which transforms apply, in unit coordinates of the bounds; by default the
  /// middle.
  public final var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { change(.anchorPoint) { $0.anchorPoint = newValue } }
  }
  /// The depth about which transforms apply, in points; by default 0.
  public final var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { change(.anchorPointZ) { $0.anchorPointZ = newValue } }
  }
  /// Depth in points; siblings are painted in its order.
  ///
  /// By default 0.
  public final var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      guard newValue != properties.zPosition else { return }
      exchange(.zPosition) { $0.zPosition = newValue }
    }
  }
  /// The affine part of `transform`.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }
  /// Replaces `transform` by one of the plane.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  /// Applied to all sublayers about this layer's anchor point; a perspective, as a rule.
  public final var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
  }

  // MARK: Look

  /// Whether the layer is seen from behind; by default true.
  public final var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { properties.isDoubleSided = newValue }
  }
  /// Whether opacity fades the layer and its sublayers as one picture, rather than each drawing; by
  /// default true.
  public final var allowsGroupOpacity: Bool {
    get { properties.allowsGroupOpacity }
    set { properties.allowsGroupOpacity = newValue }
  }
  /// Radii of each corner for itself, in points, whatever `cornerRadius` and `maskedCorners` say; nil for these.
  package final var cornerRadii: CornerRadii? {
    get { properties.cornerRadii }
    set { change(.cornerRadii) { $0.cornerRadii = newValue } }
  }
  /// Outline of the corners; by default `circular`.
  ///
  /// Not animated.
  public final var cornerCurve: CALayerCornerCurve {
    get { properties.cornerCurve == .continuous ? .continuous : .circular }
    set { properties.cornerCurve = newValue == .continuous ? .continuous : .circular }
  }
  /// The corners that are rounded; by default all.
  public final var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { properties.maskedCorners = newValue }
  }
  /// Colour of the shadow; by default black, nil for none.
  public final var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { change(.shadowColor) { $0.shadowColor = newValue } }
  }
  /// Strength of the shadow from 0, the default, to 1.
  public final var shadowOpacity: Float {
    get { Float(properties.shadowOpacity) }
    set { change(.shadowOpacity) { $0.shadowOpacity = Double(newValue) } }
  }
  /// Distance of the shadow from the layer in points; by default 3 upwards.
  public final var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { change(.shadowOffset) { $0.shadowOffset = newValue } }
  }
  /// Standard deviation of the shadow's blur in points; by default 3.
  public final var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { change(.shadowRadius) { $0.shadowRadius = newValue } }
  }
  /// The effect on what lies behind the layer; nil, the default, for none.
  public final var backdrop: BackdropEffect? {
    get { properties.backdrop }
    set {
      // Where there was none, or will be none, a faded effect lets the other one come or go.
      if properties.backdrop == nil, let newValue { properties.backdrop = newValue.faded }
      change(.backdrop) { $0.backdrop = newValue }
    }
  }

  // MARK: Content

  /// A picture (`CGImage`); nil for none, and for drawings.
  ///
  /// Anything else is a fault in the program.
  public final var contents: Any? {
    get { if case .image(let image) = properties.content { image } else { nil } }
    set {
      switch newValue {
      case let image as CGImage: content = .image(image)
      case nil: content = .none
      case let other?: preconditionFailure("a layer cannot show \(type(of: other))")
      }
    }
  }
  /// A picture, a drawing, or nothing.
  public final var content: LayerContent {
    get { properties.content }
    set { change(.contents) { $0.content = newValue } }
  }
  /// The place of the content in the bounds; by default `resize`.
  ///
  /// Not animated.
  public final var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { properties.contentsGravity = newValue }
  }
  /// The part of a picture that is shown, in unit coordinates.
  public final var contentsRect: CGRect {
    get { properties.contentsRect }
    set { change(.contentsRect) { $0.contentsRect = newValue } }
  }
  /// The part of a picture that stretches, in unit coordinates.
  public final var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set { properties.contentsCenter = newValue }
  }
  /// How a picture is enlarged.
  public final var magnificationFilter: CALayerContentsFilter {
    get { properties.magnificationFilter == .nearest ? .nearest : .linear }
    set { properties.magnificationFilter = newValue == .nearest ? .nearest : .linear }
  }
}

/// The outline of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name in Core Animation.
  public let rawValue: String

  /// Creates a curve from its name; unknown ones count as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle.
  public static let circular = Self(rawValue: "circular")
  /// The smooth corner of iOS, whose curvature rises gradually.
  public static let continuous = Self(rawValue: "continuous")
}

/// The way in which a picture is enlarged.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name in Core Animation.
  public let rawValue: String

  /// Creates a filter from its name; unknown ones count as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel's colour, with sharp edges.
  public static let nearest = Self(rawValue: "nearest")
  /// A mixture of the pixels around.
  public static let linear = Self(rawValue: "linear")
  /// A mixture of pixels of smaller copies; counts as `linear`.
  public static let trilinear = Self(rawValue: "trilinear")
}
