import AnimGeometry
import AnimScenarioFormat
import Foundation

extension CanvasExtent {
  /// Room for all that a scenario makes of its screen.
  init(_ scenario: Scenario) {
    self.init(screen: scenario.canvas.size)
    var steps = scenario.timeline[...]
    if let step = steps.first, step.isImmediate,
      let turn = step.action as? Action.RotateDevice, turn.duration == 0, turn.delay == 0,
      [.landscapeLeft, .landscapeRight].contains(turn.to)
    {
      lie()
      steps.removeFirst()
    }
    admit(steps)
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

  private mutating func admit(_ steps: some Sequence<Step>) {
    for step in steps {
      step.action.staged?.reserve(in: &self)
      admit(step.action.children)
    }
  }
}
