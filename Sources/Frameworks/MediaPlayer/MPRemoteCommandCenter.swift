public import Foundation
public import UIKitCore

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A command that was given: by nobody here.
@preconcurrency @MainActor open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// When it was given, in seconds since the device was started.
  public let timestamp: TimeInterval = 0

  init(_ command: MPRemoteCommand) { self.command = command }
}

/// A command to go to a place.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The place, in seconds.
  public let positionTime: TimeInterval = 0
}

/// A command to skip some of it.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How much of it, in seconds.
  public let interval: TimeInterval = 0
}

/// A button of headphones or of the lock screen, which nobody presses.
@preconcurrency @MainActor open class MPRemoteCommand: NSObject {
  /// Whether it can be pressed.
  open var isEnabled = true

  /// Has a closure be called; never, here.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  /// Has a method be called; never, here.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Ends it.
  open func removeTarget(_ target: Any?) {}
  /// Ends it.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// Goes to a place.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// Skips some of it.
public final class MPSkipIntervalCommand: MPRemoteCommand {
  /// How much can be skipped, in seconds.
  public var preferredIntervals: [NSNumber] = []
}

/// The buttons of headphones and of the lock screen.
@preconcurrency @MainActor public final class MPRemoteCommandCenter {
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips some of it.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back by some of it.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()

  init() {}

  /// The one of the device.
  public static func shared() -> MPRemoteCommandCenter {
    UIEnvironment.current.single { MPRemoteCommandCenter() }
  }
}
