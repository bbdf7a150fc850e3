public import AnimCodecs
public import AnimPixels

/// The frames that two animations show at the same time.
public struct FramePair: Sendable {
  /// The beginning, in seconds: the moment at which either changes.
  public let start: Double
  /// The end, in seconds: the moment at which either changes to its next frame.
  public let end: Double
  /// The number of the expected animation's frame, from 0.
  public let expectedFrame: Int
  /// The number of the actual animation's frame, from 0.
  public let actualFrame: Int
  /// The picture of the expected animation.
  public let expected: Pixmap
  /// The picture of the actual animation.
  public let actual: Pixmap
}

/// A file that cannot be compared.
public struct UnreadableAnimationError: Error {
  /// Whether it is the one that is expected.
  public let isExpected: Bool
  /// The error by which it cannot be read.
  public let reason: CodecError
}

/// Two GIF, PNG or APNG files played side by side, to the end of the shorter one.
///
/// Frames are decoded when their time has come, both files' at once; one picture of each is in
/// memory. A caller that lets go of a pair before it asks for the next one spares a copy of both
/// pictures.
///
/// A frame whose duration is left to the player takes a tenth of a second, as in browsers. Times
/// are whole milliseconds, so that sums agree; of frames that share one, the last is shown.
public final class FramePairs {
  private let expected: FrameCursor
  /// The second animation; nil if both files are the same bytes.
  private let actual: FrameCursor?
  /// The time at which the next pair begins, in milliseconds; nil after the last.
  private var time: Int? = 0
  /// Whether both play equally often.
  public let loopsEqually: Bool

  /// Two animations at their beginning.
  ///
  /// - Parameters:
  ///   - expected: The bytes of one file.
  ///   - actual: The bytes of the other file.
  /// - Throws: `UnreadableAnimationError` if one is of no known format, damaged at the beginning,
  ///   or beyond the limits of decoding.
  public init(_ expected: [UInt8], _ actual: [UInt8]) throws(UnreadableAnimationError) {
    let first = try FrameCursor(expected, isExpected: true)
    let second = expected == actual ? nil : try FrameCursor(actual, isExpected: false)
    loopsEqually =
      second.map { first.loop == $0.loop || first.isStill && $0.isStill } ?? true
    (self.expected, self.actual) = (first, second)
  }

  /// The frames that are shown next; nil at the end of the shorter animation.
  ///
  /// - Throws: `UnreadableAnimationError` if a frame is damaged.
  public func next() async throws(UnreadableAnimationError) -> FramePair? {
    guard let time else { return nil }
    let (first, second) = try await frames(at: time)
    let isOver = first.isOver || second.isOver
    guard time == 0 || !isOver else {
      self.time = nil
      return nil
    }
    let end = isOver ? time : min(first.end, second.end)
    self.time = isOver ? nil : end
    return FramePair(
      start: Double(time) / 1000, end: Double(end) / 1000, expectedFrame: first.number,
      actualFrame: second.number, expected: first.pixmap, actual: second.pixmap)
  }

  /// The durations of both, in seconds: all frames that are left are read.
  ///
  /// - Throws: `UnreadableAnimationError` if a frame is damaged.
  public func durations() async throws(UnreadableAnimationError) -> (
    expected: Double, actual: Double
  ) {
    time = nil
    let first = try await expected.duration()
    return (first, try await actual?.duration() ?? first)
  }

  private func frames(
    at time: Int
  ) async throws(UnreadableAnimationError) -> (FrameCursor.Shown, FrameCursor.Shown) {
    guard let actual else {
      let shown = try await expected.frame(at: time)
      return (shown, shown)
    }
    // An 'async let' would lose the type of the error.
    let second = Task { await actual.result(at: time) }
    let first = await expected.result(at: time)
    return (try first.get(), try await second.value.get())
  }
}

/// The place that an animation that is played has come to.
private actor FrameCursor {
  struct Shown: Sendable {
    var number: Int
    var pixmap: Pixmap
    /// The time at which the frame ends, in milliseconds.
    var end: Int
    /// Whether the animation has ended before the time that was asked for.
    var isOver: Bool
  }

  nonisolated let loop: Loop
  nonisolated let isStill: Bool
  private let reader: AnimationReader
  private let isExpected: Bool
  private var pixmap: Pixmap?
  private var number = -1
  /// The time at which the latest frame ends, in seconds.
  private var end = 0.0

  init(_ bytes: [UInt8], isExpected: Bool) throws(UnreadableAnimationError) {
    do {
      reader = try AnimationReader(bytes)
    } catch {
      throw UnreadableAnimationError(isExpected: isExpected, reason: error)
    }
    self.isExpected = isExpected
    loop = reader.loop
    isStill = reader.frameCount == 1
  }

  /// The frame that is shown at a time in milliseconds that is not before that of the call before.
  ///
  /// After the end it is the last frame.
  func frame(at time: Int) throws(UnreadableAnimationError) -> Shown {
    var isOver = false
    while pixmap == nil || milliseconds <= time {
      guard try advance() else {
        isOver = true
        break
      }
    }
    guard let pixmap else {
      throw UnreadableAnimationError(
        isExpected: isExpected, reason: CodecError(.empty, "the file has no frames"))
    }
    return Shown(number: number, pixmap: pixmap, end: milliseconds, isOver: isOver)
  }

  func result(at time: Int) -> Result<Shown, UnreadableAnimationError> {
    Result { () throws(UnreadableAnimationError) in try frame(at: time) }
  }

  /// The duration in seconds: all frames that are left are read.
  func duration() throws(UnreadableAnimationError) -> Double {
    while try advance() {}
    return end
  }

  private var milliseconds: Int { Int((end * 1000).rounded()) }

  /// Whether there was a frame left.
  private func advance() throws(UnreadableAnimationError) -> Bool {
    guard number + 1 < reader.frameCount else { return false }
    // The reader draws the next frame over it, unless somebody else holds it.
    pixmap = nil
    let frame: AnimationFrame?
    do {
      frame = try reader.next()
    } catch {
      throw UnreadableAnimationError(isExpected: isExpected, reason: error)
    }
    guard let frame else { return false }
    pixmap = frame.pixmap
    number += 1
    if !isStill { end += frame.duration > 0 ? frame.duration : 0.1 }
    return true
  }
}
