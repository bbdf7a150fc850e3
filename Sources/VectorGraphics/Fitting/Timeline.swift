/// The times of an animation's frames, as parts of its duration.
struct Timeline {
  /// The number of steps into which the duration is divided: thousandths of a percent.
  static let steps = 100_000
  /// The step at which each frame appears; the first is 0.
  let steps: [Int]

  /// The timeline of frames that appear at `starts`, rising, in an animation that takes `duration`;
  /// both in seconds.
  init(starts: [Double], duration: Double) {
    steps = starts.map { start in
      duration > 0 ? min(Int((start / duration * Double(Self.steps)).rounded()), Self.steps) : 0
    }
  }

  /// The number of frames.
  var count: Int { steps.count }

  /// The step at which a frame ends and the next one appears.
  func end(of frame: Int) -> Int { frame + 1 < steps.count ? steps[frame + 1] : Self.steps }
}
