import AnimDrawing
import AnimGeometry
public import Foundation

/// The points that count as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name in Core Animation.
  public let rawValue: String

  /// Creates a rule from its name; unknown ones count as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points that contours wind around, more often one way than the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Points from which a ray crosses contours an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The look of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name in Core Animation.
  public let rawValue: String

  /// Creates a cap from its name; unknown ones count as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Flat at the end point.
  public static let butt = Self(rawValue: "butt")
  /// A half disc around the end point.
  public static let round = Self(rawValue: "round")
  /// Flat, half a width beyond the end point.
  public static let square = Self(rawValue: "square")
}

/// The look of a line's bends.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name in Core Animation.
  public let rawValue: String

  /// Creates a join from its name; unknown ones count as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Both sides go on to a tip.
  public static let miter = Self(rawValue: "miter")
  /// A part of a disc.
  public static let round = Self(rawValue: "round")
  /// A tip that is cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that shows a path, filled and stroked, in its own coordinates.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  override class var initialKind: LayerProperties.Kind { .shape(ShapeProperties()) }

  /// The path that is shown, in points of the layer, not clipped to the bounds; by default none.
  public final var path: CGPath? {
    get { shape.path.map(CGPath.init) }
    set { change(.path) { $0.shape?.path = newValue?.path } }
  }
  /// Black unless set; nil fills nothing.
  public final var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor) { $0.shape?.fillColor = newValue } }
  }
  /// The points that count as inside; by default `nonZero`.
  ///
  /// Not animated.
  public final var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { properties.shape?.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero }
  }
  /// Nil, the default, strokes nothing.
  public final var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor) { $0.shape?.strokeColor = newValue } }
  }
  /// The fraction of the path's length at which the stroke starts, 0…1; by default 0.
  public final var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart) { $0.shape?.strokeStart = newValue } }
  }
  /// The fraction of the path's length at which the stroke ends, 0…1; by default 1.
  public final var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd) { $0.shape?.strokeEnd = newValue } }
  }
  /// Width of the stroke in points; by default 1.
  public final var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth) { $0.shape?.lineWidth = newValue } }
  }
  /// The length of tips, in half widths, beyond which they are cut off; by default 10.
  public final var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit) { $0.shape?.miterLimit = newValue } }
  }
  /// The look of the stroke's ends; by default `butt`.
  ///
  /// Not animated.
  public final var lineCap: CAShapeLayerLineCap {
    get {
      switch shape.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    }
    set {
      properties.shape?.lineCap =
        switch newValue {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
  }
  /// The look of the stroke's bends; by default `miter`.
  ///
  /// Not animated.
  public final var lineJoin: CAShapeLayerLineJoin {
    get {
      switch shape.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    }
    set {
      properties.shape?.lineJoin =
        switch newValue {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
  }
  /// Lengths in points, painted and skipped in turn; nil, the default, for a solid line.
  ///
  /// Not animated.
  public final var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { properties.shape?.lineDashPattern = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }
  /// The place in the dash pattern at which the line starts, in points; by default 0.
  public final var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase) { $0.shape?.lineDashPhase = newValue } }
  }

  override func makeCopy() -> CALayer { CAShapeLayer(layer: self) }

  private var shape: ShapeProperties { properties.shape ?? ShapeProperties() }
}
