import AnimLayers
import AnimMotion
public import Foundation

/// Changes of views that can be paused, scrubbed, reversed and sent on their way again.
///
/// While it is active, the animator alone decides how far its changes have come.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace; another one once the animator was continued with it.
  public private(set) final var timingParameters: (any UITimingCurveProvider)?
  /// Seconds from start to end, of springs with constants of their own the time until they rest.
  public private(set) final var duration: TimeInterval
  /// Seconds between the last start and the first movement; 0 before.
  public private(set) final var delay: TimeInterval = 0
  /// Kept and not heeded: views take touches during all animations.
  open var isUserInteractionEnabled = true
  /// Kept and not heeded: touches reach views where their model values are.
  open var isManualHitTestingEnabled = false
  /// Kept and not heeded: every animator can be paused.
  open var isInterruptible = true
  /// Whether a fraction is the visual progress itself rather than a time on the curve; by default
  /// true.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, paused, so that it can be reversed; by default
  /// false.
  ///
  /// Completions are not called then.
  open var pausesOnCompletion = false

  /// The stage that the animator is in.
  public private(set) final var state = UIViewAnimatingState.inactive

  private var pending: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var pace: Pace
  private var progress = AnimatorProgress()
  private var run: Run?
  /// The delay of the changes that are being added.
  private var delayFactor = 0.0

  /// A stretch of time in which the animator moves by itself.
  private struct Run {
    let begin: TimeInterval
    let duration: TimeInterval
    let end: MediaClock.Token
  }

  /// Creates an inactive animator; `duration` is in seconds, and some springs ignore it.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    pace = parameters.pace(duration: duration)
    self.duration = pace.duration
    super.init()
  }

  /// Creates an inactive animator that eases in and out for 0.2 seconds.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  // MARK: Changes

  /// Adds changes of views, which begin with the animator or, if it is active, at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin late and end with the others.
  ///
  /// `delayFactor` is the fraction of the remaining time after which they begin. A stopped animator
  /// takes none, which is a fault in the program.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "animations cannot be added to a stopped animator")
    guard state == .active else {
      pending.append((animation, delayFactor))
      return
    }
    let reached = pace.easing().fraction(at: progress(at: clock.now).position(pace.easing()))
    capture(animation, from: reached + (1 - reached) * delayFactor)
    show()
  }

  /// Adds a closure that is called once when the animator ends; one for each call.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Whether time moves the animator; false while it is paused.
  public final var isRunning: Bool { run != nil }

  /// Starts the animator, or lets a paused one go on, in the direction that it has.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animator after `delay` seconds; does nothing if it runs.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator must be finished before it starts again")
    guard run == nil else { return }
    self.delay = delay
    if let scrubbed = ScrubbedAnimations.current { return scrubbed.take(self) }
    activate()
    go(delay: delay, duration: (1 - progress.parameter) * pace.duration)
  }

  /// Stops time; an inactive animator becomes active at its start.
  open func pauseAnimation() {
    activate(isHeld: true)
    guard run != nil else { return }
    progress = progress(at: clock.now)
    halt()
    show()
  }

  /// Goes on from where the animator was paused.
  ///
  /// - Parameters:
  ///   - parameters: A new pace for what is left; nil keeps the rest of the old one.
  ///   - durationFactor: The time left in units of the animator's duration; 0 keeps what was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, run == nil else { return }
    let left =
      durationFactor > 0 ? durationFactor * duration : (1 - progress.parameter) * pace.duration
    guard let parameters else { return go(delay: 0, duration: left) }
    timingParameters = parameters
    let visual = progress.visual(pace.easing())
    pace = parameters.pace(duration: left)
    progress = AnimatorProgress(base: visual, parameter: 0, isReversed: progress.isReversed)
    go(delay: 0, duration: pace.duration)
  }

  /// Whether the animator moves towards its start.
  ///
  /// Changing it leaves everything where it is; an animator that has not begun will begin at its
  /// end.
  public final var isReversed: Bool {
    get { progress.isReversed }
    set {
      guard newValue != progress.isReversed else { return }
      guard state == .active else {
        progress.isReversed = newValue
        return
      }
      let wasRunning = run != nil
      if wasRunning { progress = progress(at: clock.now) }
      halt()
      progress = progress.turned(pace.easing())
      if wasRunning {
        go(delay: 0, duration: (1 - progress.parameter) * pace.duration)
      } else {
        show()
      }
    }
  }

  /// The fraction of the animator's way, from 0 to 1, towards the start if it is reversed.
  ///
  /// Setting it pauses the animator there; values beyond are clamped.
  public final var fractionComplete: CGFloat {
    get {
      let now = progress(at: clock.now)
      return scrubsLinearly ? min(max(now.visual(pace.easing()), 0), 1) : now.parameter
    }
    set {
      pauseAnimation()
      let fraction = min(max(newValue, 0), 1)
      let parameter = scrubsLinearly ? pace.easing().fraction(at: fraction) : fraction
      progress = AnimatorProgress(parameter: parameter, isReversed: progress.isReversed)
      show()
    }
  }

  // MARK: Ending

  /// Takes the animations off the layers and leaves views as they look.
  ///
  /// `withoutFinishing` says that the animator is done with, and no completion is called; else
  /// `finishAnimation(at:)` is expected. Does nothing if the animator is not active.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    settle(at: .current)
    if withoutFinishing {
      reset()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator at one of its ends or where it stands.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "only a stopped animator can be finished")
    for track in tracks.reversed() { track.setModel(finalPosition) }
    finish(finalPosition)
  }

  private func end() {
    progress.parameter = 1
    progress.base = 0
    run = nil
    if pausesOnCompletion { return show() }
    let position: UIViewAnimatingPosition = progress.isReversed ? .start : .end
    settle(at: position)
    finish(position)
  }

  private func finish(_ position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    tracks = []
    completions = []
    progress = AnimatorProgress()
  }

  /// Takes the animations off the layers and leaves them with the values of `position`.
  private func settle(at position: UIViewAnimatingPosition) {
    let shown = tracks.map { $0.shownValue() }
    for track in tracks { track.layer.removeAnimation(forKey: track.key) }
    for (track, shown) in zip(tracks, shown).reversed() {
      switch position {
      case .end: break
      case .start: track.setModel(.start)
      case .current: if let shown { track.setModel(shown) }
      }
    }
  }

  // MARK: Time

  private var clock: MediaClock { MediaClock.current }

  /// Makes an inactive animator active and has it make its changes.
  ///
  /// `isHeld` says that the animator is going to stand still. It shows its progress then even where
  /// nothing is animated: in a cell that is being made, say.
  private func activate(isHeld: Bool = false) {
    guard state == .inactive else { return }
    state = .active
    let changes = pending
    pending = []
    for change in changes { capture(change.changes, from: change.delayFactor, isHeld: isHeld) }
    show()
  }

  private func capture(_ changes: () -> Void, from delayFactor: Double, isHeld: Bool = false) {
    self.delayFactor = delayFactor
    if isHeld || UIView.areAnimationsEnabled {
      ViewAnimation.$isSuspended.withValue(false) {
        ViewAnimation(pace, recorder: self).run(changes)
      }
    } else {
      changes()
    }
  }

  private func progress(at time: TimeInterval) -> AnimatorProgress {
    guard let run else { return progress }
    var now = progress
    let passed = run.duration > 0 ? min(max((time - run.begin) / run.duration, 0), 1) : 1
    now.parameter += (1 - now.parameter) * passed
    return now
  }

  private func go(delay: TimeInterval, duration: TimeInterval) {
    let begin = clock.now + delay
    let end = clock.schedule(at: begin + duration) { self.end() }
    run = Run(begin: begin, duration: duration, end: end)
    show()
  }

  private func halt() {
    if let run { clock.cancel(run.end) }
    run = nil
  }

  /// Gives the layers' animations the pace of the run, or holds them where they are.
  private func show() {
    for track in tracks {
      let easing = pace.easing(vertically: track.path.isVertical)
      let way = progress.way(along: easing)
      if let run {
        track.go(way, begin: run.begin, duration: run.duration)
      } else {
        track.hold(way)
      }
    }
  }
}

extension UIViewPropertyAnimator: ChangeRecorder {
  func record(_ change: ViewChange, in animation: ViewAnimation) {
    tracks.append(
      AnimatorTrack(
        change, delay: delayFactor, easing: pace.easing(vertically: change.path.isVertical)))
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    addCompletion { (position: UIViewAnimatingPosition) in completion(position == .end) }
  }
}
