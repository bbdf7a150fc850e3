import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation

extension AnimatableValue {
  /// The value inside what an app assigns to `fromValue`, `toValue` or `values`: a number, a
  /// geometric value, a colour, a path, a picture, an `NSNumber` or `NSValue`, or an array of
  /// numbers or colours.
  ///
  /// Nil for anything else.
  public init?(_ value: Any?) {
    guard let value else { return nil }
    // Asked by type: a number 1 in an NSNumber also casts to Bool.
    if type(of: value) == Bool.self, let flag = value as? Bool {
      self = .flag(flag)
      return
    }
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as Color: self = .color(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGPath: self = .path(value.path)
    case let value as Path: self = .path(value)
    case let value as Image: self = .content(.image(value))
    case let value as LayerContent: self = .content(value)
    case let value as BackdropEffect: self = .backdrop(value)
    case let value as NSValue: self.init(value)
    case let values as [Any]: self.init(values.compactMap { AnimatableValue($0) })
    default: return nil
    }
  }

  /// A point, size, rectangle or matrix in an `NSValue`.
  private init?(_ value: NSValue) {
    func holds(_ kind: NSValue) -> Bool { unsafe strcmp(value.objCType, kind.objCType) == 0 }
    if holds(NSValue(point: .zero)) {
      self = .point(value.pointValue)
    } else if holds(NSValue(size: .zero)) {
      self = .size(value.sizeValue)
    } else if holds(NSValue(rect: .zero)) {
      self = .rect(value.rectValue)
    } else if let transform = value.transform {
      self = .transform(transform)
    } else {
      return nil
    }
  }

  /// An array of numbers or of colours.
  private init?(_ parts: [AnimatableValue]) {
    let numbers = parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let colors = parts.compactMap { if case .color(let color) = $0 { color } else { nil } }
    if numbers.count == parts.count {
      self = .numbers(numbers)
    } else if colors.count == parts.count {
      self = .colors(colors)
    } else {
      return nil
    }
  }

  /// The value as an app reads it.
  public var any: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .path(let value): CGPath(value)
    case .numbers(let value): value
    case .colors(let value): value
    case .backdrop(let value): value
    case .content(.image(let image)): image
    case .content(let value): value
    case .flag(let value): value
    }
  }
}
