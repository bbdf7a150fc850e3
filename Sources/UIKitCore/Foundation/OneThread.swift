import AnimLayers
import Foundation

/// Something that is handed to the main actor, or comes from there.
///
/// Objects of libraries that belong to no actor, as those declare them, reach the simulation by it: all of an app's code
/// runs on one thread, the main actor's.
package struct Handed<Value>: Sendable {
  private nonisolated(unsafe) let value: Value

  package init(_ value: Value) { unsafe self.value = value }

  package var taken: Value { unsafe value }
}

/// The thread of an app with the simulation's clock, for code that belongs to no actor.
package enum OneThread {
  /// Does work at the end of the current turn of the simulation's clock.
  package static func atEndOfTurn(_ work: @escaping () -> Void) { schedule(after: 0, work) }

  /// Does work when a server would have answered: 0.1 s later.
  package static func whenAnswered(_ work: @escaping () -> Void) { schedule(after: 0.1, work) }

  private static func schedule(after delay: Double, _ work: @escaping () -> Void) {
    let work = Handed(work)
    MainActor.assumeIsolated { _ = MediaClock.current.schedule(after: delay) { work.taken() } }
  }

  /// The only object of a class in the simulation.
  package static func single<Object: AnyObject>(_ make: @escaping () -> Object) -> Object {
    let make = Handed(make)
    return MainActor.assumeIsolated { Handed(UIEnvironment.current.single { make.taken() }) }.taken
  }

  /// Notes an exception, as libraries in Objective-C raise them.
  package static func raise(_ reason: String) {
    MainActor.assumeIsolated { UIEnvironment.current.raise(reason) }
  }

  /// Notes that what a server would have brought is missing.
  package static func missParts() { MainActor.assumeIsolated { UIEnvironment.current.missParts() } }
}
