import AnimLayers
import UIKitCore

/// Something that is handed to the main actor, or comes from there.
///
/// Objects belong to no actor, as the library declares them, and all of an app's code runs on one thread: the main actor's.
struct Handed<Value>: Sendable {
  nonisolated(unsafe) let value: Value

  init(_ value: Value) { unsafe self.value = value }

  var taken: Value { unsafe value }
}

/// The thread of an app, with the simulation's clock.
enum OneThread {
  /// Does work at the end of the current turn of the simulation's clock.
  static func atEndOfTurn(_ work: @escaping () -> Void) {
    let work = Handed(work)
    MainActor.assumeIsolated { _ = MediaClock.current.schedule(after: 0) { work.taken() } }
  }

  /// Notes an exception as the library raises one.
  static func raise(_ reason: String) {
    MainActor.assumeIsolated { UIEnvironment.current.raise(reason) }
  }
}
