import AnimLayers
import Foundation
import Testing
import UIKitCore

/// A device and a clock of one test's own.
@MainActor struct World {
  let environment: UIEnvironment
  let clock: MediaClock

  /// What UIKit would have thrown.
  var exceptions: [String] {
    environment.messages.filter { $0.kind == .exception }.map(\.text)
  }

  /// What UIKit would have printed.
  var warnings: [String] {
    environment.messages.filter { $0.kind == .warning }.map(\.text)
  }
}

/// Runs `body` on a device and a clock of its own, with `environment` for the device.
@MainActor func inWorld<Result>(
  _ environment: UIEnvironment = UIEnvironment(), _ body: (World) throws -> Result
) rethrows -> Result {
  let clock = MediaClock()
  return try MediaClock.$current.withValue(clock) {
    try environment.run { try body(World(environment: environment, clock: clock)) }
  }
}
