import AnimDrawing
import AnimFigures
import AnimStaging
import AnimText
import Foundation

/// An excerpt that is being played: times that it is asked for must not decrease.
@MainActor final class Screening {
  private let player: ExcerptPlayer
  private let overlay: Overlay?
  private let size: CGSize
  private var stages = 0
  private var latestStage: Stage?

  /// An excerpt from its beginning.
  ///
  /// - Parameters:
  ///   - excerpt: The part of a scenario that is played.
  ///   - kinds: The kinds of overlay that are drawn over the frames.
  ///   - ticksPerSecond: The rate of the scenario's clock, for counting frames.
  /// - Throws: `StageError` if it cannot be acted out, or an error of the fonts of an overlay.
  init(_ excerpt: Excerpt, overlay kinds: [Overlay.Kind], ticksPerSecond: Double) throws {
    player = try excerpt.player()
    size = excerpt.size
    overlay =
      kinds.isEmpty
      ? nil : try Overlay(kinds, framesPerSecond: ticksPerSecond, fonts: FontLibrary())
  }

  func advance(to time: Double) throws -> FigureFrame {
    try player.advance(to: time)
    if player.stage !== latestStage {
      latestStage = player.stage
      stages += 1
    }
    var list = player.displayList()
    if let overlay {
      list = overlay.drawn(
        over: list, time: time, elements: elements(), screen: player.stage.screen)
    }
    return FigureFrame(time: time, list: list)
  }

  /// The elements on screen at the latest time; none of two stages side by side.
  func elements() -> [TracedElement] {
    guard player.stage.size == size else { return [] }
    return player.stage.elements().map { element in
      // Every stage counts its views from the beginning.
      var element = element
      element.id |= UInt64(stages) << 32
      return element
    }
  }

  var contentOffset: CGPoint { player.stage.presentedContentOffset }
}
