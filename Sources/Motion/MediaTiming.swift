/// The time during which an animation runs: Core Animation's `CAMediaTiming`.
///
/// Source: Apple's documentation of the protocol (`media_timing.json`, confidence A−).
public struct MediaTiming: Hashable, Sendable {
  /// The value that is shown before and after the active time.
  public enum FillMode: Hashable, Sendable {
    case removed, forwards, backwards, both
  }

  /// The moment of the parent's time at which the animation starts, in seconds.
  public var beginTime: Double
  /// The length of one run in seconds.
  public var duration: Double
  /// Seconds of local time per second of the parent's time.
  public var speed: Double
  /// The local time at which the animation starts.
  public var timeOffset: Double
  /// The number of runs, which may be a fraction; infinity repeats for ever.
  public var repeatCount: Double
  /// The active time in local seconds, if it is to be given rather than counted; else 0.
  public var repeatDuration: Double
  /// Whether each run is followed by the same run mirrored in time.
  public var autoreverses: Bool
  /// The value that is shown before and after the active time; none by default.
  public var fillMode: FillMode

  /// The timing of an animation of `duration` seconds; all else is Core Animation's default.
  public init(
    beginTime: Double = 0, duration: Double, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 1, repeatDuration: Double = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The place of a moment within the runs of an animation.
  public struct Phase: Hashable, Sendable {
    /// The fraction of one run, 0…1, already mirrored on the way back; before easing.
    public var fraction: Double
    /// The number of finished cycles.
    public var cycle: Int

    /// A place within the runs.
    public init(fraction: Double, cycle: Int) {
      self.fraction = fraction
      self.cycle = cycle
    }
  }

  /// Seconds of local time that the animation is active; may be infinite.
  public var activeDuration: Double {
    repeatDuration > 0 ? repeatDuration : cycleDuration * repeatCount
  }

  /// The moment of the parent's time at which the animation is over; infinite if it never is.
  public var endTime: Double {
    speed > 0 ? beginTime + (activeDuration - timeOffset) / speed : .infinity
  }

  /// `(time − beginTime) · speed + timeOffset`.
  public func localTime(at time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// The phase at a moment of the parent's time; nil where nothing is shown.
  public func phase(at time: Double) -> Phase? {
    let local = localTime(at: time)
    if local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return phase(atLocal: 0)
    }
    // The end time decides, not the local time: both are rounded, and what a completion handler
    // sees at the end time must be the end.
    if time >= endTime || local >= activeDuration {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return phase(atLocal: activeDuration)
    }
    return phase(atLocal: local)
  }

  private var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  private func phase(atLocal local: Double) -> Phase {
    guard duration > 0 else { return Phase(fraction: autoreverses ? 0 : 1, cycle: 0) }
    var cycle = (local / cycleDuration).rounded(.down)
    var runs = (local - cycle * cycleDuration) / duration
    // A cycle's last moment belongs to it when nothing follows.
    if runs == 0, cycle > 0, local >= activeDuration {
      cycle -= 1
      runs = autoreverses ? 2 : 1
    }
    return Phase(fraction: runs <= 1 ? runs : max(0, 2 - runs), cycle: Int(min(cycle, 1e15)))
  }
}
