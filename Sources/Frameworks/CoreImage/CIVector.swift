// What the framework brings along, as its headers do.
@_exported public import Foundation
public import UIKitCore

/// Some numbers that a filter takes as one.
public final class CIVector: NSObject {
  private let values: [CGFloat]

  /// The numbers of an array.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<count).map { unsafe values[$0] }
  }
  init(_ values: [CGFloat]) { self.values = values }
  /// One number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// A point's.
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  /// A rectangle's: its origin, its width and its height.
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }

  /// How many there are.
  public var count: Int { values.count }
  /// The number at an index; 0 where there is none.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first.
  public var x: CGFloat { value(at: 0) }
  /// The second.
  public var y: CGFloat { value(at: 1) }
  /// The third.
  public var z: CGFloat { value(at: 2) }
  /// The fourth.
  public var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// All four as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

extension CIColor {
  /// Black.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Grey.
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Nothing.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  /// The pixel of the colour.
  var pixel: FloatImage.Pixel {
    func light(_ value: CGFloat) -> Float { Float(FloatImage.linear(Double(value))) }
    return FloatImage.Pixel(light(components[0]), light(components[1]), light(components[2]), 1)
      * Float(alpha)
  }
}
