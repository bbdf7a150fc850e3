package import AnimScenarioFormat
package import Foundation

/// A stretch of a segment that is shown at one speed.
struct Cut: Hashable, Sendable {
  /// Which of the scenario's takes.
  var segment: Int
  /// In seconds of the segment's own clock.
  var from: Double
  /// Not before `from`.
  var to: Double
  /// Seconds of acting for one second of showing.
  var rate: Double
  /// Whether all the segment's steps have ended at `to`; otherwise what happens there is not shown.
  var isSegmentEnd: Bool
  /// When it begins to be shown.
  var start: Double = 0

  var duration: Double { (to - from) / rate }
  var end: Double { start + duration }

  /// The time of the segment's clock at a time of the excerpt, not before the cut and not after it.
  func actedTime(at time: Double) -> Double {
    let acted = max(from, from + (time - start) * rate)
    // Float rounding must not push the last moment over the edge.
    if acted >= to - 1e-12 { return isSegmentEnd || from == to ? to : to.nextDown }
    return acted
  }

  /// The part between two times of the excerpt.
  func trimmed(from low: Double, to high: Double) -> Cut {
    var cut = self
    if low > start { cut.from = min(to, from + (low - start) * rate) }
    if high < end {
      cut.to = max(cut.from, from + (high - start) * rate)
      cut.isSegmentEnd = false
    }
    return cut
  }
}

/// Cuts one after another.
struct CutList: Hashable, Sendable {
  private(set) var cuts: [Cut] = []

  var duration: Double { cuts.last?.end ?? 0 }

  mutating func append(_ cut: Cut) {
    var cut = cut
    cut.start = duration
    cuts.append(cut)
  }

  /// The cut that is shown at a time: of two that meet there, the later one.
  func cut(at time: Double) -> Cut? {
    // The time of a frame may be a rounding error before a cut that begins with it.
    cuts.last { $0.start <= time + 1e-9 } ?? cuts.first
  }

  /// The parts of this strip in the given order.
  func excerpt(_ ranges: [ClosedRange<Double>]) -> CutList {
    var result = CutList()
    for range in ranges {
      let low = min(range.lowerBound, duration)
      let high = min(range.upperBound, duration)
      if low == high, let cut = cut(at: low) {
        result.append(cut.trimmed(from: low, to: low))
        continue
      }
      for cut in cuts where cut.end > low && cut.start < high {
        let part = cut.trimmed(from: low, to: high)
        if part.duration > 0 { result.append(part) }
      }
    }
    return result
  }

  /// Its last moment, without what happens when it is over.
  var ending: CutList {
    var result = CutList()
    if var cut = cuts.last {
      cut.from = cut.actedTime(at: cut.end)
      cut.to = cut.from
      result.append(cut)
    }
    return result
  }

  /// When a moment of a segment is shown; what is hidden counts as the moment when showing goes on.
  func time(ofSegment segment: Int, actedTime: Double) -> Double {
    for cut in cuts {
      if cut.segment > segment { return cut.start }
      guard cut.segment == segment else { continue }
      if actedTime <= cut.from { return cut.start }
      if actedTime <= cut.to { return cut.start + (actedTime - cut.from) / cut.rate }
    }
    return duration
  }
}

/// Something of a rehearsed scenario that can be played: all of it, a chapter, a selection, one
/// moment, or two chapters side by side.
package struct Excerpt: Sendable {
  /// The name of the chapter or the comparison; empty for anything else.
  package let name: String
  /// Of the picture, in points.
  package let size: CGSize
  /// In seconds; 0 for a single moment.
  package let duration: Double
  let context: StageContext
  /// One, or two that are shown side by side.
  let cutLists: [CutList]
  let extent: CanvasExtent
  /// Of each strip's pictures.
  let pictureSize: CGSize
  /// Below the cut lists; empty for one.
  let labels: [String]

  @MainActor init(
    name: String = "", context: StageContext, cutLists: [CutList], labels: [String] = []
  ) {
    self.name = name
    self.context = context
    self.cutLists = cutLists
    self.labels = labels
    let segments = context.segments
    let shown = Set(cutLists.flatMap(\.cuts).map(\.segment)).sorted()
    let extent = shown.map { CanvasExtent(segments[$0]) }.reduce(
      CanvasExtent(segments[shown.first ?? 0])
    ) { $0.union($1) }
    self.extent = extent
    duration = cutLists.map(\.duration).max() ?? 0
    let picture = Device.pictureSize(of: segments[0].canvas, extent)
    pictureSize = picture
    size = cutLists.count == 1 ? picture : ComparisonBoard.size(of: picture)
  }

  /// The times around one, in seconds, between which nothing is cut on any of its strips.
  package func take(at time: Double) -> ClosedRange<Double> {
    var (low, high) = (0.0, duration)
    for cutList in cutLists {
      guard let cut = cutList.cut(at: time) else { continue }
      low = max(low, cut.start)
      // The end of a cut belongs to the one after it, as far as rounding goes too.
      high = min(high, cut == cutList.cuts.last ? duration : cut.end - 1e-6)
    }
    return low...max(low, high)
  }

  /// Whether it shows two chapters side by side.
  package var isComparison: Bool { cutLists.count > 1 }

  /// Its last moment.
  @MainActor package var ending: Excerpt {
    Excerpt(
      name: name, context: context, cutLists: cutLists.map { $0.ending },
      labels: labels)
  }

  /// One moment of it; nil for a mark, which belongs to the whole scenario.
  @MainActor package func still(at moment: Moment) -> Excerpt? {
    let time: Double
    switch moment {
    case .time(let seconds): time = min(seconds, duration)
    case .fraction(let fraction): time = duration * fraction
    case .end: return ending
    case .mark: return nil
    }
    return Excerpt(
      name: name, context: context, cutLists: cutLists.map { $0.excerpt([time...time]) },
      labels: labels)
  }
}
