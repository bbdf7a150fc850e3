public import Drawing
import Foundation
import Layers
import ScenarioFormat

/// Acts out what a reel shows.
@MainActor public final class ClipPlayer {
  private let clip: Clip
  private var projectors: [Projector]
  private let board: ComparisonBoard?

  init(_ clip: Clip) throws(StageError) {
    self.clip = clip
    projectors = []
    board =
      clip.cutLists.count == 1
      ? nil
      : ComparisonBoard(
        picture: clip.pictureSize, labels: clip.labels, theme: clip.context.theme)
    for cutList in clip.cutLists { projectors.append(try Projector(cutList, of: clip)) }
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
    return DisplayList(board?.snapshot(of: pictures) ?? pictures[0], size: clip.size)
  }

  /// The stage that is shown now; of two side by side, the left one.
  public var stage: Stage { projectors[0].stage }
}

/// Plays one strip.
@MainActor private final class Projector {
  private let cutList: CutList
  private let clip: Clip
  private var segment: Int
  /// Of the stage's clock.
  private var actedTime = 0.0
  private(set) var stage: Stage

  init(_ cutList: CutList, of clip: Clip) throws(StageError) {
    self.cutList = cutList
    self.clip = clip
    segment = cutList.cuts.first?.segment ?? 0
    stage = try Stage(clip.context, segment: segment, extent: clip.extent)
    try advance(to: 0)
  }

  func advance(to time: Double) throws(StageError) {
    guard let cut = cutList.cut(at: time) else { return }
    let next = cut.actedTime(at: time)
    // A selection may show what comes first last: there is no way back but to begin again.
    if cut.segment != segment || next < actedTime {
      segment = cut.segment
      stage = try Stage(clip.context, segment: segment, extent: clip.extent)
    }
    actedTime = next
    try stage.advance(to: next)
  }
}
