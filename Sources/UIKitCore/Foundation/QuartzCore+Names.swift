public import AnimLayers

// Core Animation's names from before Swift 4.2.

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
