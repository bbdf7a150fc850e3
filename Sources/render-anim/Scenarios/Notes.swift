import AnimDrawing
import AnimFigures
import AnimGeometry
import AnimScenarioFormat
import AnimStaging
import AnimText
import Foundation

/// The annotations of a scenario, which is acted out once for them when they are first drawn.
@MainActor final class Notes {
  private let rehearsal: Rehearsal
  private var annotator: Annotator?

  init(_ rehearsal: Rehearsal) { self.rehearsal = rehearsal }

  /// The annotations of an excerpt, at a time of the excerpt and for a size in points; none of two
  /// chapters side by side, which have no coordinates in common.
  func drawing(of excerpt: Excerpt) throws -> (@MainActor (Double, CGSize) -> [DisplayItem])? {
    guard !excerpt.isComparison else { return nil }
    let annotator = try self.annotator ?? Annotator(rehearsal, moments(), fonts: FontLibrary())
    self.annotator = annotator
    let rehearsal = rehearsal
    return { time, size in
      annotator.items(at: rehearsal.time(of: time, in: excerpt), over: size)
    }
  }

  /// What is seen at every tick of the clock; nothing if no annotation is about items.
  private func moments() throws -> [AnnotatedMoment] {
    guard rehearsal.scenario.annotations.contains(where: { !$0.items.isEmpty }) else { return [] }
    let player = try rehearsal.whole.player()
    let rate = rehearsal.scenario.clock.fps
    let ticks = max(0, Int(saturating: (rehearsal.duration * rate - 1e-6).rounded(.up)))
    var stages = 0
    var stage: Stage?
    return try (0...ticks).map { tick in
      let time = Double(tick) / rate
      try player.advance(to: time)
      if stage !== player.stage {
        stage = player.stage
        stages += 1
      }
      let elements = player.stage.elements().map { element in
        // Every stage counts its views from the beginning.
        var element = element
        element.id |= UInt64(stages) << 32
        return element
      }
      return AnnotatedMoment(time: time, elements: elements, screen: player.stage.screen)
    }
  }
}
