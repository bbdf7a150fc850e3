import AnimLayers
import UIKitCore

/// Something that is handed to the main actor, or comes from there.
///
/// Core Data's objects belong to no actor, as in Apple's declarations, and all of an app's code runs on one thread: the main
/// actor's.
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

  /// Notes an exception as Core Data raises one.
  static func raise(_ reason: String) {
    MainActor.assumeIsolated { UIEnvironment.current.raise(reason) }
  }

  /// The models of the running app by their names.
  static var models: [(name: String, model: NSManagedObjectModel)] {
    MainActor.assumeIsolated {
      Handed(
        UIEnvironment.current.dataModels().compactMap { entry in
          (entry.model as? NSManagedObjectModel).map { (entry.name, $0) }
        })
    }.taken
  }
}
