import AnimGeometry
public import Foundation

/// `CGRect` is an `NSValue` on Apple's systems.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// The value in a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// The value in a box; whether there is one of this kind.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holds(NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }

  /// The value in a box; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

/// `CGPoint` is an `NSValue` on Apple's systems.
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// The value in a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// The value in a box; whether there is one of this kind.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard source.holds(NSValue(point: .zero)) else { return false }
    result = source.pointValue
    return true
  }

  /// The value in a box; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

/// `CGSize` is an `NSValue` on Apple's systems.
extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The value in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// The value in a box.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// The value in a box; whether there is one of this kind.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard source.holds(NSValue(size: .zero)) else { return false }
    result = source.sizeValue
    return true
  }

  /// The value in a box; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

extension NSValue {
  /// Whether the same kind of value is in this box as in another one.
  fileprivate func holds(_ other: NSValue) -> Bool {
    unsafe String(cString: objCType) == String(cString: other.objCType)
  }
}
