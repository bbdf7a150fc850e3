import Foundation

/// Seconds since the beginning of 2001, by Core Foundation's name.
public typealias CFAbsoluteTime = Double

/// The system's time in seconds since the beginning of 2001; where a stage acts, its clock's.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
