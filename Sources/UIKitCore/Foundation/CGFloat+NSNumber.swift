public import Foundation

/// `CGFloat` is an `NSNumber` on Apple's systems, as other numbers are everywhere.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The number in an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// The number in an object, of which there always is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number in an object; 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// The number in an object.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number in an object; nil if it is one that a floating-point number cannot be.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
