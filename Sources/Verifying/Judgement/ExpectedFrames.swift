/// What a reference expects of each frame of a performance.
///
/// At another frame rate than was recorded, it is known for the frames at times that both have, and
/// nothing for the others: what is shown at a time does not depend on the rate.
struct ExpectedFrames: Sendable {
  /// The digest of each frame; nil where nothing is known.
  ///
  /// There are more or fewer than were performed if the animation has become shorter or longer.
  let digests: [String?]
  /// The places of all elements, those of the performance where nothing is known.
  let trace: LayoutTrace
  /// Whether the frames are at the same rate as they were recorded.
  let isAtRecordedRate: Bool
  /// The number of the reference's frame for each of the performance's.
  private let numbers: [Int?]

  init(_ reference: Reference, for performance: Performance) {
    isAtRecordedRate = reference.manifest.framesPerSecond == performance.framesPerSecond
    let recorded = reference.digests
    guard !isAtRecordedRate else {
      digests = recorded
      trace = reference.trace
      numbers = Array(recorded.indices)
      return
    }
    // Times are rounded to milliseconds on both sides.
    let places = Dictionary(
      reference.trace.times.enumerated().map { ($1, $0) }
    ) { first, _ in first }
    let numbers = performance.times.map { places[$0] }
    self.numbers = numbers
    digests = numbers.map { $0.map { recorded[$0] } }
    trace = LayoutTrace(
      times: performance.trace.times,
      states: Dictionary(
        uniqueKeysWithValues: Set(reference.trace.names + performance.trace.names).map { name in
          let (before, now) = (
            reference.trace.states(of: name), performance.trace.states(of: name)
          )
          return (
            name, now.indices.map { frame in numbers[frame].map { before[$0] } ?? now[frame] }
          )
        }))
  }

  /// The number of the reference's frame that is expected as a frame of the performance; nil if
  /// there is none.
  func number(of frame: Int) -> Int? {
    numbers.indices.contains(frame) ? numbers[frame] : nil
  }

  /// Whether a digest is that of a frame, as far as anything is known of it.
  func isEqual(_ digest: String, at frame: Int) -> Bool {
    guard digests.indices.contains(frame) else { return false }
    return digests[frame].map { $0 == digest } ?? true
  }
}
