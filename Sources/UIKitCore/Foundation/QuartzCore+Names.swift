public import AnimLayers

// Core Animation's names from before Swift 4.2.

/// The key under which a transaction keeps whether it animates nothing.
public let kCATransactionDisableActions = "disableActions"
/// The key under which a transaction keeps its duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// Slow at both ends.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// Slow at the beginning.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// Slow at the end.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// Equally fast all the time.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The last value stays.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The first value is there before.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// Both.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

extension CATransaction {
  /// Sets what the key stands for: whether nothing is animated, or the duration; other keys are ignored.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationDuration: setAnimationDuration(anObject as? Double ?? 0)
    default: break
    }
  }
}
