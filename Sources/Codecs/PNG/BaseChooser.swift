import AnimPixels
import CAnimPNG

/// Chooses the picture that each frame of an animated PNG is drawn over: the frame before, or, with
/// that undone, the picture which that was drawn over.
///
/// What moves lays open what an earlier picture shows already. The choices of all frames are made
/// together, by dynamic programming: of the pictures to which one can still go back, those are kept
/// with which the frames have cost least so far.
struct BaseChooser {
  /// A picture that the latest frame may be drawn over.
  private struct Candidate {
    let pixmap: Pixmap
    /// The rectangle in which the latest frame may differ from it.
    var changes: PixelRect
    /// The cost of all frames, if the latest is drawn over it.
    var cost: Int
    /// The place of what the frame before is drawn over then, among the candidates of that time.
    var former: Int
  }

  /// The number of pictures that are kept at most.
  ///
  /// With 8 of them, streams of photographs in motion are up to 2 % larger, with all of them not smaller.
  private static let mostCandidates = 16

  private let capacity: Int
  private var latest: Pixmap?
  /// The candidates of the latest frame, the frame before it first.
  private var candidates: [Candidate] = []
  /// For each frame `former` of its candidates; empty for one that nothing is known before.
  private var formers: [[Int]] = []

  /// A chooser without frames.
  ///
  /// - Parameter capacity: The number of pictures that may be kept, at most 16 and at least 1.
  init(capacity: Int) {
    self.capacity = max(1, min(capacity, Self.mostCandidates))
  }

  /// Adds a frame, and the rectangle in which it differs from the one before.
  mutating func add(_ pixmap: Pixmap, changed rect: PixelRect) {
    if let latest {
      let cheapest = cheapest
      var next = Candidate(
        pixmap: latest, changes: rect, cost: cheapest.map { candidates[$0].cost } ?? 0,
        former: cheapest ?? 0)
      next.cost += Self.cost(of: pixmap, over: next)
      for place in candidates.indices {
        candidates[place].changes = candidates[place].changes.union(rect)
        candidates[place].cost += Self.cost(of: pixmap, over: candidates[place])
        candidates[place].former = place
      }
      candidates.sort { ($0.cost, $0.former) < ($1.cost, $1.former) }
      candidates = [next] + candidates.prefix(capacity - 1)
    }
    formers.append(candidates.map(\.former))
    latest = pixmap
  }

  /// Whether each frame since the last call is drawn with the one before it undone.
  ///
  /// The next frame will be drawn over the latest.
  mutating func takeChoices() -> [Bool] {
    var choices = [Bool](repeating: false, count: formers.count)
    var place = cheapest ?? 0
    for (number, formers) in formers.enumerated().reversed() where !formers.isEmpty {
      choices[number] = place != 0
      place = formers[place]
    }
    candidates = []
    formers = []
    return choices
  }

  /// The place of the candidate of the least cost; the first of equal ones.
  private var cheapest: Int? {
    candidates.indices.min { (candidates[$0].cost, $0) < (candidates[$1].cost, $1) }
  }

  /// About what it takes to store a frame over a picture: the changes of colour in what differs, and
  /// the number of stretches of it.
  private static func cost(of pixmap: Pixmap, over base: Candidate) -> Int {
    let (rect, width) = (base.changes, pixmap.size.width)
    guard !rect.isEmpty else { return 0 }
    let first = rect.minY * width + rect.minX
    return unsafe pixmap.pixels.withUnsafeBufferPointer { after in
      unsafe base.pixmap.pixels.withUnsafeBufferPointer { before in
        unsafe cpng_change(
          before.baseAddress! + first, after.baseAddress! + first, width, rect.width, rect.height)
      }
    }
  }
}
