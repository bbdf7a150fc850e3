package import AnimDrawing
import AnimLayers
import AnimScenarioFormat
import Foundation

/// Acts out what an excerpt shows.
@MainActor package final class ExcerptPlayer {
  private let excerpt: Excerpt
  private var projectors: [Projector]
  private let board: ComparisonBoard?

  init(_ excerpt: Excerpt) throws(StageError) {
    self.excerpt = excerpt
    projectors = []
    board =
      excerpt.cutLists.count == 1
      ? nil
      : ComparisonBoard(
        picture: excerpt.pictureSize, labels: excerpt.labels, theme: excerpt.context.theme)
    for cutList in excerpt.cutLists { projectors.append(try Projector(cutList, of: excerpt)) }
  }

  /// Goes on to a time of the excerpt, in seconds; times beyond its end count as the end.
  ///
  /// - Precondition: Times do not decrease.
  /// - Throws: `StageError.exception` where an app would have crashed.
  package func advance(to time: Double) throws(StageError) {
    for projector in projectors { try projector.advance(to: time) }
  }

  /// The picture at the present time.
  package func displayList() -> DisplayList {
    let pictures = projectors.map(\.stage.picture)
    return DisplayList(board?.snapshot(of: pictures) ?? pictures[0], size: excerpt.size)
  }

  /// The stage that is shown now; of two side by side, the left one.
  package var stage: Stage { projectors[0].stage }
}

/// Plays one strip.
@MainActor private final class Projector {
  private let cutList: CutList
  private let excerpt: Excerpt
  private var segment: Int
  /// Of the stage's clock.
  private var actedTime = 0.0
  private(set) var stage: Stage

  init(_ cutList: CutList, of excerpt: Excerpt) throws(StageError) {
    self.cutList = cutList
    self.excerpt = excerpt
    segment = cutList.cuts.first?.segment ?? 0
    stage = try Stage(excerpt.context, segment: segment, extent: excerpt.extent)
    try advance(to: 0)
  }

  func advance(to time: Double) throws(StageError) {
    guard let cut = cutList.cut(at: time) else { return }
    let next = cut.actedTime(at: time)
    // A selection may show what comes first last: there is no way back but to begin again.
    if cut.segment != segment || next < actedTime {
      segment = cut.segment
      stage = try Stage(excerpt.context, segment: segment, extent: excerpt.extent)
    }
    actedTime = next
    try stage.advance(to: next)
  }
}

extension Excerpt {
  /// Starts to play from the beginning.
  @MainActor package func player() throws(StageError) -> ExcerptPlayer { try ExcerptPlayer(self) }
}
