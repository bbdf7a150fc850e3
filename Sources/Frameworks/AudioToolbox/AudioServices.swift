public import AnimSourceRuntime
// What the framework brings along, as its headers do.
@_exported public import Foundation
public import UIKitCore

// The sounds of the system, which nobody hears.

/// A sound of the system's, or one that an app made of a file.
public typealias SystemSoundID = UInt32

/// The device's short buzz.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// All went well.
public let kAudioServicesNoError: OSStatus = 0

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays nothing, and buzzes no more than that.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing, and says at once that it has ended.
@preconcurrency @MainActor public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
  SimulatedQueue.main.async { inCompletionBlock?() }
}

/// Plays nothing, and says at once that it has ended.
@preconcurrency @MainActor public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
  SimulatedQueue.main.async { inCompletionBlock?() }
}

/// Makes a sound of a file: one number for all, as none is heard.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  unsafe outSystemSoundID.pointee = 4096
  return kAudioServicesNoError
}

/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
