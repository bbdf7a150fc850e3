import Foundation
import Layers
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

/// SplitMix64: random tests that are the same on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension IndexPath {
  /// An index path as it is read aloud: section, then item.
  init(_ section: Int, _ item: Int) { self.init(item: item, section: section) }
}
