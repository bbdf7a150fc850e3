public import CoreMedia
public import Foundation
import UIKitCore

/// Times in boxes.
extension NSValue {
  /// A time in a box: its numerator and denominator.
  public convenience init(time: CMTime) {
    self.init(cgPoint: CGPoint(x: Double(time.value), y: Double(time.timescale)))
  }

  /// The time in the box.
  public var timeValue: CMTime {
    CMTime(value: Int64(cgPointValue.x), timescale: Int32(cgPointValue.y))
  }
}
