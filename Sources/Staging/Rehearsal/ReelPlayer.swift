public import Drawing
import Foundation
import Layers
import ScenarioFormat

/// Acts out what a reel shows.
@MainActor public final class ReelPlayer {
  private let reel: Reel
  private var projectors: [Projector]
  private let board: ComparisonBoard?

  init(_ reel: Reel) throws(StageError) {
    self.reel = reel
    projectors = []
    board =
      reel.strips.count == 1
      ? nil
      : ComparisonBoard(
        picture: reel.pictureSize, labels: reel.labels, theme: reel.production.theme)
    for strip in reel.strips { projectors.append(try Projector(strip, of: reel)) }
  }

  /// Goes on to a time of the reel, in seconds; times beyond its end count as the end.
  ///
  /// - Precondition: Times do not decrease.
  /// - Throws: `StageError.exception` where an app would have crashed.
  public func advance(to time: Double) throws(StageError) {
    for projector in projectors { try projector.advance(to: time) }
  }

  /// What is to be seen now.
  public func displayList() -> DisplayList {
    let pictures = projectors.map(\.stage.picture)
    return DisplayList(board?.snapshot(of: pictures) ?? pictures[0], size: reel.size)
  }

  /// The stage that is shown now; of two side by side, the left one.
  public var stage: Stage { projectors[0].stage }
}

/// Plays one strip.
@MainActor private final class Projector {
  private let strip: Strip
  private let reel: Reel
  private var take: Int
  /// Of the stage's clock.
  private var actedTime = 0.0
  private(set) var stage: Stage

  init(_ strip: Strip, of reel: Reel) throws(StageError) {
    self.strip = strip
    self.reel = reel
    take = strip.cuts.first?.take ?? 0
    stage = try Stage(reel.production, take: take, room: reel.room)
    try advance(to: 0)
  }

  func advance(to time: Double) throws(StageError) {
    guard let cut = strip.cut(at: time) else { return }
    let next = cut.actedTime(at: time)
    // A selection may show what comes first last: there is no way back but to begin again.
    if cut.take != take || next < actedTime {
      take = cut.take
      stage = try Stage(reel.production, take: take, room: reel.room)
    }
    actedTime = next
    try stage.advance(to: next)
  }
}
