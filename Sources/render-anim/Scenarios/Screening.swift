import AnimDrawing
import AnimFigures
import AnimStaging
import AnimText
import Foundation

/// An excerpt that is being played: times that it is asked for must not decrease.
@MainActor final class Screening {
  private let player: ExcerptPlayer
  private let overlay: Overlay?
  /// The annotations at a time of the excerpt, for a size in points.
  private let notes: (@MainActor (Double, CGSize) -> [DisplayItem])?
  private let size: CGSize
  private var stages = 0
  private var latestStage: Stage?

  /// An excerpt from its beginning.
  ///
  /// - Parameters:
  ///   - excerpt: The part of a scenario that is played.
  ///   - kinds: The kinds of overlay that are drawn over the frames.
  ///   - ticksPerSecond: The rate of the scenario's clock, for counting frames.
  ///   - notes: The annotations at a time of the excerpt, for a size in points; nil for none.
  /// - Throws: `StageError` if it cannot be acted out, or an error of the fonts of an overlay.
  init(
    _ excerpt: Excerpt, overlay kinds: [Overlay.Kind], ticksPerSecond: Double,
    notes: (@MainActor (Double, CGSize) -> [DisplayItem])? = nil
  ) throws {
    self.notes = notes
    player = try excerpt.player()
    size = excerpt.size
    overlay =
      kinds.isEmpty
      ? nil : try Overlay(kinds, framesPerSecond: ticksPerSecond, fonts: FontLibrary())
  }

  /// The picture at a time, with what is drawn over it.
  func advance(to time: Double) throws -> FigureFrame {
    var (list, notes) = try parts(at: time)
    list.items += notes
    return FigureFrame(time: time, list: list)
  }

  /// The picture at a time, and what is drawn over it.
  func parts(at time: Double) throws -> (list: DisplayList, notes: [DisplayItem]) {
    try player.advance(to: time)
    if player.stage !== latestStage {
      latestStage = player.stage
      stages += 1
    }
    let list = player.displayList()
    let overlay = overlay?.items(
      over: list.size, time: time, elements: elements(), screen: player.stage.screen)
    return (list, (notes?(time, list.size) ?? []) + (overlay ?? []))
  }

  /// The elements on screen at the latest time; none of two stages side by side.
  func elements() -> [TracedElement] {
    guard player.stage.size == size else { return [] }
    return player.stage.elements().map { element in
      var element = element
      element.id = number(element.id)
      return element
    }
  }

  /// Where those elements will be when their animations end, by their numbers.
  func models() -> [UInt64: TracedElement.Placement] {
    Dictionary(uniqueKeysWithValues: player.stage.models().map { (number($0.key), $0.value) })
  }

  /// A view's number that no view of another stage has: each stage counts its views from the beginning.
  private func number(_ id: UInt64) -> UInt64 { id | UInt64(stages) << 32 }

  var contentOffset: CGPoint { player.stage.presentedContentOffset }
}
