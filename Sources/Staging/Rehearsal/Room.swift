import Foundation
import ScenarioFormat

/// What a picture must have room for: one size for all the takes that it shows.
struct Room: Hashable, Sendable {
  /// The largest screen, in points, upright.
  private(set) var screen: CGSize
  /// Whether the device turns, so that the picture must be square.
  private(set) var turns: Bool

  init(_ scenario: Scenario) {
    screen = scenario.canvas.size
    turns = false
    admit(scenario.timeline)
    for reaction in scenario.delegate { admit(reaction.steps) }
  }

  private mutating func admit(_ steps: [Step]) {
    for step in steps {
      switch step.action {
      case .rotateDevice: turns = true
      case .resize(let resize): grow(to: resize.to)
      default: break
      }
      admit(step.children)
    }
  }

  private mutating func grow(to size: CGSize) {
    screen.width = max(screen.width, size.width)
    screen.height = max(screen.height, size.height)
  }

  /// Room for what both have room for.
  func union(_ other: Room) -> Room {
    var room = self
    room.grow(to: other.screen)
    room.turns = turns || other.turns
    return room
  }
}
