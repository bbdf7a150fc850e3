import Foundation
import Pixels
import Rendering
import ScenarioFormat
import Staging

/// A scenario that is acted out.
@MainActor struct ScenarioSource: FrameSource {
  let scenario: Scenario
  let theme: Theme
  let end: Double
  let marks: [(name: String, time: Double)]
  /// What UIKit would have printed.
  let warnings: [String]
  private let points: CGSize

  /// Longer animations than this are a mistake in the scenario, in seconds.
  private static let longestDuration = 600.0

  /// Acts the scenario out once: acting is cheap, and only the end of it tells how long it is.
  init(_ scenario: Scenario, theme: Theme) throws {
    let stage = try Stage(scenario, theme: theme)
    var tick = 0
    while stage.end == nil {
      let time = Double(tick) / scenario.clock.fps
      guard time <= Self.longestDuration else {
        throw Failure(
          .dataError,
          "\(scenario.file): the timeline does not end within \(Int(Self.longestDuration)) seconds")
      }
      try stage.advance(to: time)
      tick += 1
      try Task.checkCancellation()
    }
    self.scenario = scenario
    self.theme = theme
    end = stage.end ?? 0
    marks = stage.marks
    warnings = stage.warnings
    points = stage.size
  }

  func scale(at fraction: Double) -> Double { Double(scenario.canvas.scale) * fraction }

  func size(at fraction: Double) -> PixelSize? {
    let scale = scale(at: fraction)
    return PixelSize(
      width: max(1, Int((points.width * scale).rounded())),
      height: max(1, Int((points.height * scale).rounded())))
  }

  func play() throws -> (Double) throws -> FrameContent {
    let stage = try Stage(scenario, theme: theme)
    return { time in
      try stage.advance(to: time)
      return .drawing(stage.displayList())
    }
  }

  /// The time that is named, the end if none is.
  func time(_ moment: MomentArgument.Moment?) throws -> Double {
    switch moment {
    case nil: return end
    case .seconds(let time)?: return time
    case .fraction(let fraction)?: return end * fraction
    case .mark(let name)?:
      guard let mark = marks.first(where: { $0.name == name }) else {
        let known = marks.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Failure(
          .dataError,
          "\(scenario.file): there is no mark '\(name)'; "
            + (known.isEmpty ? "the timeline sets none" : "the timeline sets \(known)"))
      }
      return mark.time
    }
  }
}
