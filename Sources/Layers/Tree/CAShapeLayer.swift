public import Foundation
import Drawing
import Geometry

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that shows a path, filled and stroked, in its own coordinates.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  override class var initialKind: LayerProperties.Kind { .shape(ShapeProperties()) }

  public final var path: CGPath? {
    get { shape.path.map(CGPath.init) }
    set { change(.path) { $0.shape?.path = newValue?.path } }
  }
  /// Black unless set; nil fills nothing.
  public final var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor) { $0.shape?.fillColor = newValue } }
  }
  public final var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { properties.shape?.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero }
  }
  /// Nil, the default, strokes nothing.
  public final var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor) { $0.shape?.strokeColor = newValue } }
  }
  /// Where on the path's length the stroke starts, 0…1.
  public final var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart) { $0.shape?.strokeStart = newValue } }
  }
  /// Where on the path's length the stroke ends, 0…1.
  public final var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd) { $0.shape?.strokeEnd = newValue } }
  }
  public final var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth) { $0.shape?.lineWidth = newValue } }
  }
  public final var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit) { $0.shape?.miterLimit = newValue } }
  }
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
  /// Lengths painted and skipped in turn.
  public final var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { properties.shape?.lineDashPattern = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }
  public final var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase) { $0.shape?.lineDashPhase = newValue } }
  }

  open override func presentation() -> CAShapeLayer? {
    let copy = CAShapeLayer(layer: self)
    copy.properties = presentedProperties(at: clock.now)
    return copy
  }

  private var shape: ShapeProperties { properties.shape ?? ShapeProperties() }
}
