public import Foundation

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name in Core Animation.
  public let rawValue: String

  /// Creates a type from its name; unknown ones count as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end point.
  public static let axial = Self(rawValue: "axial")
  /// Outwards from the start point, over an ellipse.
  public static let radial = Self(rawValue: "radial")
  /// Around the start point.
  public static let conic = Self(rawValue: "conic")
}

/// A layer that shows a gradient over its background.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  override class var initialKind: LayerProperties.Kind { .gradient(GradientProperties()) }

  /// The colours, as `CGColor`s; nil, the default, for no gradient.
  public final var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { change(.colors) { $0.gradient?.colors = (newValue ?? []).compactMap { $0 as? CGColor } } }
  }
  /// Rising, 0…1; nil spreads the colours evenly.
  public final var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { change(.locations) { $0.gradient?.locations = (newValue ?? []).map(\.doubleValue) } }
  }
  /// The start in unit coordinates of the bounds, by default the middle of the top edge; the centre
  /// of a radial or conic gradient.
  public final var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint) { $0.gradient?.startPoint = newValue } }
  }
  /// The end in unit coordinates of the bounds, by default the middle of the bottom edge.
  ///
  /// A corner of the box around a radial gradient's ellipse, or a point in the direction in which a
  /// conic gradient starts.
  public final var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint) { $0.gradient?.endPoint = newValue } }
  }
  /// The shape of the gradient; by default `axial`.
  ///
  /// Not animated.
  public final var type: CAGradientLayerType {
    get { gradient.type }
    set { properties.gradient?.type = newValue }
  }

  override func makeCopy() -> CALayer { CAGradientLayer(layer: self) }

  private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }
}

/// A layer whose sublayers live in one three-dimensional space with its superlayer; it shows nothing
/// itself.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override class var initialKind: LayerProperties.Kind { .transform }
}
