import Foundation
import Geometry
import ScenarioFormat

/// What a picture must have room for: one size for all the segments that it shows.
struct CanvasExtent: Hashable, Sendable {
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

  /// Room for all the segments of a scenario, of which there is at least one.
  init(_ segments: [Scenario]) {
    self = segments.map { CanvasExtent($0) }.reduce(CanvasExtent(segments[0])) { $0.union($1) }
  }

  /// Refuses a picture that takes more memory than a machine should give for it.
  @MainActor func checkPicture(of scenario: Scenario) throws(StageError) {
    let canvas = scenario.canvas
    let size = Device.pictureSize(of: canvas, self)
    let (width, height) = (size.width * Double(canvas.scale), size.height * Double(canvas.scale))
    guard width * height > Self.mostPixels else { return }
    throw .outOfRange(
      "the picture would have \(Int(saturating: width)) × \(Int(saturating: height)) pixels, more "
        + "than \(Int(Self.mostPixels / 1e6)) million",
      at: scenario.layout.location, time: 0)
  }

  /// A screen of the largest size, at two pixels per point, with some space around it.
  private static let mostPixels = 80e6

  private mutating func admit(_ steps: [Step]) {
    for step in steps {
      step.action.staged?.reserve(in: &self)
      admit(step.action.children)
    }
  }

  /// The device turns.
  mutating func turn() { turns = true }

  /// The screen takes on a size, in points.
  mutating func grow(to size: CGSize) {
    screen.width = max(screen.width, size.width)
    screen.height = max(screen.height, size.height)
  }

  /// Room for what both have room for.
  func union(_ other: CanvasExtent) -> CanvasExtent {
    var extent = self
    extent.grow(to: other.screen)
    extent.turns = turns || other.turns
    return extent
  }
}
