import AnimLayers
import UIKitCore

/// Something that is handed to the main actor, or comes from there.
///
/// The library belongs to no actor, and all of an app's code runs on one thread: the main actor's.
struct Handed<Value>: Sendable {
  nonisolated(unsafe) let value: Value

  init(_ value: Value) { unsafe self.value = value }

  var taken: Value { unsafe value }
}

/// The thread of an app, with the simulation's clock.
enum OneThread {
  /// Does work when a server would have answered.
  static func whenAnswered(_ work: @escaping () -> Void) {
    let work = Handed(work)
    MainActor.assumeIsolated { _ = MediaClock.current.schedule(after: 0.1) { work.taken() } }
  }

  /// The only object of a class in the simulation.
  static func single<Object: AnyObject>(_ make: @escaping () -> Object) -> Object {
    let make = Handed(make)
    return MainActor.assumeIsolated { Handed(UIEnvironment.current.single { make.taken() }) }.taken
  }

  /// Notes that what a server would have brought is missing.
  static func missParts() { MainActor.assumeIsolated { UIEnvironment.current.missParts() } }

  /// The seconds since 1970 on the simulation's clock, where apps ask for the time.
  static var now: Date { Date() }
}
