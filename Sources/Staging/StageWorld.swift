import AnimLayers
import AnimScenarioFormat
import CAnimDeterminism
import UIKitCore

/// Where UIKit code runs on a stage: at its time, on its device, with its random numbers and its date.
@MainActor struct StageWorld {
  private let clock: MediaClock
  private let environment: UIEnvironment
  private let classes: SourceClasses
  private let ground: SourceClasses.World
  private let chance: Chance
  /// The values of formulas that their keys do not allow.
  private let formulas = FormulaWatch()

  init(
    _ clock: MediaClock, _ environment: UIEnvironment, _ classes: SourceClasses, seed: Int
  ) {
    let chance = Chance(seed: seed)
    self.clock = clock
    self.environment = environment
    self.classes = classes
    ground = classes.makeWorld()
    self.chance = chance
    clock.observeTime(moving: false) { [unowned clock] in chance.move(to: clock.now) }
  }

  func run<Result>(_ body: () -> Result) -> Result {
    FormulaWatch.$current.withValue(formulas) {
      // Around the tasks, too, which run when the body has returned; what else is current they have from where they were made.
      chance.run {
        classes.run(on: clock, in: ground) {
          MediaClock.$current.withValue(clock) { environment.run(body) }
        }
      }
    }
  }

  /// The first formula that led beyond the range of its key.
  var formulaProblem: FormulaWatch.Problem? { formulas.problem }
}

/// The source of what an app's code would otherwise ask its machine.
@safe private final class Chance {
  /// 9 January 2007, 9:41 UTC, in seconds since 1970: the date on which every scene begins.
  private static let firstDate = 1_168_335_660.0

  private let chance: UnsafeMutablePointer<determinism>

  init(seed: Int) {
    unsafe chance = .allocate(capacity: 1)
    unsafe chance.initialize(
      to: .init(state: UInt64(truncatingIfNeeded: seed), date: Self.firstDate))
  }

  deinit { unsafe chance.deallocate() }

  /// Sets the date that the app's code sees.
  ///
  /// - Parameter time: Seconds since the scene began.
  func move(to time: Double) { unsafe chance.pointee.date = Self.firstDate + time }

  func run<Result>(_ body: () -> Result) -> Result {
    let before = unsafe determinism_exchange(chance)
    defer { unsafe determinism_exchange(before) }
    return body()
  }
}
