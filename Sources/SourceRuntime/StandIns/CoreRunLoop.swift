import AnimLayers
public import Foundation
public import UIKitCore

// Core Foundation's timers and blocks of run loops: all loops are the simulation's clock.

/// A timer of Core Foundation's, which is the same as Foundation's.
public typealias CFRunLoopTimer = SimulatedTimer

/// What a run loop listens to; it listens to everything here.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The usual mode.
  public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
  /// All modes that are listed as common.
  public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
}

/// A timer that calls a block at a time, in seconds since 2001, and then every `interval` seconds if that is more than 0.
///
/// It fires also where it is added to no run loop.
@preconcurrency @MainActor public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval,
  _ flags: CFOptionFlags, _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  SimulatedTimer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { block($0) }
}

/// Adds a timer, which fires anyway.
public func CFRunLoopAddTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {}

/// Has a timer never fire again.
@preconcurrency @MainActor public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) {
  timer.invalidate()
}

/// Has a timer never fire again.
@preconcurrency @MainActor public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer.invalidate() }

/// Calls a block at the end of the turn.
@preconcurrency @MainActor public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (@MainActor () -> Void)!
) { MediaClock.current.schedule(after: 0, block) }
