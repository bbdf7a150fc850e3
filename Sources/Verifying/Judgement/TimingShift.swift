/// A stretch of an animation that is right but comes earlier or later.
struct TimingShift: Hashable, Sendable {
  /// The number of frames by which it is later; negative for earlier.
  let delay: Int
  /// The numbers of the actual frames that are shifted, from 0.
  let frames: ClosedRange<Int>

  private static let longestDelay = 25

  /// The smallest shift that explains every frame that differs; nil if there is none.
  ///
  /// Frame i is explained by a delay k if it equals the expected frame i − k. The animation must
  /// end as expected: what never happens is not merely late.
  init?(expected: [String], actual: [String]) {
    guard let last = actual.last, last == expected.last, Set(expected).count > 1 else { return nil }
    let differing = actual.indices.filter { $0 >= expected.count || actual[$0] != expected[$0] }
    // What merely stands longer at the end is not late either.
    guard let first = differing.first, let end = differing.last, first < expected.count else {
      return nil
    }
    for distance in 1...Self.longestDelay {
      for delay in [distance, -distance]
      where differing.allSatisfy({ frame in
        let source = min(max(frame - delay, 0), expected.count - 1)
        return actual[frame] == expected[source]
      }) {
        self.delay = delay
        frames = first...end
        return
      }
    }
    return nil
  }
}
