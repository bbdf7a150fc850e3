public import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}

/// A layer that shows a gradient over its background.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  override class var initialKind: LayerProperties.Kind { .gradient(GradientProperties()) }

  /// `CGColor`s.
  public final var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { change(.colors) { $0.gradient?.colors = (newValue ?? []).compactMap { $0 as? CGColor } } }
  }
  /// Rising, 0…1; nil spreads the colours evenly.
  public final var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { change(.locations) { $0.gradient?.locations = (newValue ?? []).map(\.doubleValue) } }
  }
  /// In unit coordinates; the centre of a radial or conic gradient.
  public final var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint) { $0.gradient?.startPoint = newValue } }
  }
  /// In unit coordinates; a corner of the box around a radial gradient's ellipse, or a point in the
  /// direction in which a conic gradient starts.
  public final var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint) { $0.gradient?.endPoint = newValue } }
  }
  public final var type: CAGradientLayerType {
    get { gradient.type }
    set { properties.gradient?.type = newValue }
  }

  open override func presentation() -> CAGradientLayer? {
    let copy = CAGradientLayer(layer: self)
    copy.properties = presentedProperties(at: clock.now)
    return copy
  }

  private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }
}

/// A layer whose sublayers live in one three-dimensional space with its superlayer; it shows nothing
/// itself.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override class var initialKind: LayerProperties.Kind { .transform }
}
